import { expect } from 'chai';
import { faultsOf, type Json, pathsOf, request } from '../../support/tables.js';
import { cellsByName } from './law-columns.js';

const ROWS = 5000;

const shop = {
  name: 'shop',
  type: 'choice',
  constraints: { choices: ['inn', 'bar', 'spa', 'gym', '*'], null_rate: 0.2 },
};
const size = { name: 'size', type: 'integer', constraints: { min: 1, max: 9 } };
const day = {
  name: 'day',
  type: 'date',
  constraints: { start: '2026-01-01', end: '2026-01-09' },
};

/** A field whose value is the index of the row of `given` that holds, or 9 if none does. */
const rowOf = (columns: readonly string[], ...whens: readonly (readonly unknown[])[]): Json => ({
  name: 'c',
  type: 'integer',
  constraints: {
    ...{ min: 9, max: 9 },
    given: { columns, rows: whens.map((when, i) => ({ when, min: i, max: i })) },
  },
});

/** The cells of the other columns in the rows in which `c` has a value, as JSON texts: each once, sorted. */
function cellsWhere(fields: readonly Json[]): ReadonlyMap<string, readonly string[]> {
  const columns = cellsByName(request({ rows: ROWS, fields }));
  const groups = new Map<string, Set<string>>();
  columns.get('c')?.forEach((c, i) => {
    const others = [...columns].filter(([name]) => name !== 'c').map(([, cells]) => cells[i]);
    const group = groups.get(c) ?? new Set();
    groups.set(c, group.add(others.join(' ')));
  });
  return new Map([...groups].map(([c, cells]) => [c, [...cells].sort()]));
}

describe('sets in the conditions of given', () => {
  it('hold for the listed values, and the other set for all others', () => {
    const cells = cellsWhere([
      shop,
      rowOf(['shop'], [{ in: ['inn', 'bar'] }], [{ not_in: ['inn', 'bar', 'spa'] }]),
    ]);

    expect(cells.get('0')).to.deep.equal(['"bar"', '"inn"']);
    expect(cells.get('1')).to.deep.equal(['"*"', '"gym"', 'null']);
    expect(cells.get('9')).to.deep.equal(['"spa"']);
  });

  it('may list null and the value *', () => {
    const cells = cellsWhere([
      shop,
      rowOf(['shop'], [{ in: ['*', null] }], [{ not_in: ['*', null] }]),
    ]);

    expect(cells.get('0')).to.deep.equal(['"*"', 'null']);
    expect(cells.get('1')).to.deep.equal(['"bar"', '"gym"', '"inn"', '"spa"']);
  });

  it('hold for numbers and days, beside ranges', () => {
    const numbers = cellsWhere([size, rowOf(['size'], [{ in: [1, 3, 9] }], [[4, 6]])]);
    const days = cellsWhere([day, rowOf(['day'], [{ not_in: ['2026-01-02', '2026-01-03'] }])]);

    expect(numbers.get('0')).to.deep.equal(['1', '3', '9']);
    expect(numbers.get('1')).to.deep.equal(['4', '5']);
    expect(numbers.get('9')).to.deep.equal(['2', '6', '7', '8']);
    expect(days.get('9')).to.deep.equal(['"2026-01-02"', '"2026-01-03"']);
  });

  it('count as conditions: the row with more of them holds', () => {
    const cells = cellsWhere([
      shop,
      size,
      rowOf(
        ['shop', 'size'],
        [{ in: ['inn', 'bar'] }, '*'],
        [{ in: ['inn', 'spa'] }, [1, 3]],
        [{ not_in: ['inn'] }, { in: [1] }],
      ),
    ]);

    expect(cells.get('1')).to.deep.equal(['"inn" 1', '"inn" 2', '"spa" 1', '"spa" 2']);
    expect(cells.get('2')).to.deep.equal(['"*" 1', '"bar" 1', '"gym" 1', 'null 1']);
  });

  it('make trees over eight columns, because only values that they tell apart are combined', () => {
    const names = Array.from({ length: 8 }, (_, i) => `p${i}`);
    const choices = Array.from({ length: 50 }, (_, i) => i);
    const parents = names.map((name) => ({ name, type: 'choice', constraints: { choices } }));
    const half = { in: choices.slice(0, 25) };
    const other = { not_in: choices.slice(0, 25) };
    const any: readonly unknown[] = names.map(() => '*');
    const columns = cellsByName(
      request({
        rows: ROWS,
        fields: [
          ...parents,
          rowOf(names, any.with(0, half).with(7, half), any.with(0, half).with(7, other)),
        ],
      }),
    );
    const isLow = (name: string, i: number): boolean => Number(columns.get(name)?.[i]) < 25;

    expect(columns.get('c')).to.deep.equal(
      columns.get('p0')?.map((_, i) => {
        if (!isLow('p0', i)) return '9';
        return isLow('p7', i) ? '0' : '1';
      }),
    );
  });

  it('are refused with the path of what is wrong', () => {
    const refused = (when: unknown, field: Json = shop) =>
      pathsOf(request({ fields: [field, rowOf([String(field.name)], [when])] }));
    const path = '/fields/1/constraints/given/rows/0/when/0';

    expect(refused({ in: ['inn', 'pub'] })).to.deep.equal([`${path}/in/1`]);
    expect(refused({ not_in: ['pub'] })).to.deep.equal([`${path}/not_in/0`]);
    expect(refused({ in: [] })).to.deep.equal([`${path}/in`]);
    expect(refused({ in: ['inn', [1, 2]] })).to.deep.equal([`${path}/in/1`]);
    expect(refused({ in: ['inn'], not_in: ['bar'] })).to.deep.equal([path]);
    expect(refused({ among: ['inn'] })).to.deep.equal([path]);
    expect(refused({ in: [10] }, size)).to.deep.equal([`${path}/in/0`]);
    expect(refused({ not_in: ['inn', 'bar', 'spa', 'gym', '*', null] })).to.deep.equal([path]);
  });

  it('name the values that there are', () => {
    const given = rowOf(['shop'], [{ in: ['inm'] }]);
    const [fault] = faultsOf(request({ fields: [shop, given] }));

    expect(fault?.message).to.contain('"inm"').and.to.contain('"inn"');
  });

  it('may name up to eight columns', () => {
    const names = Array.from({ length: 9 }, (_, i) => `p${i}`);
    const parents = names.map((name) => ({ ...size, name }));
    const asked = (columns: readonly string[]) =>
      pathsOf(
        request({
          fields: [
            ...parents,
            rowOf(
              columns,
              columns.map(() => [1, 5]),
            ),
          ],
        }),
      );

    expect(asked(names.slice(1))).to.deep.equal([]);
    expect(asked(names)).to.deep.equal([
      '/fields/9/constraints/given/columns',
      '/fields/9/constraints/given/rows/0/when',
    ]);
  });
});
