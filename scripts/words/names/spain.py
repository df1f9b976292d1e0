"""Reads the names of the people of Spain, and estimates when those with a given name were born from their mean age."""

import csv
import math
import re
from collections import Counter

from accents import plain

# The day of the table of given names, 1 January 2017, and the years of birth.
DAY, YEARS = 2017, range(1920, 2017)
FILES = {'female': ('esfemeninos.csv', 'esfemales'), 'male': ('esmasculinos.csv', 'esmales')}
# Names of fewer people are left out.
LEAST = 4000


def accents_of(sources, file):
    """The usual form with accents of each word, by the people of Wikidata."""
    forms = {}
    with open(sources / f'{file}.wikidata.csv', encoding='utf-8') as rows:
        for row in csv.reader(rows):
            if len(row) == 2 and row[1].isdigit():
                for word in re.split(r'[\s-]', row[0]):
                    # Words with a grave accent are Catalan; most people write them without.
                    if plain(word).isalpha() and not set(word.lower()) & set('àèò'):
                        forms.setdefault(plain(word).lower(), Counter())[word] += int(row[1])
    return {letters: found.most_common(1)[0][0] for letters, found in forms.items()}


def written(name, forms):
    """A name in capitals without accents, as people write it: "García", "de la Cruz"."""
    particles = {'de', 'del', 'la', 'las', 'los', 'y'}
    words = name.lower().split()
    return ' '.join(word if word in particles else forms.get(plain(word), word.capitalize()) for word in words)


def people_of(sources, sex):
    """The name, the number of people and their mean age."""
    file, wikidata = FILES[sex]
    forms = accents_of(sources, wikidata)
    with open(sources / file, encoding='utf-8') as rows:
        for row in csv.reader(rows):
            if len(row) == 4 and row[0].isdigit() and int(row[2]) >= LEAST:
                yield written(row[1], forms), int(row[2]), float(row[3].replace(',', '.'))


def spanish(sources):
    """
    Yields the sex, the name, the year and the number of people. Their years of birth are normal about the mean; the deviation is our
    estimate: 15 years, and less for names of children, which are new.
    """
    for sex in FILES:
        for name, count, age in people_of(sources, sex):
            mean, deviation = DAY - age, min(15, 4 + age / 2)
            weights = {year: math.exp(-(((year - mean) / deviation) ** 2) / 2) for year in YEARS}
            total = sum(weights.values())
            for year, weight in weights.items():
                yield sex, name, year, count * weight / total


def spanish_families(sources):
    """The number of people by first family name."""
    forms = accents_of(sources, 'essurnames')
    with open(sources / 'apellidos_frecuencia.csv', encoding='utf-8') as rows:
        found = ((row[1], row[2]) for row in csv.reader(rows) if len(row) > 2)
        return Counter({written(name, forms): int(count) for name, count in found if count.isdigit()})
