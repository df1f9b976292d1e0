"""Writes phone-areas.tsv: the area codes of towns in the United States and Brazil, and of those in China whose names in Chinese are known.

    python3 scripts/places/towns/extract_phone_areas.py PACKAGES

PACKAGES is a folder with `phonenumbers`, the Python package of python3-phonenumbers 8.12.57 (Debian), whose geocoding data are those of
libphonenumber (Apache License 2.0). A town that they do not name has the codes of the nearest one in its region that they name.
"""

import math
import re
import sys
import unicodedata
from collections import Counter
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from phonenumbers import is_valid_number, parse  # noqa: E402
from phonenumbers.geodata import GEOCODE_DATA  # noqa: E402

HERE = Path(__file__).parent
WORLD = HERE.parents[2] / 'src/adapters/places/world'
# The most codes of a town, and the least share of its prefixes that one must have.
MOST, LEAST = 3, 0.25
# Names of other tables: the boroughs of New York but for Manhattan share their codes.
SAME = {'New York City': 'newyork', 'Manhattan': 'newyork', 'The Bronx': 'brooklyn', 'Queens': 'brooklyn', 'Staten Island': 'brooklyn'}
# What an area code counts that belongs to one town as a whole, in prefixes.
WHOLE = 1000


def folded(text):
    letters = unicodedata.normalize('NFD', text.lower())
    return re.sub(r'[^a-z]', '', ''.join(each for each in letters if not unicodedata.combining(each)))


def is_long(code):
    """Whether the Chinese numbers of an area have eight digits, as those for tests have."""
    return '-' not in code and is_valid_number(parse(f'+86{code}10464042'))


def rows(file):
    lines = (WORLD / file).read_text(encoding='utf-8').splitlines()
    return [line.split('\t') for line in lines if not line.startswith('#')][1:]


REGIONS = {(country, folded(name)): code for country, code, name, *_ in rows('regions.tsv')}


def named():
    """Yields the country, the region, the town and the area code of each prefix that names a town, and what it counts."""
    for prefix, names in GEOCODE_DATA.items():
        text = names.get('en') or names.get('pt') or ''
        if prefix.startswith('1') and len(prefix) >= 4:
            found = re.match(r'(.+), ([A-Z]{2})$', text)
            for town in found[1].split('/') if found else ():
                country = 'US' if ('US', found[2]) in STATES else 'CA'
                yield country, found[2], town, prefix[1:4], WHOLE if len(prefix) == 4 else 1
        elif prefix.startswith('55') and len(prefix) > 4:
            found = re.match(r'(.+?) ?- ?([A-Z]{2})$', names.get('pt') or text)
            if found:
                yield 'BR', found[2], found[1], prefix[2:4], 1
        elif prefix.startswith('86') and not prefix.startswith('861'):
            towns, _, province = text.partition(', ')
            code = prefix[2:4] if prefix[2] == '2' else prefix[2:5].ljust(3, '-')
            region = REGIONS.get(('CN', folded(province or towns)))
            for town in towns.split('/') if region and len(prefix) == 2 + len(code) and is_long(code) else ():
                yield 'CN', region, town, code, 1
    yield 'CN', REGIONS[('CN', 'beijing')], 'Beijing', '10', 1


CHINESE = {(row[1], row[2]) for row in rows('names.tsv') if row[0] == 'zh' and row[1].startswith('CN-')}
STATES = {(row[0], row[1]) for row in rows('regions.tsv')}


def main():
    codes = {}
    for country, region, town, code, count in named():
        codes.setdefault((f'{country}-{region}', folded(town)), Counter())[code] += count
    for borough, other in SAME.items():
        codes[('US-NY', folded(borough))] = codes[('US-NY', other)]
    cities = [row for row in rows('cities.tsv') if row[0][:3] in ('US-', 'BR-') or (row[0], row[1]) in CHINESE]
    known = {}
    for region, name, _, latitude, longitude, _ in cities:
        counts = codes.get((region, folded(name))) or codes.get((region, folded(re.sub(' City$', '', name))))
        if counts:
            usual = [code for code, count in counts.most_common(MOST) if count >= LEAST * counts.total()]
            known.setdefault(region, []).append((float(latitude), float(longitude), name, usual))
    lines = []
    for region, name, _, latitude, longitude, _ in cities:
        here = float(latitude), float(longitude)
        near = sorted(
            known.get(region, ()),
            key=lambda at: (at[2] != name, math.hypot(at[0] - here[0], (at[1] - here[1]) * math.cos(math.radians(here[0])))),
        )
        if near:
            lines.append(f'{region}\t{name}\t{" ".join(near[0][3])}')
    note = '# Made by extract_phone_areas.py from libphonenumber, Apache License 2.0.\n'
    (HERE / 'phone-areas.tsv').write_text(note + '\n'.join(lines) + '\n', encoding='utf-8')


main()
