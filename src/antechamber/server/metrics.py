"""What Prometheus may ask. Each server counts for itself."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("antechamber_tables_open", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("antechamber_sockets", "Devices that are connected", registry=self.registry)
        self.answers = Counter("antechamber_answers", "Entries written to the log", ["by"], registry=self.registry)
        self.refused = Counter("antechamber_refused", "What was refused", ["problem"], registry=self.registry)
        self.saving = Histogram(
            "antechamber_answer_seconds", "From a message to its commit", buckets=QUICK, registry=self.registry
        )
        self.thinking = Histogram(
            "antechamber_thinking_seconds", "How long bots think", ["level"], buckets=SLOW, registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
