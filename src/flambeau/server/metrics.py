"""Metrics in the format of Prometheus: what an operator's dashboard shows."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

CHANGES: Final = Counter("flambeau_changes", "Changes of tables that were stored.", ["game"], registry=REGISTRY)
REFUSALS: Final = Counter("flambeau_refusals", "Requests that were refused.", ["status"], registry=REGISTRY)
FAULTS: Final = Counter("flambeau_faults", "Things that went wrong without anybody's fault.", registry=REGISTRY)
CHANGE_SECONDS: Final = Histogram(
    "flambeau_change_seconds",
    "From a change being asked for until it is stored and viewers are woken.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
    registry=REGISTRY,
)
TABLES: Final = Gauge("flambeau_open_tables", "Tables in memory.", registry=REGISTRY)
VIEWERS: Final = Gauge("flambeau_viewers", "Open sockets.", registry=REGISTRY)


def exposition() -> bytes:
    """All metrics as text."""
    return generate_latest(REGISTRY)
