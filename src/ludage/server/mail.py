"""E-mail over SMTP."""

import asyncio
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ludage.server.digest import Digest, NotDelivered
from ludage.server.identity import check_email
from ludage.server.refusals import Refusal
from ludage.server.settings import Settings, unfit

SECONDS = 20.0
"""For one message, from the connection to the server's word that it has it."""


class Mail:
    """The operator's mail server, given as `smtp://user:password@host:port` or `smtps://...`.

    smtp:// turns to TLS when the server offers it, and must when there is a password to send. To a server on this
    very machine it goes plainly: its certificate, if any, is seldom one that could be checked.
    """

    def __init__(self, settings: Settings) -> None:
        url = urlsplit(settings.smtp)
        if url.scheme not in ("smtp", "smtps") or not url.hostname:
            raise unfit("server-setting-smtp", "smtp", "…")  # it may hold a password
        self.host = url.hostname
        self.user = unquote(url.username) if url.username else None
        self.password = unquote(url.password) if url.password else None
        self.tls = url.scheme == "smtps"
        self.start_tls: bool | None = None if self.user is None else True
        if self.tls or _here(self.host):
            self.start_tls = False
        self.port = url.port or (465 if self.tls else 25 if self.user is None else 587)
        self.site = urlsplit(settings.public_url).hostname or "localhost"
        name, address = parseaddr(settings.mail_from)
        try:
            self.sender = Address(display_name=name or "Ludage", addr_spec=check_email(address))
        except (Refusal, ValueError, MessageError):
            raise unfit("server-setting-mail-from", "mail_from", settings.mail_from) from None

    async def send(self, address: str, digest: Digest) -> None:
        """Send, or raise NotDelivered."""
        message = self.message(address, digest)
        try:
            async with asyncio.timeout(SECONDS):
                await aiosmtplib.send(
                    message,
                    hostname=self.host,
                    port=self.port,
                    username=self.user,
                    password=self.password,
                    use_tls=self.tls,
                    start_tls=self.start_tls,
                    timeout=SECONDS,
                    local_hostname=self.site,  # or it would look up its own name, and wait for that
                )
        except TimeoutError:
            raise NotDelivered(f"the mail server took more than {SECONDS:.0f} s") from None
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise NotDelivered("the recipient is refused", final=_final(error)) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotDelivered(f"{type(error).__name__}: {error}") from None

    def message(self, address: str, digest: Digest) -> EmailMessage:
        """The message. Whatever the names in it, its headers are ours."""
        try:
            recipient = Address(addr_spec=check_email(address))
        except (Refusal, ValueError, MessageError):
            raise NotDelivered("not an e-mail address", final=True) from None
        message = EmailMessage(policy=SMTP)
        message["From"] = self.sender
        message["To"] = recipient
        message["Subject"] = " ".join(digest.subject.splitlines())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid("ludage", self.site)
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{digest.settings_link}>"
        message.set_content(digest.body(), cte="quoted-printable")
        return message


def _here(host: str) -> bool:
    """Whether the host is this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _final(error: aiosmtplib.SMTPRecipientsRefused) -> bool:
    """A code from 500 on says: never; below, for instance a full mailbox: not now."""
    return all(refused.code >= 500 for refused in error.recipients)
