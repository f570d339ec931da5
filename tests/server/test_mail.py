"""E-mail reaches a real SMTP server, and nothing a person writes becomes a header of it."""

import asyncio
from dataclasses import replace

import pytest

from ludage.server import mail
from ludage.server.digest import Digest, NotDelivered, Turn, compose, harmless
from ludage.server.mail import Mail
from ludage.server.settings import Settings
from tests.patience import patient
from tests.server.smtp_server import smtp_server

pytestmark = pytest.mark.anyio

URL = "https://ludage.example"
DIGEST = compose("en", "Ada", [Turn("t1", "Friday", "Age of Gods")], URL)


def by(port: int, user: str = "") -> Mail:
    return Mail(
        Settings(smtp=f"smtp://{user}127.0.0.1:{port}", mail_from="bot@ludage.example", public_url=URL)
    )


async def refused(port: int, address: str = "ada@home.example") -> NotDelivered:
    with pytest.raises(NotDelivered) as failure:
        await by(port).send(address, DIGEST)
    return failure.value


async def test_a_message_arrives_with_all_it_needs() -> None:
    async with smtp_server() as smtp:
        await by(smtp.port).send("ada@home.example", DIGEST)
    (message,) = smtp.messages
    assert smtp.recipients() == ["ada@home.example"]
    assert smtp.commands[0] == "EHLO ludage.example"
    assert (message["From"], message["To"]) == ("Ludage <bot@ludage.example>", "ada@home.example")
    assert message["Subject"] == "Your turn: Friday"
    assert message["Message-ID"].endswith("@ludage.example>")
    assert message["Date"]
    assert message["Auto-Submitted"] == "auto-generated"
    assert message["List-Unsubscribe"] == "<https://ludage.example/settings>"
    assert message.get_content().replace("\r\n", "\n") == (
        "Hello Ada, this table is waiting for you:\n\n"
        "Friday (Age of Gods)\nhttps://ludage.example/tables/t1\n\n"
        "You get this message because you asked for it. To get fewer of them, or none, change your settings:\n"
        "https://ludage.example/settings\n"
    )


async def test_letters_of_all_languages_arrive() -> None:
    digest = compose("fr", "Zoë", [Turn("t1", "Été 夏 🎲", "L’âge des dieux")], URL)
    async with smtp_server() as smtp:
        await by(smtp.port).send("zoe@home.example", digest)
    (message,) = smtp.messages
    assert message["Subject"] == "À vous de jouer\u00a0: Été 夏 🎲"
    assert "Été 夏 🎲 (L’âge des dieux)" in message.get_content()
    assert smtp.raw[0].isascii()


@pytest.mark.parametrize(
    "name",
    ["Friday\r\nBcc: everybody@home.example", "Friday\nX: y", "a\r\n\r\nbody", "\u2028Bcc: x@y.example\x00"],
)
async def test_a_name_of_a_table_is_no_header(name: str) -> None:
    digests = [
        compose("en", name, [Turn("t1", name, "Age of Gods")], URL),
        replace(DIGEST, subject=name.replace("\x00", "")),
    ]
    async with smtp_server() as smtp:
        for digest in digests:
            await by(smtp.port).send("ada@home.example", digest)
    assert smtp.recipients() == ["ada@home.example"] * 2
    for message in smtp.messages:
        assert "Bcc" not in message
        assert "X" not in message
        assert message.get_content().startswith("Hello")


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ada",
        "a@b.example, c@d.example",
        "a@b.example\r\nBcc: c@d.example",
        "<a@b.example>",
        "a b@c.example",
        "@",
    ],
)
async def test_what_is_no_address_gets_nothing(address: str) -> None:
    async with smtp_server() as smtp:
        assert (await refused(smtp.port, address)).final
    assert smtp.commands == []


@pytest.mark.parametrize(
    ("answers", "final"),
    [
        ({"RCPT": "550 no such person"}, True),
        ({"RCPT": "452 mailbox full"}, False),
        ({"MAIL": "550 not from you"}, False),
        ({"DATA": "554 no"}, False),
        ({"CONNECT": "421 busy"}, False),
        ({"EHLO": "500 what", "HELO": "500 what"}, False),
    ],
    ids=str,
)
async def test_only_an_unknown_recipient_is_final(answers: dict[str, str | None], final: bool) -> None:
    async with smtp_server(answers) as smtp:
        assert (await refused(smtp.port)).final is final


@pytest.mark.parametrize("silent", ["CONNECT", "EHLO", "RCPT"])
async def test_a_silent_server_is_left_after_a_while(monkeypatch: pytest.MonkeyPatch, silent: str) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.3)
    async with asyncio.timeout(patient(20)), smtp_server({silent: None}) as smtp:
        assert not (await refused(smtp.port)).final


async def test_nobody_there() -> None:
    async with smtp_server() as smtp:
        port = smtp.port
    assert not (await refused(port)).final


async def test_user_and_password_come_from_the_address() -> None:
    async with smtp_server() as smtp:
        await by(smtp.port, "ada%40home:p%3Aw%2F@").send("ada@home.example", DIGEST)
    # base64 of \\0ada@home\\0p:w/
    assert "AUTH PLAIN AGFkYUBob21lAHA6dy8=" in smtp.commands


def test_a_password_goes_to_another_machine_only_under_tls() -> None:
    def tls(url: str) -> tuple[bool, bool | None, int]:
        made = Mail(Settings(smtp=url))
        return made.tls, made.start_tls, made.port

    assert tls("smtp://mail.example") == (False, None, 25)
    assert tls("smtp://u:p@mail.example") == (False, True, 587)
    assert tls("smtp://u:p@mail.example:2525") == (False, True, 2525)
    assert tls("smtps://u:p@mail.example") == (True, False, 465)
    assert tls("smtp://u:p@localhost") == (False, False, 587)
    assert tls("smtp://[::1]") == (False, False, 25)


@pytest.mark.parametrize("url", ["mail.example", "http://mail.example", "smtp://", "smtp:mail.example"])
def test_a_wrong_setting_is_told_at_once_without_the_password(url: str) -> None:
    with pytest.raises(ValueError, match="server setting smtp"):
        Mail(Settings(smtp=url))
    with pytest.raises(ValueError, match="server setting mail from"):
        Mail(Settings(smtp="smtp://u:secret@mail.example", mail_from="nobody"))


def test_a_name_of_the_sender_may_be_given() -> None:
    made = Mail(Settings(smtp="smtp://localhost", mail_from="Table of friends <club@home.example>"))
    assert made.message("a@b.example", DIGEST)["From"] == "Table of friends <club@home.example>"


def test_a_digest_names_a_table_by_its_game_if_it_has_no_name() -> None:
    digest = compose("xx", "Ada", [Turn("t1", " ", "Age of Gods")], URL + "/")
    assert digest.subject == "Your turn: Age of Gods"
    assert digest.tables == (("Age of Gods", f"{URL}/tables/t1"),)


def test_a_digest_of_very_many_tables_shows_the_first_twenty() -> None:
    digest = compose("en", "Ada", [Turn(f"t{n}", f"Table {n}", "Age of Gods") for n in range(23)], URL)
    assert digest.subject == "Your turn at 23 tables"
    assert len(digest.tables) == 20
    assert "… and 3 more tables." in digest.body()


@pytest.mark.parametrize(
    ("words", "harmless_words"),
    [
        ("people:orcs", "people: orcs"),
        ("seat:x", "seat: x"),
        ("10:30, room 2/3", "10:30, room 2/3"),
        ("http://evil.example", "http: //evil.example"),
        ("a\r\n\tb\u202ec\x00", "a b c"),
        ("", ""),
    ],
)
def test_words_of_others_are_made_harmless(words: str, harmless_words: str) -> None:
    assert harmless(words) == harmless_words
    assert isinstance(compose("en", words, [Turn("t1", words, "Age of Gods")], URL), Digest)
