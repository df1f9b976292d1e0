"""Estimates how frequent given names were in China, from the characters and names that were usual in each decade.

The names themselves are those of faker-js. Those with a usual character have its decades; the others were given before 2000, unless one of
their characters became usual later.
"""

from collections import Counter

from ranks import by_decade

# Ministry of Public Security, 二〇二〇年全国姓名报告 (8 February 2021), as told on https://121xx.cn/art/info/60425732 and
# http://www.xtsnhl.com/article/5794.html (China News Service): usual characters of the years after 1949, the sixties and seventies, the
# eighties and the nineties.
CHARACTERS = {
    'male': {1950: '建国华', 1970: '军勇', 1985: '伟磊', 1995: '杰浩'},
    'female': {1950: '英兰', 1970: '英丽', 1985: '静丽', 1995: '婷雪'},
}
# The same report: names that were usual after 2000, and the commonest ones of 2020. For 2022,
# common-forenames-by-country.csv in sigpwned/popular-names-by-country-dataset (GitHub), commit eb62e13d4d62, CC0 1.0.
NAMES = {
    'male': {
        2005: '涛 浩宇 浩然',
        2020: '奕辰 宇轩 浩宇 亦辰 宇辰 子墨 宇航 浩然 梓豪 亦宸',
        2022: '沐宸 浩宇 沐辰 茗泽 奕辰 宇泽 浩然 奕泽 宇轩 沐阳',
    },
    'female': {
        2005: '婷 欣怡 梓涵',
        2020: '一诺 依诺 欣怡 梓涵 语桐 欣妍 可欣 语汐 雨桐 梦瑶',
        2022: '若汐 一诺 艺涵 依诺 梓涵 苡沫 雨桐 欣怡 语桐 语汐',
    },
}
DEVIATION = 8
# The share of people with a usual character or name, and the year from which children have names of their own.
USUAL = 0.5
MODERN = 2000


def chinese(known):
    """Yields the sex, the name, the decade and a weight. `known` has the names of faker-js by sex."""
    for sex, characters in CHARACTERS.items():
        names = {year: text.split() for year, text in NAMES[sex].items()}
        ranked = [
            (year, rank, token)
            for lists in (characters, names)
            for year, tokens in lists.items()
            for rank, token in enumerate(tokens, 1)
        ]
        usual = {letter for text in characters.values() for letter in text}
        new = {letter for of_year in names.values() for name in of_year for letter in name} - usual
        plain = [name for name in known[sex] if not set(name) & usual and not set(name) & new]
        children = [name for name in known[sex] if set(name) & new]
        for decade, tokens in by_decade(ranked, DEVIATION).items():
            weights = Counter()
            for token, weight in tokens.items():
                named = [name for name in known[sex] if token in name] if token in usual else [token]
                for name in named:
                    weights[name] += USUAL * weight / len(named)
            others = children if decade >= MODERN else plain
            for name in others:
                weights[name] += (1 - USUAL) / len(others)
            for name, weight in weights.items():
                yield sex, name, decade, weight * 1e6
