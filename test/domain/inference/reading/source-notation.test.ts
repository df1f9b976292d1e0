import { expect } from 'chai';
import type { Cell, TableSample } from '../../../../src/domain/tables/table-sample.js';
import { cycle, infer, many, sampleOf } from '../samples.js';

const ROWS = 300;
const notation = { delimiter: ';', lineEnd: 'lf', bom: true } as const;

function notationOf(columns: Readonly<Record<string, readonly Cell[]>>, more = {}) {
  return infer(sampleOf(columns, { notation, ...more })).notation;
}

/** Numbers, with a word in every `nth` row. */
function numbers(word: string, nth: number): readonly string[] {
  return many(ROWS, (i) => (i % nth === 0 ? word : i * 1.25));
}

describe('the notation of a sampled text', () => {
  it('is inferred as options of the format csv', () => {
    const cells = { plan: cycle(ROWS, ['free', 'team']) };

    expect(notationOf(cells, { decimalMark: ',' } satisfies Partial<TableSample>)).to.deep.equal({
      delimiter: ';',
      header: true,
      bom: true,
      null: '',
      decimal: ',',
      line_end: 'lf',
    });
  });

  it('is unknown for a sample that is no delimited text', () => {
    expect(infer(sampleOf({ plan: cycle(ROWS, ['free', 'team']) })).notation).to.equal(undefined);
  });

  it('leaves out a delimiter that the format csv does not have', () => {
    const cells = { plan: cycle(ROWS, ['free', 'team']) };

    expect(notationOf(cells, { notation: { ...notation, delimiter: '~' } })).not.to.have.property(
      'delimiter',
    );
  });

  it('has no header if the first row is data', () => {
    const header = ['free'];
    const columns = [cycle(ROWS, ['free', 'team'])];

    expect(notationOf({}, { header, columns, rows: ROWS })?.header).to.equal(false);
  });

  const marks: readonly (readonly [what: string, cells: readonly string[], mark: string])[] = [
    ['a usual mark in k cells', numbers('NA', 30), 'NA'],
    ['a usual mark in fewer than k cells', numbers('NA', 34), ''],
    ['a word in a column of numbers', numbers('Smith', 20), ''],
    ['a mark with a digit, which csv does not have', numbers('#DIV/0!', 20), ''],
    ['a usual mark that is a value', cycle(ROWS, ['NA', 'DE', 'FR']), ''],
  ];
  for (const [what, cells, mark] of marks) {
    it(`has ${JSON.stringify(mark)} for null, given ${what}`, () => {
      expect(notationOf({ a: cells })?.null).to.equal(mark);
    });
  }

  it('has the mark of most null cells', () => {
    const empty = numbers('', 4);

    expect(notationOf({ a: empty, b: numbers('-', 6) })?.null).to.equal('');
    expect(notationOf({ a: empty, b: numbers('-', 3) })?.null).to.equal('-');
  });
});
