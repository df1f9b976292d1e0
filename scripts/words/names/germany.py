"""Estimates how frequent given names were among those born in Germany, which publishes no such table.

The people of German-speaking Switzerland tell how each name rose and fell. The candidates of two elections to the Bundestag tell how
much more or less frequent it is in Germany. The births of Berlin tell the names of children.
"""

import csv
from collections import Counter

from switzerland import DECADES, swiss

OF_LETTER = {'w': 'female', 'm': 'male'}
# The first decade whose children's names Berlin publishes.
CHILDREN = 2010
# The years in which Berlin tells first names from second ones.
BERLIN = range(2017, 2024)
# A name belongs to Germany if this many candidates have it, or this many children of Berlin, as whichever of their names.
CANDIDATES, BABIES = 3, 60
# The Swiss shares count as much as this many people in the ratio of a name, and as this many in the shares of a decade.
RATIO, DECADE = 2, 400


def candidates(sources):
    """The number of candidates by sex and decade of birth, and by name. Who stands twice counts once."""
    seen = set()
    people = {}
    for file in ('kand2021.csv', 'kand2025.csv'):
        with open(sources / file, encoding='utf-8-sig') as rows:
            for row in csv.DictReader(rows, delimiter=';'):
                name, *_ = (row.get('Rufname') or row['Vornamen']).split() or ['']
                person = row['Nachname'], name, row['Geburtsjahr']
                if name and row['Geschlecht'] in OF_LETTER and person not in seen:
                    seen.add(person)
                    key = OF_LETTER[row['Geschlecht']], int(row['Geburtsjahr']) // 10 * 10
                    people.setdefault(key, Counter())[name] += 1
    return people


def berlin(sources):
    """The number of first names by sex and decade, and of all names by sex, in the births of Berlin."""
    first, every = {}, {sex: Counter() for sex in OF_LETTER.values()}
    for file in sorted((sources / 'berlin').glob('*/*.csv')):
        year = int(file.parent.name)
        text = file.read_text(encoding='utf-8')
        rows = csv.DictReader(text.splitlines(), delimiter=max(',;', key=text.splitlines()[0].count))
        for row in rows:
            sex = OF_LETTER.get(row['geschlecht'])
            if sex:
                every[sex][row['vorname']] += int(row['anzahl'])
            if sex and year in BERLIN and row['position'] == '1':
                first.setdefault((sex, year // 10 * 10), Counter())[row['vorname']] += int(row['anzahl'])
    return first, every


def german(sources):
    """Yields the sex, the name, the decade and the share of the name among those born in it."""
    swiss_people, here = swiss(sources, 'de'), candidates(sources)
    children, babies = berlin(sources)
    for sex in OF_LETTER.values():
        total = sum((counts for (each, _), counts in here.items() if each == sex), Counter())
        usual = {name for name, count in total.items() if count >= CANDIDATES}
        usual |= {name for name, count in babies[sex].items() if count >= BABIES}
        shares = {decade: shares_of(swiss_people.get((sex, decade), Counter()), usual) for decade in DECADES}
        for decade in DECADES:
            if decade >= CHILDREN:
                counts = children[sex, decade]
            else:
                ratio = ratios(sex, decade, shares, here)
                prior = shares_of({name: share * ratio(name) for name, share in shares[decade].items()}, usual)
                counts = Counter({name: share * DECADE for name, share in prior.items()})
                counts.update({name: count for name, count in here.get((sex, decade), {}).items() if name in usual})
            for name, share in shares_of(counts, usual).items():
                yield sex, name, decade, share * 1e6


def ratios(sex, decade, shares, here):
    """How much more frequent a name is in Germany than in Switzerland. A decade counts half as much as the one that is nearer."""
    found, expected = Counter(), Counter()
    for other, of_decade in shares.items():
        weight = 0.5 ** (abs(other - decade) / 10)
        people = here.get((sex, other), Counter())
        for name, count in people.items():
            found[name] += weight * count
        for name, share in of_decade.items():
            expected[name] += weight * share * people.total()
    return lambda name: (found[name] + RATIO) / (expected[name] + RATIO)


def shares_of(counts, usual):
    total = sum(count for name, count in counts.items() if name in usual)
    return {name: count / total for name, count in counts.items() if name in usual and count}

