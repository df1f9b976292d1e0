"""Reads the Dutch births by sex, year and given name: the hundred commonest names of each sex and year."""

import csv

SEXES = {'M': 'male', 'F': 'female'}
# The first year of the table, which begins its numbers anew for each sex of a year.
FIRST_YEAR = 1880
# The first year that is wanted.
SINCE = 1920


def dutch(sources):
    """Yields the sex, the name, the year and the number of births."""
    year, last = FIRST_YEAR - 1, None
    with open(sources / 'name_popularity_netherlands_1880-2014.csv', encoding='utf-8') as file:
        for row in csv.DictReader(file):
            if row['tag'] == 'M' and last != 'M':
                year += 1
            last = row['tag']
            if year >= SINCE:
                yield SEXES[row['tag']], row['naam'], year, round(float(row['aantal']))

