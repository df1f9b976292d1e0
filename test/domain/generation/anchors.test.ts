import { expect } from 'chai';
import { TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { type Json, request, textOf } from '../../support/tables.js';
import { cellsByName } from './law-columns.js';

const ROWS = 400;
const DAY = 86_400_000;

const field = (name: string, type: string, constraints: Json = {}): Json => ({
  name,
  type,
  constraints,
});

/** The moment of a cell in any of the forms, in milliseconds since 1970. */
function momentOf(cell: string): number {
  if (!cell.startsWith('"')) return Number(cell) * (cell.length < 12 ? 1000 : 1);
  const value = JSON.parse(cell) as string;
  const [, first, second, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value) ?? [];
  return Date.parse(year ? `${year}-${first}-${second}` : value.replace(/ (.*)$/, 'T$1Z'));
}

interface Form {
  readonly type: string;
  readonly constraints: Json;
  /** The distance between two neighbouring moments of the form, in milliseconds. */
  readonly step: number;
}

const forms: readonly Form[] = [
  { type: 'date', constraints: {}, step: DAY },
  { type: 'date', constraints: { format: 'us' }, step: DAY },
  { type: 'datetime', constraints: {}, step: 1000 },
  { type: 'datetime', constraints: { precision: 'ms' }, step: 1 },
  { type: 'datetime', constraints: { format: 'sql' }, step: 1000 },
  { type: 'datetime', constraints: { format: 'unix' }, step: 1000 },
  { type: 'datetime', constraints: { format: 'unix_ms' }, step: 1000 },
  { type: 'datetime', constraints: { format: 'unix_ms', precision: 'ms' }, step: 1 },
];

const distances = [
  [0, 365],
  [0, 1],
  [3, 10],
  [0, 0],
  [7, 7],
  [5000, 9000],
] as const;

const titleOf = ({ type, constraints }: Form): string => `${type} ${JSON.stringify(constraints)}`;

/** Whether the distance of two moments is within the bounds in the name of the column. */
function isDistant(name: string, apart: number, step: number): boolean {
  const [side = '', ...days] = name.split(' ');
  const [min, max] = days.map(Number) as [number, number];
  const distance = side === 'after' ? apart : -apart;
  // If only one distance is allowed and the form cannot show it, the next moment is shown.
  const most = max * DAY + (min === max ? step - 1 : 0);
  return distance >= min * DAY && distance <= most;
}

describe('the constraints after and before', () => {
  for (const [other, own] of forms.flatMap((one) => forms.map((two) => [one, two] as const))) {
    it(`keep the distance of ${titleOf(own)} from ${titleOf(other)}`, () => {
      const distant = distances.flatMap(([min_days, max_days]) =>
        ['after', 'before'].map((side) =>
          field(`${side} ${min_days} ${max_days}`, own.type, {
            ...own.constraints,
            [side]: { field: 'o', min_days, max_days },
          }),
        ),
      );
      const fields = [field('o', other.type, other.constraints), ...distant];
      const { o = [], ...cells } = Object.fromEntries(cellsByName(request({ rows: ROWS, fields })));
      const others = o.map(momentOf);

      for (const [name, column] of Object.entries(cells)) {
        const wrong = column.filter(
          (cell, i) => !isDistant(name, momentOf(cell) - (others[i] as number), own.step),
        );
        expect(wrong, name).to.deep.equal([]);
      }
    });
  }

  it('draw every distance equally often', () => {
    const after = { field: 'o', min_days: 2, max_days: 6 };
    const fields = [field('o', 'date'), field('c', 'date', { after })];
    const cells = cellsByName(request({ rows: 50_000, fields }));
    const others = cells.get('o') ?? [];

    const counts = new Map<number, number>();
    cells.get('c')?.forEach((cell, i) => {
      const days = (momentOf(cell) - momentOf(others[i] as string)) / DAY;
      counts.set(days, (counts.get(days) ?? 0) + 1);
    });
    expect([...counts.keys()].sort()).to.deep.equal([2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(count).to.be.within(9500, 10_500);
  });

  const chain = [
    field('ordered', 'datetime', { format: 'sql' }),
    field('shipped', 'datetime', { after: { field: 'ordered', max_days: 3 }, precision: 'ms' }),
    field('received', 'date', { after: { field: 'shipped', min_days: 1, max_days: 9 } }),
    field('warned', 'date', { before: { field: 'received', max_days: 5 }, format: 'us' }),
  ];

  it('hold along a chain of columns in any order', () => {
    const cells = cellsByName(request({ rows: ROWS, fields: chain }));
    const reversed = cellsByName(request({ rows: ROWS, fields: [...chain].reverse() }));

    for (const [name, column] of cells) expect(reversed.get(name), name).to.deep.equal(column);
    const [ordered, shipped, received, warned] = [...cells.values()].map((column) =>
      column.map(momentOf),
    ) as [number[], number[], number[], number[]];
    for (let i = 0; i < ROWS; i++) {
      expect(shipped[i]).to.be.at.least(ordered[i] as number);
      expect(received[i]).to.be.at.least((shipped[i] as number) + DAY);
      expect(warned[i]).to.be.at.most(received[i] as number);
    }
  });

  it('change no other column, and depend on no column except the named one', () => {
    const others = [field('n', 'name'), field('d', 'date'), field('t', 'datetime')];
    const alone = cellsByName(request({ rows: ROWS, fields: chain.slice(0, 2) }));
    const among = cellsByName(
      request({ rows: ROWS, fields: [...others, ...chain.slice(1), chain[0]] }),
    );
    const without = cellsByName(request({ rows: ROWS, fields: [...others, chain[0]] }));

    for (const name of ['ordered', 'shipped']) {
      expect(among.get(name)).to.deep.equal(alone.get(name));
    }
    for (const [name, column] of without) expect(among.get(name), name).to.deep.equal(column);
  });

  it('are measured from the value that a null hides', () => {
    const masked = chain.map((column) => ({
      ...column,
      constraints: { ...(column.constraints as Json), null_rate: 0.5 },
    }));
    const plain = cellsByName(request({ rows: ROWS, fields: chain }));
    const nullable = cellsByName(request({ rows: ROWS, fields: masked }));

    for (const [name, column] of nullable) {
      const wrong = column.filter((cell, i) => cell !== 'null' && cell !== plain.get(name)?.[i]);
      expect(wrong, name).to.deep.equal([]);
    }
  });

  it('do not depend on the format of the other column', () => {
    const written = (format: string) =>
      cellsByName(
        request({
          rows: ROWS,
          fields: [
            field('o', 'datetime', { format }),
            field('c', 'date', { after: { field: 'o' } }),
          ],
        }),
      ).get('c');

    for (const format of ['sql', 'unix', 'unix_ms']) {
      expect(written(format)).to.deep.equal(written('iso'));
    }
  });

  it('give the same cells for any row alone and in windows of any size', () => {
    for (const format of TEXT_FORMAT_NAMES) {
      const input = request({ rows: 40, offset: 2 ** 33 - 20, fields: chain, format });
      expect(textOf(input, { bounds: { rows: 3, bytes: 2 ** 20 } })).to.equal(textOf(input));
    }
    const together = cellsByName(request({ rows: 20, offset: 2 ** 32 - 10, fields: chain }));
    for (let i = 0; i < 20; i++) {
      const alone = cellsByName(request({ rows: 1, offset: 2 ** 32 - 10 + i, fields: chain }));
      for (const [name, [cell]] of alone) expect(cell).to.equal(together.get(name)?.[i]);
    }
  });

  it('reach the last and the first day of the calendar', () => {
    const same = { max_days: 0 };
    const fields = [
      field('a', 'date', { after: { field: 'z', ...same } }),
      field('z', 'date', { start: '9999-12-31', end: '9999-12-31' }),
      field('f', 'date', { start: '0001-01-02', end: '0001-01-02' }),
      field('b', 'date', { before: { field: 'f', min_days: 1, max_days: 1 } }),
    ];
    const cells = cellsByName(request({ rows: 1, fields }));

    expect(cells.get('a')).to.deep.equal(['"9999-12-31"']);
    expect(cells.get('b')).to.deep.equal(['"0001-01-01"']);
  });
});
