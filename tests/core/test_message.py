"""What the engine says: messages, refusals, forecasts."""

import json

import pytest

from ludage.core.message import (
    SHOWN,
    Chance,
    Forecast,
    IllegalAction,
    Line,
    Message,
    Problem,
    Refusal,
    outside,
)
from ludage.texts import Texts


def test_a_message_is_its_key_its_arguments_and_its_rule() -> None:
    message = Message("prompt-bets", {"left": 2}, "AOG-PREDICT-01")
    assert message.to_dict() == {"key": "prompt-bets", "args": {"left": 2}, "rule": "AOG-PREDICT-01"}
    assert message == Message("prompt-bets", {"left": 2}, "AOG-PREDICT-01")
    assert hash(message) == hash(Message("prompt-bets", {"left": 2}, "AOG-PREDICT-01"))
    for other in (
        Message("prompt-bet", {"left": 2}, "AOG-PREDICT-01"),
        Message("prompt-bets", {"left": 1}, "AOG-PREDICT-01"),
        Message("prompt-bets", {"left": 2}),
    ):
        assert message != other
    assert message != "prompt-bets"


def test_a_message_without_arguments_or_rule_has_none() -> None:
    assert Message("prompt-god").to_dict() == {"key": "prompt-god", "args": {}, "rule": ""}


def test_a_message_shows_what_it_holds() -> None:
    assert (
        repr(Message("key", {"people": "people:orcs"}, "R-1"))
        == "Message('key', people='people:orcs', rule=R-1)"
    )
    assert repr(Refusal("refusal-x")) == "Refusal('refusal-x')"


def test_a_refusal_about_something_leaves_the_constant_as_it_is() -> None:
    constant = Refusal("refusal-fortify-twice", rule="AOG-FORT-02")
    about = constant.about(territory="territory:t12")
    assert isinstance(about, Refusal)
    assert about.to_dict() == {
        "key": "refusal-fortify-twice",
        "args": {"territory": "territory:t12"},
        "rule": "AOG-FORT-02",
    }
    assert constant.args == {}


def test_an_illegal_action_says_the_reason_the_rule_and_what_it_is_about() -> None:
    refusal = Refusal("refusal-fortify-twice", {"territory": "territory:t12"}, "AOG-FORT-02")
    error = IllegalAction("fortify t12", refusal)
    assert str(error) == "'fortify t12' is not allowed: fortify twice (AOG-FORT-02) [territory territory:t12]"
    assert error.refusal is refusal
    assert error.action == "fortify t12"
    with pytest.raises(ValueError, match="not allowed"):
        raise error


def test_an_illegal_action_without_a_rule_cites_none() -> None:
    assert str(IllegalAction("pass", Refusal("refusal-game-over"))) == "'pass' is not allowed: game over"


def test_a_problem_is_a_message_and_a_line_for_programmers() -> None:
    problem = Problem("problem-no-option", {"game": "demo", "option": "wings"})
    assert problem.said == Message("problem-no-option", {"game": "demo", "option": "wings"})
    assert str(problem) == "no option [game demo, option wings]"
    assert str(Problem("record-twice", {"line": 3}, "R-1")) == "record twice (R-1) [line 3]"
    with pytest.raises(ValueError, match=r"\Ano game\Z"):
        raise Problem("problem-no-game")


def test_what_comes_from_outside_is_one_line_of_a_sane_length() -> None:
    given = outside(plain="Les Orcs", number=-3, odd="a\nb\x1b[0m\u202e\ud800", long="x" * 5000)
    assert given["plain"] == "Les Orcs"
    assert given["number"] == -3
    assert given["odd"] == r"a\nb\x1b[0m\u202e\ud800"
    assert given["long"] == "x" * (SHOWN - 1) + "…"
    spelled = outside(odd="\x00" * 5000)["odd"]
    assert isinstance(spelled, str)
    assert len(spelled) == SHOWN


@pytest.mark.parametrize("text", ["people:orcs", "seat:0", "a_b:C-3_x"])
def test_what_looks_like_a_reference_is_none_when_it_comes_from_outside(text: str) -> None:
    texts = Texts("en", [])
    for shown in (outside(game=text, games=["x"]), outside(game="x", games=[text])):
        said = texts.say("problem-no-game", shown)
        assert text in said.replace("\u2060", "")


@pytest.mark.parametrize("text", ["http://localhost:8000", "players: 3", "C:\\box", "Seat:0", "a:b:c", ":"])
def test_what_looks_like_no_reference_is_left_as_it_is(text: str) -> None:
    assert outside(text=text) == {"text": text}


def test_a_forecast_adds_up_and_is_plain_data() -> None:
    forecast = Forecast(
        [Line(2, Message("cause-card")), Line(-3, Message("cause-peace", {"god": "god:novalis"}, "R-1"))],
        [Chance("chance-success", 2, 6)],
    )
    assert forecast.total == -1
    data = forecast.to_dict()
    assert json.loads(json.dumps(data)) == data
    assert data == {
        "lines": [
            {"amount": 2, "cause": {"key": "cause-card", "args": {}, "rule": ""}},
            {"amount": -3, "cause": {"key": "cause-peace", "args": {"god": "god:novalis"}, "rule": "R-1"}},
        ],
        "total": -1,
        "chances": [{"of": "chance-success", "ways": 2, "outof": 6}],
    }


def test_a_forecast_of_nothing_is_empty() -> None:
    assert Forecast([]).to_dict() == {"lines": [], "total": 0, "chances": []}


def test_a_forecast_shows_its_lines_and_chances() -> None:
    shown = repr(Forecast([Line(1, Message("cause-card"))], [Chance("chance-success", 1, 6)]))
    assert shown == "Forecast([Line(+1, Message('cause-card'))], [Chance('chance-success', 1/6)])"
