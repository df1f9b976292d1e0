import { DAY_SECONDS, dayNumber } from './calendar.js';
import type { Zone } from './zone.js';
import { ZONE_TABLE } from './zone-table.js';

const MINUTE_MS = 60_000;
const YEAR_2000 = dayNumber(2000, 1, 1) * DAY_SECONDS * 1000;

/** The names of the zones, sorted. */
export function zoneNames(): readonly string[] {
  return ZONE_TABLE.trim()
    .split('\n')
    .flatMap((line) => (line.split('|')[2] ?? '').split(','))
    .sort();
}

/** The zone of an IANA name; undefined if the table has none. */
export function zoneOf(name: string): Zone | undefined {
  for (const line of ZONE_TABLE.trim().split('\n')) {
    const [offsets = '', rule = '', names = ''] = line.split('|');
    if (names.split(',').includes(name)) return readZone(offsets, rule);
  }
  return undefined;
}

function readZone(offsets: string, rule: string): Zone {
  const [first, ...later] = offsets.split(' ');
  let at = YEAR_2000;
  const changes = later.map((text) => {
    const [minutes = '', offset] = text.split(':');
    at += Number.parseInt(minutes, 36) * MINUTE_MS;
    return { at, offset: Number(offset) * MINUTE_MS };
  });
  const [ruledFrom, standard, summer, ...dates] = rule.split(' ');
  const sides = [
    [standard, summer],
    [summer, standard],
  ];
  const yearly = dates.map((date, i) => {
    const [month = 0, week = 0, weekday = 0, minutes = 0] = date.split(/[./]/).map(Number);
    const [before = 0, after = 0] = (sides[i] ?? []).map((text) => Number(text) * MINUTE_MS);
    return { month, week, weekday, minutes, before, after };
  });
  return { first: Number(first) * MINUTE_MS, changes, yearly, ruledFrom: Number(ruledFrom) };
}
