import { expect } from 'chai';
import { TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { DRAWN_SEED, request, textOf } from '../../support/tables.js';
import { columnsOfEveryType, lawColumns, tableRequest } from './law-columns.js';

const ROWS = 100;

describe('a seed', () => {
  for (const format of TEXT_FORMAT_NAMES) {
    it(`always generates the same ${format} of every type`, () => {
      const columns = columnsOfEveryType(ROWS);
      const input = tableRequest(columns, { rows: ROWS, format, seed: 'again' });

      expect(textOf(input)).to.equal(textOf(input));
    });
  }

  const columns = lawColumns('uuid', ROWS);
  const textWith = (seed: unknown): string => textOf(tableRequest(columns, { seed }));

  it('has the same effect as a number and as the text of that number', () => {
    for (const seed of [0, 42, 2 ** 53 - 1]) {
      expect(textWith(seed)).to.equal(textWith(String(seed)));
    }
  });

  it('generates other values than any other seed, however similar', () => {
    const seeds = [
      '42',
      '042',
      '42 ',
      '42.0',
      '43',
      '4',
      '2',
      '0',
      '-0',
      'é',
      'e\u0301',
      'E',
      '😀',
    ];

    expect(new Set([...seeds, 2 ** 53 - 1, 2 ** 53 - 2, 2 ** 32].map(textWith)).size).to.equal(16);
  });

  it('is drawn if the request has none', () => {
    const fields = [{ name: 'c', type: 'uuid' }];

    expect(textOf({ rows: 5, fields })).to.equal(textOf({ rows: 5, fields, seed: DRAWN_SEED }));
    expect(textOf(request({ fields }))).not.to.equal(textOf(request({ fields, seed: DRAWN_SEED })));
  });
});
