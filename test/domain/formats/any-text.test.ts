import { expect } from 'chai';
import fc from 'fast-check';
import { TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { SPECIAL_CHARACTERS } from '../../../src/testing/hostile-texts.js';
import { jsonRows } from '../../../src/testing/json-rows.js';
import { checkReadsBack, expectedOf, takesNames } from '../../../src/testing/read-back.js';
import { always } from '../../support/always.js';
import { isFieldName } from '../../support/naughty-strings.js';
import { loadIntoSqlite } from '../../support/sqlite.js';
import { engine, formats, type Json, pathsOf, request, textOf } from '../../support/tables.js';
import { formatCases } from './cases.js';

const specials = fc.constantFrom(...SPECIAL_CHARACTERS, ...'+@}\u2028\u0001\u007f_proto');
const anything = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 1 })
  .filter((character) => character !== '\0');

function textOfAny(characters: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> {
  return fc.array(characters, { maxLength }).map((parts) => parts.join(''));
}

const text = (maxLength: number) => textOfAny(fc.oneof(specials, anything), maxLength);

interface Table {
  readonly names: readonly string[];
  readonly choices: readonly string[];
  readonly prefix: string;
  readonly null_rate: number;
}

const rest = {
  choices: fc.array(text(8), { minLength: 1, maxLength: 5 }),
  prefix: text(4),
  null_rate: fc.constantFrom(0, 0.4),
};

function tablesOf(characters: fc.Arbitrary<string>): fc.Arbitrary<Table> {
  const name = textOfAny(characters, 12).filter(isFieldName);
  return fc.record({ names: fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), ...rest });
}

/** A table of columns that are choices and strings in turn. */
function tableOf({ names, choices, prefix, null_rate }: Table): Json {
  const fields = names.map((each, i) =>
    i % 2 === 0
      ? { name: each, type: 'csat_score', constraints: { choices, null_rate } }
      : { name: each, type: 'string', constraints: { length: i - 1, prefix, null_rate } },
  );
  return request({ rows: 8, fields });
}

describe('arbitrary names and texts', () => {
  for (const name of TEXT_FORMAT_NAMES) {
    const format = formats[name];
    for (const reader of formatCases[name].readers) {
      it(`read back unchanged from ${name} ${JSON.stringify(reader.options ?? {})}`, () => {
        always(tablesOf(fc.oneof(specials, anything)), 150, (table) => {
          const takesAll = takesNames(format, reader, table.names);
          const names = takesAll ? table.names : table.names.map((_, i) => `c${i}`);
          const input = tableOf({ ...table, names });
          const expected = expectedOf(engine, input);
          checkReadsBack(engine, format, reader, input, expected);

          const known = new Set([...table.choices, null]);
          for (const [first] of expected.rows) expect(known.has(first ?? null)).to.equal(true);
        });
      });
    }
  }

  it('read back unchanged from SQLite if SQL accepts the names', () => {
    let loaded = 0;
    always(tablesOf(specials), 250, (table) => {
      const input = { ...tableOf(table), format: 'sql' };
      if (pathsOf(input).length > 0) return;
      loaded++;
      const rows = jsonRows(textOf({ ...input, format: 'json' }));

      const stored = loadIntoSqlite(textOf(input), 'synthetic_data', table.names);
      expect(stored.columns).to.deep.equal(table.names);
      expect(stored.rows).to.deep.equal(
        rows.map((row) => row.map(([, cell]) => JSON.parse(cell) as string | null)),
      );
    });
    expect(loaded).to.be.above(50);
  });
});
