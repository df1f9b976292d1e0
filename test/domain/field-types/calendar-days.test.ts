import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { packageRoot } from '../../support/package-root.js';
import { cellsOf, columnRequest, pathsOf } from '../../support/tables.js';

interface Suite {
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

function suite(format: string): Suite['tests'] {
  const file = new URL(`test/corpora/json-schema-test-suite/${format}.json`, packageRoot);
  // What is no text is valid to a JSON Schema format, which judges texts alone.
  return (JSON.parse(readFileSync(file, 'utf8')) as Suite[])
    .flatMap(({ tests }) => tests)
    .filter(({ data }) => typeof data === 'string');
}

describe('days in constraints', () => {
  for (const { description, data, valid } of suite('date')) {
    const given = { start: data, end: data };

    if (valid) {
      it(`come back as they were sent: ${description}`, () => {
        expect(cellsOf('date', given, { rows: 1 })).to.deep.equal([JSON.stringify(data)]);
      });
    } else {
      it(`are refused: ${description}`, () => {
        expect(pathsOf(columnRequest('date', given))).to.deep.equal(
          ['start', 'end'].map((name) => `/fields/0/constraints/${name}`),
        );
      });
    }
  }
});

describe('moments in constraints', () => {
  for (const { description, data, valid } of suite('date-time')) {
    const text = data as string;
    // A count of seconds has no place for leap seconds: the contract refuses second 60.
    const taken = valid && !text.includes(':60');

    it(`${taken ? 'are taken' : 'are refused'}: ${description}`, () => {
      const given = { start: text, end: '9999-12-31' };
      expect(pathsOf(columnRequest('datetime', given))).to.deep.equal(
        taken ? [] : ['/fields/0/constraints/start'],
      );
    });
  }

  const bounds: readonly (readonly [string, string, string])[] = [
    ['1963-06-19t08:30:06.283185z', '1963-06-19T08:30:06.284Z', '1963-06-19T08:30:06.284Z'],
    ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.87Z', '1937-01-01T11:40:27.870Z'],
    [
      '2024-01-01T00:00:00.999Z',
      '2024-01-01T00:00:00.999999999999999Z',
      '2024-01-01T00:00:00.999Z',
    ],
    [
      '1985-04-12T00:59:59.998000000000001Z',
      '1985-04-12T00:59:59.999Z',
      '1985-04-12T00:59:59.999Z',
    ],
  ];
  for (const [start, end, only] of bounds) {
    it(`hold to the millisecond: from ${start} to ${end} there is ${only} alone`, () => {
      const cells = cellsOf('datetime', { start, end, precision: 'ms' }, { rows: 50 });

      expect([...new Set(cells)]).to.deep.equal([JSON.stringify(only)]);
    });
  }
});
