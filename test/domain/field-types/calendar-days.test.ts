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
  // A JSON Schema format applies only to texts: every other value is valid.
  return (JSON.parse(readFileSync(file, 'utf8')) as Suite[])
    .flatMap(({ tests }) => tests)
    .filter(({ data }) => typeof data === 'string');
}

describe('a day in a constraint', () => {
  for (const { description, data, valid } of suite('date')) {
    const given = { start: data, end: data };

    if (valid) {
      it(`is accepted and generated unchanged: ${description}`, () => {
        expect(cellsOf('date', given, { rows: 1 })).to.deep.equal([JSON.stringify(data)]);
      });
    } else {
      it(`is refused: ${description}`, () => {
        expect(pathsOf(columnRequest('date', given))).to.deep.equal(
          ['start', 'end'].map((name) => `/fields/0/constraints/${name}`),
        );
      });
    }
  }
});

describe('a moment in a constraint', () => {
  for (const { description, data, valid } of suite('date-time')) {
    const text = data as string;
    // A number of seconds since 1970 cannot represent leap seconds: the contract refuses second 60.
    const accepted = valid && !text.includes(':60');

    it(`${accepted ? 'is accepted' : 'is refused'}: ${description}`, () => {
      const given = { start: text, end: '9999-12-31' };
      expect(pathsOf(columnRequest('datetime', given))).to.deep.equal(
        accepted ? [] : ['/fields/0/constraints/start'],
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
    it(`is exact to the millisecond: from ${start} to ${end} there is only ${only}`, () => {
      const cells = cellsOf('datetime', { start, end, precision: 'ms' }, { rows: 50 });

      expect([...new Set(cells)]).to.deep.equal([JSON.stringify(only)]);
    });
  }
});
