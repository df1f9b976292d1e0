"""Estimates how frequent given names were among those born in Italy in other years than 1999.

The people of Italian-speaking Switzerland tell how each name rose and fell. The births of 1999 in Italy tell which names are Italian, and
how much more or less frequent each is there.
"""

import json
from collections import Counter

from accents import plain
from switzerland import rows_of, swiss

# Registers write an accent as an apostrophe. It is grave, but in names that are not Italian.
FOREIGN = {"ANDRE'": 'André', "DESIRE'": 'Desiré', "DESIREE'": 'Desirée', "CHLOE'": 'Chloé'}
GRAVE = str.maketrans('AEIOU', 'ÀÈÌÒÙ')
# Names of fewer births in 1999 are left out.
LEAST = 60

# The Swiss decades around 1999.
NEAR = 1990, 2000
# The Swiss shares count as much as this many people in the ratio of a name.
RATIO = 20


def births_of_1999(sources):
    """The births by sex and single given name. Both lists of the source have some names of the other sex."""
    births = {}
    for sex in ('female', 'male'):
        births[sex] = Counter()
        for item in json.loads((sources / f'{sex}FirstNames.json').read_text())['items']:
            name = item['value']
            if name.endswith("'"):
                name = FOREIGN.get(name, name[:-2] + name[-2].translate(GRAVE))
            births[sex][name.title()] += item['weight']
    accented = {plain(name): name for counts in births.values() for name in counts if plain(name) != name}
    written = {sex: Counter() for sex in births}
    for sex, counts in births.items():
        for name, count in counts.items():
            written[sex][accented.get(name, name)] += count
    return {
        sex: {name: count for name, count in counts.items() if ' ' not in name and count >= max(LEAST, written[other][name])}
        for (sex, counts), other in zip(written.items(), ('male', 'female'))
    }


def italian(sources):
    """Yields the sex, the name, the decade and the expected number of people."""
    births = births_of_1999(sources)
    people = swiss(sources, 'it')
    expected = {}
    for (sex, decade), counts in people.items():
        listed = births[sex]
        near = sum((people[sex, each] for each in NEAR), Counter())
        size = sum(count for name, count in near.items() if name in listed) / sum(listed.values())
        expected[sex, decade] = {
            name: count * (listed[name] * size + RATIO) / (near[name] + RATIO) for name, count in counts.items() if name in listed
        }
    yield from rows_of(expected)

