import { expect } from 'chai';
import { faultsOf } from '../../support/tables.js';

function requestOf(patterns: readonly string[]): object {
  const fields = patterns.map((pattern, i) => ({
    name: `f${i}`,
    type: 'string',
    constraints: { pattern },
  }));
  return { rows: 1, fields };
}

const numbered = (count: number, pattern: (i: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, i) => pattern(i));

describe('the patterns of a request', () => {
  it('can be a thousand ordinary patterns', () => {
    expect(faultsOf(requestOf(numbered(1000, (i) => `[A-Z]{3}-${i}-\\d{4}`)))).to.deep.equal([]);
  });

  const hostile: readonly (readonly [string, (i: number) => string])[] = [
    ['need too many states', (i) => `(a|aa){480}${i}`],
    ['are very long', (i) => `.{900}${i}`],
  ];
  for (const [what, pattern] of hostile) {
    it(`are refused in bounded time, always with the same faults, if hundreds ${what}`, () => {
      const request = requestOf(numbered(400, pattern));

      const faults = faultsOf(request);

      expect(faults.at(-1)?.message).to.contain('too long');
      expect(faultsOf(request)).to.deep.equal(faults);
    });
  }

  it('are charged for each field, even if the same pattern was compiled and limited for another field', () => {
    const constraints = { pattern: '(ab{0,3}){0,40}', min_length: 60 };
    const fields = numbered(8, (i) => `f${i}`).map((name) => ({
      name,
      type: 'string',
      constraints,
    }));

    expect(faultsOf({ rows: 1, fields }).map(({ path }) => path)).to.deep.equal([
      '/fields/6',
      '/fields/7',
    ]);
  });
});
