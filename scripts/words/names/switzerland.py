"""Reads the people of Switzerland by language of their region, sex and year of birth, and by given name."""

import json
from collections import Counter

SEXES = {'F': 'female', 'M': 'male'}
DECADES = range(1920, 2030, 10)


def swiss(sources, language):
    """The number of people by sex and decade of birth, and by name."""
    people = {}
    for letter, sex in SEXES.items():
        table = json.loads((sources / f'detail-{letter}.json').read_text())
        for name, regions in table['names'].items():
            for year, count in zip(table['years'], regions.get(language, ())):
                people.setdefault((sex, year // 10 * 10), Counter())[name] += count
    return {key: counts for key, counts in people.items() if key[1] in DECADES}


def rows_of(people):
    """Yields the sex, the name, the decade and the number of people."""
    for (sex, decade), counts in people.items():
        for name, count in counts.items():
            if count:
                yield sex, name, decade, count
