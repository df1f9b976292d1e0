"""Estimates how frequent given names were in China, from the commonest ones of each decade.

The names of a decade tell which characters were usual in front and behind. Names of faker-js have the decades of their characters;
those without a usual character are names of children.
"""

from collections import Counter

from ranks import DECADES, ROOT, by_decade

# Ministry of Public Security, 二〇二〇年全国姓名报告 (8 February 2021), as told on https://121xx.cn/art/info/60425732 and, for 2022, by
# common-forenames-by-country.csv in sigpwned/popular-names-by-country-dataset (GitHub), commit eb62e13d4d62, CC0 1.0: names by the
# decade in which they came to the ten commonest ones.
COMMON = {
    'male': {
        1950: '建国 建华 国华 和平 明 建平 军 平 志明 德明',
        1960: '军 勇 伟 建国 建华 建军 平 建平 强 斌',
        1970: '勇 军 伟 强 刚 建军 涛 斌 波 辉',
        1980: '伟 磊 勇 涛 超 强 鹏 军 波 杰',
        1990: '杰 浩 鑫 帅 俊杰 宇 超 鹏 磊 浩然',
        2000: '涛 浩宇 浩然 宇轩 宇航 俊杰 杰 子豪 皓轩 子轩',
        2010: '浩宇 浩然 宇轩 宇航 子轩 浩轩 子涵 梓豪 皓轩 子墨',
        2020: '奕辰 宇轩 浩宇 亦辰 宇辰 子墨 宇航 浩然 梓豪 亦宸',
    },
    'female': {
        1950: '秀英 桂英 秀兰 玉兰 桂兰 秀珍 凤英 玉珍 玉英 兰英',
        1960: '秀英 桂英 英 玉兰 萍 秀兰 玉梅 红 丽 敏',
        1970: '丽 艳 敏 芳 静 霞 红梅 燕 红 英',
        1980: '静 丽 娟 艳 燕 敏 娜 芳 丹 玲',
        1990: '婷 婷婷 静 雪 倩 丹 娜 敏 悦 颖',
        2000: '婷 欣怡 婷婷 悦 佳怡 雪 颖 雨欣 静 梓涵',
        2010: '欣怡 梓涵 诗涵 梓萱 子涵 紫涵 佳怡 雨涵 雨欣 一诺',
        2020: '一诺 依诺 欣怡 梓涵 语桐 欣妍 可欣 语汐 雨桐 梦瑶',
    },
}
DEVIATION = 6
# The decades in which people combined the characters of these names freely, and the decades from which names of faker-js occur.
COMBINED = range(1920, 1970, 10)
MODERN = {1990: 0.15, 2000: 0.55, 2010: 0.7, 2020: 0.7}
# The share of people whose name is listed, and the weight of a name of faker-js to that of the listed ones with a character of it.
LISTED = 0.45
USUAL = 0.15


# Combinations that are words, and no names.
WORDS = {'德国', '德军', '国军', '红兰', '红珍', '红英'}


def combined(counts, old):
    """The names of two characters that the listed ones of two make."""
    first, last = Counter(), Counter()
    for name, weight in counts.items():
        if len(name) == 2 and set(name) <= old and name != '和平':
            first[name[0]] += weight
            last[name[1]] += weight
    made = {a + b: (first[a] * last[b]) ** ROOT for a in first for b in last if a != b and a + b not in WORDS}
    return Counter(made)


def old_characters():
    """The characters of names that were usual before the names of children of today."""
    return {letter for of_sex in COMMON.values() for year, text in of_sex.items() if year < 1990 for letter in text if letter != ' '}


def chinese(known):
    """Yields the sex, the name, the decade and a weight. `known` has the names of faker-js by sex."""
    old = old_characters()
    for sex, of_sex in COMMON.items():
        ranked = [(year + 5, rank, name) for year, text in of_sex.items() for rank, name in enumerate(text.split(), 1)]
        weights_of = by_decade(ranked, DEVIATION)
        modern = [name for name in known[sex] if not set(name) & old]
        usual = [name for name in known[sex] if set(name) & old]
        for decade in DECADES:
            listed = weights_of[decade]
            others = combined(listed, old) if decade in COMBINED else Counter()
            new = MODERN.get(decade, 0)
            share = (1 - new) * (LISTED if others else 1)
            weights = Counter({name: share * weight for name, weight in listed.items()})
            size = others.total()
            for name, weight in others.items():
                weights[name] += (1 - new) * (1 - LISTED) * weight / size
            letters = Counter()
            for name, weight in listed.items():
                for letter in set(name):
                    letters[letter] += weight
            for name in usual:
                weights[name] += USUAL * (1 - new) * max(letters[letter] for letter in name)
            for name in modern if new else ():
                weights[name] += new / len(modern)
            for name, weight in weights.items():
                yield sex, name, decade, weight * 1e6
