"""Estimates how frequent given names were in Korea, from the commonest ones of eight years.

The names have two syllables. Those of the lists tell which ones were usual in front and behind: 영수 and 정호 make 영호 and 정수
plausible. Names of faker-js that no list has are those of children, who have many more different names.
"""

from collections import Counter

from ranks import DECADES, ROOT, by_decade, listed

# The Supreme Court of Korea, as told on
# https://www.fnnews.com/news/200901231312518490 (1948, 1958, 1968), https://www.kmib.co.kr/article/view_amp.asp?arcid=0003266160 and
# https://weekly.hankooki.com/lpage/focus/200902/wk20090205190032105510.htm (1978, 1988, 1998, 2008),
# https://www.segye.com/newsView/20070320001077 (1945, 1975) and https://www.mbn.co.kr/news/society/1906366 (1995, 2013).
RANKED = {
    'male': """
        1945 영수 영호 영식
        1948 영수 영호 영식 영철 정수 종수 정식 정호 영환 광수
        1958 영수 영철 영호 영식 성수 성호 상철 종수 경수 상호
        1968 성호 영수 영호 영철 정호 영진 병철 진호 성수 재호
        1975 정훈 성호 성훈 성진
        1978 정훈 성훈 상훈 성진 지훈
        1988 지훈 성민 현우 정훈
        1995 지훈 동현 현우 준영 재현 성민 성현 승현 준호 민수
        1998 동현 지훈 성민 현우
        2008 민준 지훈 현우 준서 우진 건우 예준 현준 도현 동현
        2013 민준 서준 주원 예준 시우 준서 도윤 현우 건우 지훈
    """,
    'female': """
        1945 영자 정자 순자
        1948 순자 영자 정순 정숙 영숙 영순 정자 영희 정희 옥순
        1958 영숙 정숙 영희 명숙 경숙 순자 정희 순옥 영순 현숙
        1968 미경 미숙 경희 경숙 영숙 미영 영미 정희 정숙 현숙
        1975 미영 은정 은주 은영
        1978 지영 은정 미영 현정 은주
        1988 지혜 지은 수진 혜진 은지
        1995 유진 민지 지은 지현 지원 수진 지혜 은지 수빈 지영
        1998 유진 민지 수빈 지원 지현
        2008 서연 민서 지민 서현 서윤 예은 하은 지우 수빈 윤서
        2013 서연 서윤 지우 서현 민서 윤서 채원 하윤 지아 은서
    """,
}
# How far, in years, a list tells of names of other years.
DEVIATION = 5
# The share of people whose name is listed, by decade; the others combine syllables, or from these decades on have a name of faker-js.
LISTED = 0.3
MODERN = {1990: 0.1, 2000: 0.4, 2010: 0.6, 2020: 0.7}
# Combinations that are words, and no names.
WORDS = set(
    """
    순경 경영 순숙 숙자 자영 옥미 명영 명경 정경 지정 지주 경정 영정 상식 병환 상환 재수 지진 준훈 현훈 준민 민훈 현호 수은 수원 은원 혜현
    유지 유원 유혜 민은 민진 민빈 민원 미주 정주 종식 성식 재식 진식 병식  영경 정영
    """.split()
)


def combined(counts):
    """The names that the first and the last syllables of these make, as frequent as both together."""
    first, last = Counter(), Counter()
    for name, weight in counts.items():
        first[name[0]] += weight
        last[name[1]] += weight
    made = {a + b: (first[a] * last[b]) ** ROOT for a in first for b in last if a != b}
    return Counter({name: weight for name, weight in made.items() if name not in WORDS})


def korean(modern):
    """Yields the sex, the name, the decade and a weight. `modern` has the names of faker-js by sex."""
    for sex, text in RANKED.items():
        ranked = by_decade(listed(text), DEVIATION)
        for decade in DECADES:
            new = MODERN.get(decade, 0)
            known = ranked[decade]
            others = combined(known)
            size = others.total()
            weights = Counter({name: LISTED * (1 - new) * weight for name, weight in known.items()})
            for name, weight in others.items():
                weights[name] += (1 - LISTED) * (1 - new) * weight / size
            for name in modern[sex]:
                weights[name] += new / len(modern[sex])
            for name, weight in weights.items():
                yield sex, name, decade, weight * 1e6
