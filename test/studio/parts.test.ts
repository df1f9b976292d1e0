import { expect } from 'chai';
import type { QualityReport } from '../../src/page/index.js';
import { ROW_HEIGHT, scrollOf } from '../../studio/components/controls/scroll.js';
import { readWholeNumber } from '../../studio/components/controls/whole-number.js';
import { labelOf } from '../../studio/components/figures/figures-text.js';
import { cellsOf } from '../../studio/engine/cells-format.js';
import { figuresOf } from '../../studio/engine/column-figures.js';
import { type CatalogueType, searchTypes } from '../../studio/state/catalogue-search.js';
import { Latest } from '../../studio/state/latest.js';
import { percent, shortBytes } from '../../studio/state/numbers.js';
import { fileNameOf, outputMembers, usualOutput } from '../../studio/state/output.js';
import { reportSentences } from '../../studio/state/report-text.js';

describe('a long table in a view', () => {
  const body = 600;
  const height = body + 76;

  it('begins at its first row and ends at its last row, however long it is', () => {
    for (const rows of [1, 20, 21, 22, 1000, 1_000_000, 5_000_000_000]) {
      const start = scrollOf(rows, height, 0);
      const end = scrollOf(rows, height, start.height - height);

      expect(start.first, `${rows}`).to.equal(0);
      expect(end.end, `${rows}`).to.equal(rows);
      expect(start.height, `${rows}`).to.be.below(17_000_000);
    }
  });

  it('moves by one row for the height of a row where a browser can draw all of it', () => {
    expect(scrollOf(1000, height, ROW_HEIGHT * 7 + 3)).to.include({ first: 7, shift: 3 });
  });
});

describe('what people type', () => {
  const limits = { min: 1, max: Number.MAX_SAFE_INTEGER };
  for (const [text, number] of [
    ['10,000', 10_000],
    ['10 000', 10_000],
    ['10\u202f000', 10_000],
    ['10_000', 10_000],
    ["1'000", 1000],
    ['1,234,567', 1_234_567],
    ['10k', 10_000],
    [' 1m ', 1_000_000],
    ['1.5k', 1500],
    ['1.5m', 1_500_000],
    ['2.3 million', 2_300_000],
    ['5 billion', 5_000_000_000],
    ['1e6', 1_000_000],
    ['1.5e3', 1500],
    ['10,000k', 10_000_000],
  ] as const) {
    it(`is ${number} rows: "${text}"`, () => {
      expect(readWholeNumber(text, limits)).to.deep.equal({ number });
    });
  }

  for (const text of [
    '',
    '0',
    '-5',
    'ten',
    '1.5',
    '1.000',
    '1,5',
    '10,00',
    '1.2345k',
    '1e99',
    '9007199254740992',
    '12 3',
    '1,000 000',
    '5 dozen',
  ]) {
    it(`is no number of rows, which a message says with the limits: "${text}"`, () => {
      expect(readWholeNumber(text, limits))
        .to.have.property('message')
        .that.contains('from 1 to 9,007,199,254,740,991');
    });
  }

  it('is the name of a file without the characters that systems refuse', () => {
    expect(fileNameOf(usualOutput, '../a b/c:d', 1)).to.equal('a-b-c-d.csv');
    expect(fileNameOf(usualOutput, 'Ärzte', 2)).to.equal('Ärzte.zip');
    expect(fileNameOf({ ...usualOutput, format: 'sql' }, '', 2)).to.equal('table.sql');
  });
});

describe('the words of the page', () => {
  it('write sizes and shares for people', () => {
    expect(shortBytes(999)).to.equal('999 B');
    expect(shortBytes(4_130_000)).to.equal('4.1 MB');
    expect(percent(0.051)).to.equal('5 %');
    expect(percent(0.001)).to.equal('<1 %');
  });

  it('do not call rare rows of a report none', () => {
    const report = {
      scores: { overall: null, column_shapes: null, column_pair_trends: null },
      baselines: { two_halves: null },
      rows_compared: 1000,
      privacy: { exact_rows: { made: 0.002, sampled: 0 } },
    };

    const [, rows] = reportSentences(report as unknown as QualityReport);

    expect(rows).to.contain('<1 % of the rows of the clone equal a sampled one, and 0 % of');
  });

  it('write counts with all of their digits', () => {
    const profile = { name: 'x', rows: 20_000, nulls: 0, kind: 'values', top: [] } as const;

    expect(labelOf({ ...profile, distinct: 13_773 })).to.equal('13,773 different');
  });

  it('name only the options that differ from the defaults', () => {
    expect(outputMembers(usualOutput)).to.deep.equal({ format: 'csv' });
    expect(outputMembers({ ...usualOutput, delimiter: ';' })).to.deep.equal({
      format: 'csv',
      csv: { delimiter: ';' },
    });
  });
});

describe('the search of types', () => {
  const typeOf = (
    type: string,
    synonyms: readonly string[],
    description: string,
  ): CatalogueType => ({
    type,
    synonyms,
    description,
    category: 'x',
    constraints: {},
    example: '',
    locales: [],
  });
  const types = [
    typeOf('text', [], 'Sentences with a zip.'),
    typeOf('postal_code', ['zip', 'plz'], 'Postal code.'),
    typeOf('zip_file', [], 'An archive.'),
  ];

  it('finds synonyms before parts of names, and words of descriptions last', () => {
    expect(searchTypes(types, 'ZIP').map(({ type }) => type)).to.deep.equal([
      'postal_code',
      'zip_file',
      'text',
    ]);
  });

  it('finds all types if it is empty, and none for other words', () => {
    expect(searchTypes(types, ' ')).to.equal(types);
    expect(searchTypes(types, 'qqq')).to.deep.equal([]);
  });
});

describe('the summary of a column', () => {
  it('has a bin for each of few whole numbers, and leaves nulls out', () => {
    const column = {
      name: 'n',
      kind: 'numbers',
      values: Float64Array.of(1, 2, 2, 9),
      type: { kind: 'integer', min: 1, max: 9 },
      present: Uint8Array.of(1, 1, 1, 0),
    } as const;

    expect(figuresOf(column, 4)).to.deep.equal({
      name: 'n',
      rows: 4,
      nulls: 1,
      kind: 'numbers',
      bins: [
        { from: 1, to: 1, count: 1 },
        { from: 2, to: 2, count: 2 },
      ],
      min: 1,
      max: 2,
      median: 2,
    });
  });

  it('counts every number in a bin', () => {
    const values = Float64Array.from({ length: 1000 }, (_, i) => (i * 7919) % 997);
    const type = { kind: 'decimal', digits: 5, scale: 2 } as const;
    const profile = figuresOf({ name: 'n', kind: 'numbers', values, type }, 1000);

    expect(
      profile.kind === 'numbers' && profile.bins.reduce((sum, { count }) => sum + count, 0),
    ).to.equal(1000);
  });

  it('lists the most frequent words first', () => {
    const indices = Int32Array.of(0, 1, 1);
    const column = {
      name: 'w',
      kind: 'words',
      entries: ['a', 'b'],
      indices,
      type: { kind: 'text' },
    } as const;

    expect(figuresOf(column, 3)).to.deep.include({
      distinct: 2,
      top: [
        { text: 'b', count: 2 },
        { text: 'a', count: 1 },
      ],
    });
  });
});

describe('the cells of the screen', () => {
  it('tell null from an empty text', () => {
    expect(cellsOf('a\x1f\0\x1f\x1e\x1f\x1f\x1e')).to.deep.equal([
      ['a', null],
      ['', ''],
    ]);
  });
});

describe('work of which only the latest counts', () => {
  it('runs the first and the last of many', async () => {
    const latest = new Latest();
    const ran: number[] = [];
    const work = (n: number) => async () => {
      ran.push(n);
      await Promise.resolve();
    };
    await Promise.all([1, 2, 3, 4].map((n) => latest.run(work(n))));

    expect(ran).to.deep.equal([1, 4]);
  });
});
