"""The picture of the shares: sound XML, bars as long as what they show."""

from xml.etree import ElementTree

from ludage.arena.figures import wilson
from ludage.arena.picture import LEFT, RIGHT, WIDTH, Bar, picture, pictures

SVG = "{http://www.w3.org/2000/svg}"
LONG = "greedy@some/very/long/folder/<weights>&more.toml"


def drawn() -> ElementTree.Element:
    bars = [(LONG, wilson(0.75, 40)), ("random", wilson(0.25, 40))]
    return ElementTree.fromstring(picture("A & B", bars, 0.5, lambda share: f"{share:.0%}"))


def test_bars_are_as_long_as_their_shares() -> None:
    bars = [part for part in drawn().iter(f"{SVG}rect") if part.get("class") == "bar"]
    whole = WIDTH - LEFT - RIGHT
    assert [float(bar.get("width", "")) / whole for bar in bars] == [0.75, 0.25]


def test_names_and_figures_are_written_whole_or_shortened() -> None:
    texts = [part.text or "" for part in drawn().iter(f"{SVG}text")]
    assert texts[0] == "A & B"
    assert "random" in texts
    shortened = next(text for text in texts if text.startswith("…"))
    assert LONG.endswith(shortened[1:])
    assert "75% (60% – 86%)" in texts


def test_it_is_readable_in_light_and_dark() -> None:
    style = drawn().find(f"{SVG}style")
    assert style is not None
    assert "prefers-color-scheme: dark" in (style.text or "")


def test_many_tournaments_stand_in_groups_each_with_its_own_par_and_target() -> None:
    share = wilson(0.6, 40)
    groups = [
        ("two & two", [Bar("a", share, 0.5, 0.75), Bar("b", share, 0.5)]),
        ("four", [Bar("c", share, 0.25, 1.0)]),
    ]
    legend = ("an equal", "the aim")
    root = ElementTree.fromstring(pictures("T", groups, legend, lambda share: f"{share:.0%}"))
    whole = WIDTH - LEFT - RIGHT

    def marks(kind: str) -> list[float]:
        lines = [part for part in root.iter(f"{SVG}line") if part.get("class") == kind]
        return [(float(line.get("x1", "")) - LEFT) / whole for line in lines][
            :-1
        ]  # the last one is the legend's

    assert marks("par") == [0.5, 0.5, 0.25]
    assert marks("target") == [0.75, 1.0]
    texts = [part.text for part in root.iter(f"{SVG}text")]
    assert {"T", "two & two", "four", "a", "b", "c", *legend} <= set(texts)
    height = float(root.get("height", ""))
    assert all(float(part.get("y", 0)) < height for part in root.iter(f"{SVG}text"))
