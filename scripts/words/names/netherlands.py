"""Reads the Dutch births by sex, year and given name: the hundred commonest names of each sex and year."""

import csv
from collections import Counter

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


def dutch_people(sources):
    """The number of people by sex, and by given name, in 2010: names of at least 500 people."""
    people = {'female': Counter(), 'male': Counter()}
    with open(sources / 'Top_eerste_voornamen_NL_2010.csv', encoding='latin-1') as file:
        for row in list(csv.reader(file, delimiter=';'))[2:]:
            for sex, name, count in zip(people, row[1::2], row[2::2]):
                if name:
                    people[sex][name] += int(count.replace('.', ''))
    return people
