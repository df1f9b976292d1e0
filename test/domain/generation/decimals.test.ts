import { expect } from 'chai';
import { everyOf } from '../../support/every-of.js';
import { cellsOf, pathsOf, request, textOf } from '../../support/tables.js';

const ROWS = 4000;
const mixed = [
  { digits: 0, weight: 5 },
  { digits: 1, weight: 3 },
  { digits: 3, weight: 2 },
];

/** The share of the texts with each number of decimals. */
function sharesOf(texts: readonly string[]): Readonly<Record<number, number>> {
  const shares: Record<number, number> = {};
  for (const text of texts) {
    const digits = text.split('.')[1]?.length ?? 0;
    shares[digits] = (shares[digits] ?? 0) + 1 / texts.length;
  }
  return shares;
}

function expectShares(texts: readonly string[]): void {
  const shares = sharesOf(texts);
  expect(Object.keys(shares)).to.deep.equal(['0', '1', '3']);
  expect(shares[0]).to.be.closeTo(0.5, 0.03);
  expect(shares[1]).to.be.closeTo(0.3, 0.03);
}

/** The cells of the last column in CSV without a header. */
function lastCells(changes: object): readonly string[] {
  const text = textOf(request({ rows: ROWS, format: 'csv', csv: { header: false }, ...changes }));
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').at(-1) ?? '');
}

describe('decimals', () => {
  it('are drawn by weight, and a last digit is never zero', () => {
    const cells = cellsOf(
      'float',
      { min: -50, max: 50, precision: 3, decimals: mixed },
      { rows: ROWS },
    );

    expectShares(cells);
    expect(cells).to.satisfy((all: readonly string[]) =>
      everyOf(all, (cell) => /^(?!-0$)-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(cell)),
    );
  });

  it('are written in full up to the least number of decimals', () => {
    const decimals = [
      { digits: 2, weight: 1 },
      { digits: 3, weight: 0 },
    ];
    const cells = cellsOf('float', { max: 9, precision: 3, decimals }, { rows: ROWS });

    expect(sharesOf(cells)).to.have.keys('2');
    expect(cells).to.satisfy((all: readonly string[]) => all.some((cell) => cell.endsWith('0')));
  });

  it('leave values in their bins of a histogram', () => {
    const distribution = { kind: 'histogram', edges: [0.25, 0.26, 3.1, 3.9], weights: [1, 0, 1] };
    const decimals = [
      { digits: 0, weight: 1 },
      { digits: 2, weight: 0 },
    ];
    const cells = cellsOf('float', { max: 9, distribution, decimals }, { rows: ROWS });

    const atoms = cells.filter((cell) => cell === '0.25').length / ROWS;
    expect(atoms).to.be.closeTo(0.5, 0.03);
    expect(cells).to.satisfy((all: readonly string[]) =>
      everyOf(all, (cell) => cell === '0.25' || (Number(cell) >= 3.1 && Number(cell) <= 3.9)),
    );
  });

  it('hold for values that given and correlate draw', () => {
    const constraints = { max: 50, precision: 3, decimals: mixed };
    const rows = [{ when: ['b'], bins: [[60, 90, 1]] }];
    const given = { columns: ['kind'], rows };
    const kind = { name: 'kind', type: 'choice', constraints: { choices: ['a', 'b'] } };
    const other = { name: 'other', type: 'integer' };
    const fields = [
      kind,
      other,
      { name: 'f', type: 'float', constraints: { ...constraints, max: 100, given } },
    ];
    const correlate = [{ columns: ['other', 'f'], coefficient: 0.9 }];

    expectShares(lastCells({ fields }));
    expectShares(lastCells({ fields, correlate }));
  });

  it('are those of a template, and of every format of text', () => {
    const constraints = { precision: 3, decimals: mixed };
    const fields = [{ name: 'p', type: 'percentage', constraints }];
    const joined = { name: 't', type: 'template', constraints: { template: '{p}' } };

    const joinedCells = lastCells({ fields: [...fields, joined] });
    expect(joinedCells.map((cell) => cell.replaceAll('"', ''))).to.deep.equal(
      lastCells({ fields }),
    );
    for (const format of ['json', 'sql', 'tsv']) {
      const numbers = textOf(request({ rows: ROWS, fields, format, tsv: { header: false } })).match(
        /(?<=[:(\n]|^)\d+(?:\.\d+)?(?=[\n)}])/g,
      );
      expect(numbers, format).to.deep.equal(lastCells({ fields }));
    }
  });

  it('are the same in every window', () => {
    const constraints = { precision: 3, decimals: mixed, null_rate: 0.3 };
    const fields = [{ name: 'f', type: 'float', constraints }];

    expect(lastCells({ fields, rows: 50, offset: 1700 })).to.deep.equal(
      lastCells({ fields }).slice(1700, 1750),
    );
  });

  it('are the same for all rows of a field: rows of given cannot vary them', () => {
    const given = { columns: ['k'], rows: [{ when: [true], decimals: mixed }] };
    const fields = [
      { name: 'k', type: 'boolean' },
      { name: 'f', type: 'float', constraints: { precision: 3, given } },
    ];

    expect(pathsOf(request({ fields }))).to.deep.equal([
      '/fields/1/constraints/given/rows/0/decimals',
    ]);
  });

  it('are those of the other table in a copy', () => {
    const numbers = { min: -50, max: 50, precision: 3, decimals: mixed };
    const parents = { name: 'p', rows: 40, key: ['id'] };
    const text = textOf({
      seed: 1,
      format: 'csv',
      table: 'c',
      tables: [
        {
          ...parents,
          fields: [
            { name: 'id', type: 'sequence' },
            { name: 'x', type: 'float', constraints: numbers },
          ],
        },
        {
          name: 'c',
          per: { table: 'p', count: 5 },
          fields: [
            { name: 'p', type: 'reference' },
            { name: 'x', type: 'copy', constraints: { through: 'p', field: 'x' } },
          ],
        },
      ],
    });
    const [, ...lines] = text.trimEnd().split('\r\n');

    expect(lines).to.have.length(200);
    // Each parent has one line, five times.
    expect(new Set(lines).size).to.equal(40);
  });
});
