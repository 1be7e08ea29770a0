"""Metrics of a process, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "tilewright_requests",
            "Requests answered, by method and status.",
            ["method", "status"],
            registry=self.registry,
        )
        self.messages = Counter(
            "tilewright_messages",
            "Messages received on sockets, by type and outcome.",
            ["type", "outcome"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "tilewright_command_seconds",
            "From a message received to its answer.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.sockets = self._gauge("tilewright_sockets", "Open sockets.")
        self.tables = self._gauge("tilewright_tables", "Matches in memory.")
        self.batches = self._gauge("tilewright_batches", "Transactions of the ledger so far.")
        self.changes = self._gauge("tilewright_changes", "Steps of matches written so far.")
        self.replaced = self._gauge("tilewright_workers_replaced", "Workers replaced so far.")

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry)
