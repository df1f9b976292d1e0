import { expect } from 'chai';
import { naughtyNames, naughtyStrings } from '../../support/naughty-strings.js';
import { type Json, request, textOf } from '../../support/tables.js';

const storable = naughtyStrings.filter((text) => !text.includes('\0'));

function linesOf(input: Json): readonly string[] {
  const text = textOf({ ...input, format: 'ndjson' });
  expect(text.endsWith('\n')).to.equal(true);
  return text.slice(0, -1).split('\n');
}

describe('the NDJSON format', () => {
  it('writes one object on each line, and a line end after every line', () => {
    const fields = [
      { name: '__proto__', type: 'integer', constraints: { min: 7, max: 7 } },
      { name: '1', type: 'float', constraints: { min: 2.5, max: 2.5 } },
      { name: 'a', type: 'email', constraints: { null_rate: 1 } },
    ];
    const line = '{"__proto__":7,"1":2.50,"a":null}\n';

    expect(textOf(request({ rows: 1, format: 'ndjson', fields }))).to.equal(line);
    expect(textOf(request({ rows: 3, format: 'ndjson', fields }))).to.equal(line.repeat(3));
  });

  it('contains the rows of the JSON format, for any names and texts', () => {
    const fields = naughtyNames.map((name) => ({
      name,
      type: 'csat_score',
      constraints: { choices: storable, null_rate: 0.1 },
    }));
    const input = request({ rows: 50, fields });

    const json = textOf({ ...input, format: 'json' });
    expect(`[${linesOf(input).join(',\n')}]`).to.equal(json);
  });

  it('of a table equals the concatenation of its windows', () => {
    const window = (offset: number, rows: number) =>
      textOf(request({ offset, rows, format: 'ndjson' }));

    expect(window(0, 3) + window(3, 1) + window(4, 6)).to.equal(window(0, 10));
  });
});
