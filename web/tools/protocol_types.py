"""Writes `web/src/protocol.ts`: the client's types of all messages, made from the server's own structs.

Run it after a change of these: `python web/tools/protocol_types.py`. A test fails when the file is stale.
"""

import importlib
import inspect
import pkgutil
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from ludage import server
from ludage.server import messages

FILE = Path(__file__).parents[1] / "src" / "protocol.ts"
HEAD = """\
// Made from the server's structs by web/tools/protocol_types.py. Do not edit: change the structs, run that again.
"""
REQUESTS = ("NewTable", "NewGuest", "Changes", "Join", "Fill", "Away", "Order")
"""Bodies that the client sends over HTTP."""


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the wire: the messages first, then those of the other modules."""
    found: dict[str, type[msgspec.Struct]] = {}
    others = sorted(module.name for module in pkgutil.iter_modules(server.__path__))
    for module in (messages, *(importlib.import_module(f"{server.__name__}.{name}") for name in others)):
        for name, value in vars(module).items():
            if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct:
                found.setdefault(name, value)
    return list(found.values())


def asked(struct: type[msgspec.Struct]) -> bool:
    """Whether the client sends it: a field that has a default may be left out."""
    return struct in messages.FromClient.__args__ or struct.__name__ in REQUESTS


def written() -> str:
    """The whole file."""
    parts = [HEAD]
    parts += [interface(struct) for struct in structs()]
    parts.append(union("ToClient", messages.ToClient))
    parts.append(union("FromClient", messages.FromClient))
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"/** {(inspect.getdoc(struct) or struct.__name__).splitlines()[0]} */"]
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    for field in info.fields:
        optional = not field.required and (asked(struct) or struct.__struct_config__.omit_defaults)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {typescript(field.type)}")
    return "\n".join([*lines, "}", ""])


def union(name: str, members: Any) -> str:
    """A tagged union."""
    names = " | ".join(member.__name__ for member in members.__args__)
    return f"export type {name} = {names}\n"


def typescript(of: types.Type) -> str:
    """A type in TypeScript."""
    match of:
        case types.StructType():
            return of.cls.__name__
        case types.UnionType():
            return " | ".join(typescript(part) for part in of.types)
        case types.ListType():
            inner = typescript(of.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(typescript(part) for part in of.item_types)}]"
        case types.DictType():
            return f"Record<{typescript(of.key_type)}, {typescript(of.value_type)}>"
        case types.LiteralType():
            return " | ".join(repr(value) for value in of.values)
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "any"
        case types.Metadata():
            written = (of.extra or {}).get("typescript")  # of what is sent encoded
            return typescript(of.type) if written is None else str(written)
    raise TypeError(f"protocol_types does not know how to write {of!r} in TypeScript: add it")


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
