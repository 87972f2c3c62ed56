"""How fast a client may be: buckets of tokens that fill up again."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.tokens = size
        self.at = monotonic()

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each address; those that were not seen for long are forgotten."""

    MOST = 10_000

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address) or Bucket(self.per_minute, self.per_minute / 60)
        self.buckets[address] = bucket
        self.buckets.move_to_end(address)
        if len(self.buckets) > self.MOST:
            self.buckets.popitem(last=False)
        return bucket.take()
