import { expect } from 'chai';
import { faultsOf, type Json, request } from '../../support/tables.js';
import { cellsByName } from './law-columns.js';

const field = (name: string, type: string, constraints: Json = {}): Json => ({
  name,
  type,
  constraints,
});
const later = (name: string, type: string, constraints: Json): Json =>
  field(name, type, { after: { field: 'due', ...constraints } });

const ordered = field('ordered', 'datetime', { null_rate: 0.3 });
const due = (expression: string): Json => field('due', 'formula', { expression });

describe('distances from a formula', () => {
  it('count from its moments, and are null where it is null', () => {
    const fields = [
      later('paid', 'datetime', { unit: 'minutes', min: 1, max: 9 }),
      due('ordered + duration("36h")'),
      ordered,
      later('seen', 'date', { max_days: 2 }),
    ];
    const columns = cellsByName({ rows: 300, seed: 1, fields });
    const [ordereds = [], paid = [], seen = []] = ['ordered', 'paid', 'seen'].map((name) =>
      columns.get(name),
    );

    expect(ordereds).to.include('null');
    ordereds.forEach((cell, i) => {
      const others = [paid[i] as string, seen[i] as string];
      if (cell === 'null') {
        expect(others).to.deep.equal(['null', 'null']);
        return;
      }
      const [from, minutes, days] = [cell, ...others].map((text) => Date.parse(JSON.parse(text)));
      const base = Number(from) + 36 * 3_600_000;
      expect((Number(minutes) - base) / 60_000).to.be.within(1, 9);
      expect((Number(days) - base) / 86_400_000).to.be.within(0, 2);
    });
  });

  it('are the same in any window', () => {
    const fields = [ordered, due('ordered'), later('seen', 'date', { max_days: 50 })];
    const whole = cellsByName({ rows: 60, seed: 1, fields }).get('seen');
    const window = cellsByName({ rows: 5, offset: 31, seed: 1, fields }).get('seen');

    expect(window).to.deep.equal(whole?.slice(31, 36));
  });

  const refused: readonly (readonly [string, readonly Json[], string, RegExp])[] = [
    [
      'of numbers',
      [due('1 + 1'), later('a', 'date', {})],
      '/fields/1/constraints/after/field',
      /dates or moments, but the values of "due" are others/,
    ],
    [
      'beyond the calendar',
      [
        field('last', 'date', { start: '9999-12-31', end: '9999-12-31' }),
        due('last'),
        later('a', 'datetime', { max_days: 1 }),
      ],
      '/fields/2/constraints/after/max_days',
      /fewer days/,
    ],
    [
      'that depends on the distance',
      [due('a'), later('a', 'date', {})],
      '/fields/0/constraints/expression',
      /circle/,
    ],
  ];
  for (const [title, fields, path, message] of refused) {
    it(`refuse a formula ${title}`, () => {
      const [fault, ...others] = faultsOf(request({ fields }));

      expect(others).to.deep.equal([]);
      expect(fault?.path).to.equal(path);
      expect(fault?.message).to.match(message);
    });
  }
});
