"""Makes the tables of time zones and of public holidays.

    python3 scripts/calendars/make_tables.py SOURCES

SOURCES is a folder with holidays 0.105 (PyPI, MIT licence) and its dependencies, as `pip install --target` makes it. The time
zones are those of the folder /usr/share/zoneinfo, the compiled tz database (public domain, package tzdata of Debian).
"""

import datetime
import struct
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
import holidays  # noqa: E402
from dateutil.easter import EASTER_ORTHODOX, easter  # noqa: E402

ROOT = Path(__file__).parents[2]
ZONEINFO = Path('/usr/share/zoneinfo')
BASE = int(datetime.datetime(2000, 1, 1, tzinfo=datetime.timezone.utc).timestamp())
DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'


def base36(number):
    text = ''
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if number == 0:
            return text


def module(path, source, name, lines):
    text = f'{source}export const {name} = `\\\n' + '\n'.join(lines) + '\n`;\n'
    (ROOT / path).write_text(text)


# Time zones


def read_tzif(path):
    """The offsets since 2000 as (second, offset in seconds), and the rule of later years as POSIX writes it."""
    data = path.read_bytes()
    assert data[:4] == b'TZif', path

    def header(at):
        return struct.unpack('>6l', data[at + 20 : at + 44])

    utc, std, leap, times, types, chars = header(0)
    at = 44 + times * 5 + types * 6 + chars + leap * 8 + std + utc
    utc, std, leap, times, types, chars = header(at)
    at += 44
    moments = struct.unpack(f'>{times}q', data[at : at + 8 * times])
    indices = data[at + 8 * times : at + 9 * times]
    at += 9 * times
    offsets = [struct.unpack('>lbb', data[at + 6 * i : at + 6 * i + 6])[0] for i in range(types)]
    at += types * 6 + chars + leap * 12 + std + utc
    footer = data[at:].decode().strip()
    first = offsets[0]
    changes = []
    for moment, index in zip(moments, indices):
        if moment <= BASE:
            first = offsets[index]
        elif not changes and offsets[index] == first:
            continue
        elif not changes or changes[-1][1] != offsets[index]:
            changes.append((moment, offsets[index]))
    return first, changes, footer


def clock_seconds(text):
    sign = -1 if text.startswith('-') else 1
    parts = [int(part) for part in text.lstrip('+-').split(':')]
    return sign * sum(part * unit for part, unit in zip(parts, (3600, 60, 1)))


def split_name(text):
    """The rest of a text after the abbreviation with which it begins."""
    if text.startswith('<'):
        return text[text.index('>') + 1 :]
    i = 0
    while i < len(text) and text[i].isalpha():
        i += 1
    return text[i:]


def read_rule(footer):
    """The standard offset, and the summer offset with the dates and times of both changes."""
    head, *dates = footer.split(',')
    rest = split_name(head)
    i = 0
    while i < len(rest) and rest[i] in '+-0123456789:':
        i += 1
    standard = -clock_seconds(rest[:i])
    if not dates:
        return standard, None
    rest = split_name(rest[i:])
    summer = -clock_seconds(rest) if rest else standard + 3600
    changes = []
    for date in dates:
        day, _, time = date.partition('/')
        assert day.startswith('M'), footer
        month, week, weekday = (int(part) for part in day[1:].split('.'))
        changes.append((month, week, weekday, clock_seconds(time or '2')))
    return standard, (summer, *changes)


def day_of(year, month, week, weekday):
    first = datetime.date(year, month, 1)
    day = first + datetime.timedelta((weekday - (first.isoweekday() % 7)) % 7 + 7 * (week - 1))
    return day if day.month == month else day - datetime.timedelta(7)


def expanded(rule, year):
    standard, summer = rule
    if summer is None:
        return []
    offset, begin, end = summer

    def moment(change, before):
        day = day_of(year, *change[:3])
        midnight = datetime.datetime(day.year, day.month, day.day, tzinfo=datetime.timezone.utc)
        return int(midnight.timestamp()) + change[3] - before

    return sorted([(moment(begin, standard), offset), (moment(end, offset), standard)])


def zone_line(path):
    first, changes, footer = read_tzif(path)
    rule = read_rule(footer)
    ruled = next(
        (
            year
            for year in range(2000, 2100)
            if [c for c in changes if year_of(c[0]) >= year and year_of(c[0]) < 2037]
            == [c for y in range(year, 2037) for c in expanded(rule, y)]
            and not [c for c in changes if year_of(c[0]) >= max(2037, year) and c not in expanded(rule, year_of(c[0]))]
        ),
        None,
    )
    assert ruled is not None, path
    explicit = [c for c in changes if year_of(c[0]) < ruled]
    parts = [str(first // 60)]
    before = BASE
    for moment, offset in explicit:
        assert (moment - before) % 60 == 0 and offset % 60 == 0, path
        parts.append(f'{base36((moment - before) // 60)}:{offset // 60}')
        before = moment
    standard, summer = rule
    # A zone that keeps the offset of its last change needs no rule.
    if summer is not None:
        offset, *both = summer
        dates = ' '.join('.'.join(str(n) for n in date[:3]) + f'/{date[3] // 60}' for date in both)
        return ' '.join(parts) + f'|{ruled} {standard // 60} {offset // 60} {dates}'
    return ' '.join(parts) + '|'


def year_of(moment):
    return datetime.datetime.fromtimestamp(moment, datetime.timezone.utc).year


def make_zones():
    version = ''
    names = {'UTC'}
    for line in (ZONEINFO / 'tzdata.zi').read_text().splitlines():
        if line.startswith('# version'):
            version = line.split()[-1]
        words = line.split()
        name = words[1] if words[:1] == ['Z'] else words[2] if words[:1] == ['L'] else ''
        # Names without an area, and those of the area Etc, are kept for old programs alone.
        if '/' in name and not name.startswith(('Etc/', 'SystemV/', 'US/', 'Canada/', 'Brazil/', 'Mexico/', 'Chile/')):
            names.add(name)
    lines = {}
    for name in sorted(names):
        lines.setdefault(zone_line(ZONEINFO / name), []).append(name)
    source = f"""/**
 * Offsets of time zones from UTC since 2000. Source: tz database {version}, https://www.iana.org/time-zones, public domain.
 * Made by scripts/calendars/make_tables.py. Do not edit this file.
 *
 * A line has the offset at the beginning of 2000 in minutes, and the changes with the minutes since the one before (base 36)
 * and the new offset. After | there is the rule of later years: the first of them, both offsets, and the changes to and from summer time
 * as month.week.weekday/minutes. After another | there are the names.
 */
"""
    module('src/domain/time/zone-table.ts', source, 'ZONE_TABLE', [f'{line}|{",".join(n)}' for line, n in sorted(lines.items())])
    print(len(names), 'zones', len(lines), 'lines')


# Holidays

YEARS = range(2015, 2041)


def rules_of(country):
    """The holidays of a country from 2015 to 2040, as rules where every year of a run of years follows one."""
    days = set()
    calendar = holidays.country_holidays(country, years=YEARS)
    for day, name in calendar.items():
        # Some countries list every Sunday.
        if day.year in YEARS and set(name.split('; ')) - {'Sunday', 'Söndag'}:
            days.add(day)
    found = []
    rest = set(days)
    candidates = []
    for month in range(1, 13):
        for number in range(1, 32):
            candidates.append((f'{month}-{number}', lambda y, m=month, d=number: date_or_none(y, m, d)))
    for offset in range(-60, 70):
        candidates.append((f'e{offset}', lambda y, o=offset: easter(y) + datetime.timedelta(o)))
        candidates.append((f'o{offset}', lambda y, o=offset: easter(y, EASTER_ORTHODOX) + datetime.timedelta(o)))
    for month in range(1, 13):
        for week in range(1, 6):
            for weekday in range(7):
                candidates.append((f'{month}.{week}.{weekday}', lambda y, m=month, w=week, d=weekday: day_of(y, m, w, d)))
    # A rule that explains more years than others comes first.
    scored = sorted(candidates, key=lambda c: -len({c[1](y) for y in YEARS} & days))
    for name, day in scored:
        new = {y for y in YEARS if day(y) in rest}
        years = {y for y in YEARS if day(y) in days}
        # Only a run without a gap up to the last year is a rule: it holds in later years, too.
        begin = YEARS[-1] + 1
        while begin - 1 in years:
            begin -= 1
        if YEARS[-1] - begin < 9 or len([y for y in new if y >= begin]) < 8:
            continue
        found.append(name if begin == YEARS[0] else f'{name}>{begin}')
        rest -= {day(y) for y in range(begin, YEARS[-1] + 1)}
    gaps = []
    before = datetime.date(YEARS[0], 1, 1)
    for day in sorted(rest):
        gaps.append(base36((day - before).days))
        before = day
    if gaps:
        found.append('+' + ','.join(gaps))
    made = {d for name, day in scored for rule in found if rule.split('>')[0] == name
            for y in YEARS if y >= int((rule.split('>') + [YEARS[0]])[1]) for d in [day(y)] if d}
    assert made | rest == days, (country, sorted((made | rest) ^ days))
    return found


def date_or_none(year, month, day):
    try:
        return datetime.date(year, month, day)
    except ValueError:
        return None


def make_holidays():
    # The countries of the International Organization for Standardization that the source knows, without their parts.
    countries = sorted(c for c in holidays.list_supported_countries(include_aliases=False) if len(c) == 2)
    lines = []
    for country in countries:
        rules = rules_of(country)
        if rules:
            lines.append(f'{country} {" ".join(rules)}')
    source = """/**
 * Public holidays of whole countries. Source: holidays 0.105 (https://github.com/vacanza/holidays), MIT licence, copyright Vacanza Team
 * and individual contributors. Made by scripts/calendars/make_tables.py from the days of 2015 to 2040. Do not edit this file.
 *
 * A line has a country and its rules: month-day, e or o and days after Easter or Orthodox Easter, month.week.weekday with 5 for the last
 * one and 0 for Sunday. After > there is the first year of a rule. After + there are the days of no rule, as the number of days since the
 * one before, from 2015-01-01 on (base 36).
 */
"""
    module('src/domain/time/holiday-table.ts', source, 'HOLIDAY_TABLE', lines)
    print(len(lines), 'countries')


make_zones()
make_holidays()
