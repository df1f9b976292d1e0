"""Turns ranks of given names in some years into weights of the decades between them."""

import math
from collections import Counter

DECADES = range(1920, 2030, 10)
ROOT = 0.6


def by_decade(ranked, deviation):
    """
    The weights by decade of names that are known by rank in some years: `ranked` has the year, the rank and the name. A rank r is
    worth (r + 4)^-.8, and a year as much less in a decade as the normal curve of this deviation says. The root of the sums leaves
    room for the many names that no list has. All of it is our estimate.
    """
    weights = {}
    for decade in DECADES:
        counts = weights.setdefault(decade, Counter())
        for year, rank, name in ranked:
            nearness = math.exp(-(((year - decade - 5) / deviation) ** 2) / 2)
            counts[name] += nearness * (rank + 4) ** -0.8
        for name in counts:
            counts[name] **= ROOT
        total = counts.total()
        for name in counts:
            counts[name] /= total
    return weights


def listed(text):
    """The year, the rank and the name of lines such as "1948 영수 영호"."""
    rows = []
    for line in text.strip().splitlines():
        year, *names = line.split()
        rows += [(int(year), rank, name) for rank, name in enumerate(names, 1)]
    return rows
