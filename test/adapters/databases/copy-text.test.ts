import { expect } from 'chai';
import { copyText } from '../../../src/adapters/databases/copy-text.js';
import { generate } from '../../../src/adapters/library/generate.js';

function copied(...fields: readonly Readonly<Record<string, unknown>>[]): string {
  const request = { rows: 2, seed: 1, format: 'copy', fields };
  return generate(request as unknown as Parameters<typeof generate>[0], {
    extensions: [{ formats: [copyText] }],
  }).text();
}

describe('the text for COPY and LOAD DATA', () => {
  it('escapes the characters that end a cell, a row or an escape', () => {
    const constraints = { choices: ['a\tb\nc\rd\\e'] };

    expect(
      copied({ name: 'x', type: 'csat_score', constraints }, { name: 'n', type: 'sequence' }),
    ).to.equal('a\\tb\\nc\\rd\\\\e\t1\na\\tb\\nc\\rd\\\\e\t2\n');
  });

  it('has one word for null, which no text can be', () => {
    expect(
      copied(
        { name: 'x', type: 'word', constraints: { null_rate: 1 } },
        { name: 'y', type: 'csat_score', constraints: { choices: ['\\N'] } },
        { name: 'z', type: 'csat_score', constraints: { choices: [''] } },
      ),
    ).to.equal('\\N\t\\\\N\t\n\\N\t\\\\N\t\n');
  });

  it('writes moments as databases do, and booleans as digits', () => {
    const moment = { start: '2024-02-29T12:00:00Z', end: '2024-02-29T12:00:00Z' };

    expect(
      copied(
        { name: 'at', type: 'datetime', constraints: moment },
        { name: 'yes', type: 'boolean', constraints: { true_rate: 1 } },
      ),
    ).to.equal('2024-02-29 12:00:00\t1\n2024-02-29 12:00:00\t1\n');
  });
});
