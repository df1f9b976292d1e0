"""Weighs the given names of faker-js by the ranks of the ten commonest names of each year since 1912."""

import csv

from ranks import by_decade

SEXES = {'F': 'female', 'M': 'male'}
TOP = 10
# How far, in years, a list tells of names of other years: most people have none of the ten names of theirs.
DEVIATION = 8


def japanese(sources, known):
    """Yields the sex, the name, the decade and a weight. `known` has the names of faker-js by sex."""
    with open(sources / 'meiji_yasuda_names.tsv', encoding='utf-8') as file:
        rows = [row for row in csv.DictReader(file, delimiter='\t') if row['orth'] and int(row['rank']) <= TOP]
    for letter, sex in SEXES.items():
        ranked = [(int(row['year']), int(row['rank']), row['orth']) for row in rows if row['gender'] == letter and row['orth'] in known[sex]]
        for decade, weights in by_decade(ranked, DEVIATION).items():
            for name, weight in weights.items():
                yield sex, name, decade, weight * 1e6
