"""Figures for the operator: Prometheus at /metrics, a plain answer at /healthz, logs as JSON lines."""

import json
import logging
import time
from functools import partial
from typing import Any

from litestar import get
from litestar.di import NamedDependency
from litestar.exceptions import ServiceUnavailableException
from litestar.response import Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ludage.server.given import GivenServices
from ludage.server.services import Services


class Metrics:
    """What is counted in this process."""

    def __init__(self, services: Services) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "ludage_http_requests", "HTTP requests by status", ["status"], registry=self.registry
        )
        self.seconds = Histogram("ludage_http_seconds", "Time to answer a request", registry=self.registry)
        rows = Counter("ludage_rows", "Rows written to tables by this process", registry=self.registry)
        services.tables.count_row = rows.inc
        watchers = Gauge("ludage_watchers", "Open connections", registry=self.registry)
        watchers.set_function(lambda: sum(len(each) for each in services.hub.watchers.values()))
        loaded = Gauge("ludage_tables_in_memory", "Tables in memory", registry=self.registry)
        loaded.set_function(services.tables.count_loaded)
        for name in ("asked", "answered", "killed", "died", "fallbacks"):
            gauge = Gauge(f"ludage_bots_{name}", f"Bot decisions {name}", registry=self.registry)
            gauge.set_function(partial(getattr, services.thinkers, name))


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics_page(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(metrics.registry), media_type="text/plain; version=0.0.4")


@get("/healthz", include_in_schema=False)
async def health(services: GivenServices) -> dict[str, str]:
    """Whether this process serves: the database answers and can be written."""
    why = await services.pulse.unwritable()
    if why is not None:
        raise ServiceUnavailableException(f"the database cannot be written: {why}")
    return {"status": "ok"}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(as_json: bool, level: str = "INFO") -> None:
    """Log lines to standard error."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # It tells every address, and a webhook's is a secret.
    logging.getLogger("httpx").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(names_nobody)


def names_nobody(record: logging.LogRecord) -> bool:
    """Not the line about a new WebSocket: it tells where a person is, and the invitation he holds."""
    return '"WebSocket ' not in str(record.msg)
