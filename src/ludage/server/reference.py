"""The reference of the HTTP API at /docs: one plain page made from the OpenAPI text, needing nothing from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
h2 { margin-top: 3rem; text-transform: capitalize; }
section { border-top: 1px solid #8888; padding: 0.5rem 0; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: start; vertical-align: top; padding: 0.2rem 0.8rem 0.2rem 0; border-top: 1px solid #8884; }
:root { color-scheme: light dark; }
"""


class ReferencePage(OpenAPIRenderPlugin):
    """Every request with what it takes and answers, then every schema."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        address = f"{self.get_openapi_json_route(request)}"
        return "\n".join(_page(openapi_schema, address)).encode()


def _page(schema: dict[str, Any], address: str) -> Iterator[str]:
    title = escape(f"{schema['info']['title']} {schema['info']['version']}: HTTP API")
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<style>{STYLE}</style></head><body><h1>{title}</h1>"
    yield f'<p>The same for programs: <a href="{escape(address)}"><code>{escape(address)}</code></a>.'
    yield "Live play goes over a WebSocket, which docs/api.md describes.</p>"
    operations: dict[str, list[tuple[str, str, dict[str, Any]]]] = {}
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            operations.setdefault((operation.get("tags") or ["other"])[0], []).append(
                (method, path, operation)
            )
    for tag, found in operations.items():
        yield f"<h2>{escape(tag)}</h2>"
        for method, path, operation in found:
            yield from _operation(method, path, operation)
    yield "<h2>Schemas</h2>"
    for name, each in sorted(schema.get("components", {}).get("schemas", {}).items()):
        yield from _schema(name, each)
    yield "</body></html>"


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"
    yield f"<p>{escape(operation.get('description') or operation.get('summary') or '')}</p><table>"
    for parameter in operation.get("parameters", []):
        needed = " (required)" if parameter.get("required") else ""
        where = f"{parameter['in']} <code>{escape(parameter['name'])}</code>{needed}"
        yield f"<tr><th>{where}</th><td>{_type(parameter.get('schema', {}))}</td></tr>"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield f"<tr><th>body</th><td>{_type(content.get('schema', {}))}</td></tr>"
    for status, response in operation.get("responses", {}).items():
        types = [_type(content.get("schema", {})) for content in response.get("content", {}).values()]
        told = " ".join(types) if status < "300" else f"{' '.join(types)} {escape(response['description'])}"
        yield f"<tr><th>{escape(status)}</th><td>{told}</td></tr>"
    yield "</table></section>"


def _schema(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f'<section id="{escape(name)}"><h3>{escape(name)}</h3>'
    yield f"<p>{escape(schema.get('description', ''))}</p><table>"
    for field, each in schema.get("properties", {}).items():
        default = f", else <code>{escape(str(each['default']))}</code>" if "default" in each else ""
        yield f"<tr><th><code>{escape(field)}</code></th><td>{_type(each)}{default}</td></tr>"
    yield "</table></section>"


def _type(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for many in ("oneOf", "anyOf"):
        if many in schema:
            return " or ".join(_type(each) for each in schema[many])
    kinds = schema.get("type", "anything")
    words = []
    for kind in kinds if isinstance(kinds, list) else [kinds]:
        if kind == "array":
            words.append(f"list of {_type(schema.get('items', {}))}")
        elif kind == "object" and isinstance(schema.get("additionalProperties"), dict):
            words.append(f"by name: {_type(schema['additionalProperties'])}")
        else:
            words.append(escape(str(kind)))
    return " or ".join(words)
