"""Estimates how frequent given names were in Sweden: births from 1998 on, and before, the people of the register who are older."""

import csv
from collections import Counter

FILES = {'female': 'girls-1998-2021.csv', 'male': 'boys-1998-2021.csv'}
# Decades without births; those of 1998 and 1999 are taken for their whole decade.
OLDER = range(1920, 1990, 10)
# About the people of one sex, and the births of one sex in ten years.
PEOPLE, DECADE = 5_100_000, 500_000


def births(sources, sex):
    """Yields the name, the year and the number of births."""
    with open(sources / FILES[sex], encoding='utf-8') as file:
        rows = list(csv.reader(file))
    header = next(row for row in rows if row[0].startswith('Namn'))
    for row in rows[rows.index(header) + 1 :]:
        for year, count in zip(header[1:], row[1:]):
            if year.isdigit() and count.isdigit():
                yield row[0], int(year), int(count)


def swedish(sources, register):
    """
    Yields the sex, the name, the year and the number of people. `register` has shares of all people, in a million, by sex and name.
    A name that is usual among the children is taken for as usual among those born before 1998 as the register leaves room for.
    """
    for sex in FILES:
        young = Counter()
        for name, year, count in births(sources, sex):
            young[name] += count
            yield sex, name, year, count
        for name, share in register[sex]:
            older = max(0, share * PEOPLE / 1e6 - young[name])
            for decade in OLDER:
                yield sex, name, decade, older * DECADE / PEOPLE
