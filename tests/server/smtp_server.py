"""A small real SMTP server on a loopback address: it keeps what it is sent, or refuses as it is told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default


class SmtpServer:
    """`answers` replaces its answer to a command, by the command's first word; None is silence."""

    def __init__(self, answers: dict[str, str | None] | None = None) -> None:
        self.answers = answers or {}
        self.commands: list[str] = []
        self.raw: list[bytes] = []
        self.port = 0
        self.connections = 0

    @property
    def messages(self) -> list[EmailMessage]:
        parsed = [message_from_bytes(raw, policy=default) for raw in self.raw]
        return [message for message in parsed if isinstance(message, EmailMessage)]

    def recipients(self) -> list[str]:
        return [command[9:-1] for command in self.commands if command.startswith("RCPT TO:<")]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, to its end."""
        self.connections += 1
        try:
            await self._talk(reader, writer)
        finally:
            writer.close()
            self.connections -= 1

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        word, answer = "", self.answers.get("CONNECT", "220 ready")
        while answer is not None:
            writer.write(answer.encode() + b"\r\n")
            if word == "QUIT" or not (line := await reader.readline()):
                break
            self.commands.append(line.decode().rstrip("\r\n"))
            word = self.commands[-1].split(" ")[0].upper()
            usual = {"EHLO": "250-here\r\n250 AUTH PLAIN", "AUTH": "235 welcome", "QUIT": "221 bye"}
            answer = self.answers.get(word, usual.get(word, "250 fine"))
            if word == "DATA" and "DATA" not in self.answers:
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                self.raw.append(data[:-3].replace(b"\r\n..", b"\r\n."))
        while answer is None and await reader.read(1024):
            pass


@asynccontextmanager
async def smtp_server(answers: dict[str, str | None] | None = None) -> AsyncIterator[SmtpServer]:
    """The server, listening."""
    smtp = SmtpServer(answers)
    server = await asyncio.start_server(smtp.serve, "127.0.0.1", 0)
    smtp.port = server.sockets[0].getsockname()[1]
    yield smtp
    server.close()
    await server.wait_closed()
    while smtp.connections:
        await asyncio.sleep(0.01)
