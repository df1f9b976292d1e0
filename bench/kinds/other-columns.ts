import { type BaseColumn, bell, below, column, type Draw, padded } from './base-column.js';

const FIRST = ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Frank', 'Greta', 'Henry', 'Ida', 'John'];
const LAST = ['Archer', 'Baker', 'Castel', 'Dorn', 'Eklund', 'Fisher', 'Gruber', 'Hofer', 'Ivers'];
const MORE = ['berg', 'son', 'man', 'field', 'ton', 'wood', 'stein', 'dale'];
const WORDS =
  'the a delivery came too late and our team was not told about it so we had to send another box before noon'.split(
    ' ',
  );

const text = (draw: Draw, count: number, from: readonly string[]): string =>
  Array.from({ length: count }, () => from[below(draw, from.length)]).join('');
const DIGITS = [...'0123456789'];
const HEX = [...'0123456789abcdef'];
const CAPITALS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'];

function day(draw: Draw): Date {
  return new Date(Date.UTC(2019, 0, 1) + Math.floor(1200 * draw()) * 86_400_000);
}

const two = (value: number): string => padded(value, 2);
const iso = (draw: Draw): string => day(draw).toISOString().slice(0, 10);
const clock = (draw: Draw): string => `${two(below(draw, 24))}:${two(below(draw, 60))}`;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const MOMENT_COLUMNS: readonly BaseColumn[] = [
  column('ordered', 'moment', iso),
  column('sold', 'moment', (draw) => iso(draw).split('-').reverse().join('.')),
  column('due', 'moment', (draw) => {
    const at = day(draw);
    return `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}`;
  }),
  column('compact', 'moment', (draw) => iso(draw).replaceAll('-', '')),
  column('published', 'moment', (draw) => {
    const at = day(draw);
    return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
  }),
  column('seen', 'moment', (draw) => `${iso(draw)} ${clock(draw)}:${two(below(draw, 60))}`),
  column('stamp', 'moment', (draw) => `${iso(draw)}T${clock(draw)}:00Z`),
  column('at', 'moment', clock),
  column('login_time', 'moment', (draw) => String(1_600_000_000 + below(draw, 50_000_000))),
];

export const INVENTED_COLUMNS: readonly BaseColumn[] = [
  column('id', 'invented', (_, row) => String(row + 1)),
  column('uuid', 'invented', (draw) =>
    [8, 4, 4, 4, 12].map((length) => text(draw, length, HEX)).join('-'),
  ),
  column('customer_id', 'invented', (draw) => String(1_000_000 + below(draw, 8_000_000))),
  column('ticket_ref', 'invented', (draw) => `${text(draw, 2, CAPITALS)}-${text(draw, 6, DIGITS)}`),
  column('email', 'invented', (draw) => `${text(draw, 7, HEX)}@mail${below(draw, 9)}.example`),
  column('phone', 'invented', (draw) => `+49 30 ${text(draw, 7, DIGITS)}`),
  column('full_name', 'invented', (draw) =>
    [FIRST[below(draw, 10)], `${LAST[below(draw, 9)]}${MORE[below(draw, 8)]}`].join(' '),
  ),
  column('comment', 'invented', (draw) => {
    const count = 9 + Math.abs(Math.round(5 * bell(draw)));
    return Array.from({ length: count }, () => WORDS[below(draw, WORDS.length)]).join(' ');
  }),
  column('page', 'invented', (draw) => `https://www.example.org/p/${text(draw, 8, HEX)}`),
  column('key', 'invented', (draw) => text(draw, 32, HEX)),
  column('address', 'invented', (draw) => `${1 + below(draw, 900)} ${LAST[below(draw, 9)]} Street`),
];
