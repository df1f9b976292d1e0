import { expect } from 'chai';
import fc from 'fast-check';
import { leastCpuTime } from '../../support/least-cpu-time.js';
import { type Json, request } from '../../support/tables.js';
import { cellsByName } from '../generation/law-columns.js';

/** Compares code points, as CEL does. */
function precedes(a: string, b: string): boolean {
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;
}

function inAscii(text: string, change: (letter: string) => string): string {
  return text.replace(/[A-Za-z]/g, change);
}

/** Formulas of two texts x and y, and their values in JavaScript. */
const formulas: Readonly<Record<string, (x: string, y: string) => unknown>> = {
  'x + "-" + y': (x, y) => `${x}-${y}`,
  'x == y': (x, y) => x === y,
  'x != y': (x, y) => x !== y,
  'x < y': precedes,
  'x <= y': (x, y) => !precedes(y, x),
  'x.contains(y)': (x, y) => x.includes(y),
  'x.startsWith(y)': (x, y) => x.startsWith(y),
  'x.endsWith(y)': (x, y) => x.endsWith(y),
  'size(x + y)': (x, y) => [...x, ...y].length,
  'size(x)': (x) => [...x].length,
  'x.lowerAscii()': (x) => inAscii(x, (letter) => letter.toLowerCase()),
  '(x + y).upperAscii()': (x, y) => inAscii(x + y, (letter) => letter.toUpperCase()),
  'size(x) > size(y) ? x : y': (x, y) => ([...x].length > [...y].length ? x : y),
  'x in ["a", y]': (x, y) => x === 'a' || x === y,
};

/** Milliseconds; a search that starts anew at each character makes 5,000,000,000 comparisons. */
const LONGEST = 500;

const LISTED: Readonly<Record<string, string>> = { x: 'a', y: 'b' };
const WRITTEN: Readonly<Record<string, string>> = { x: 'ta', y: 'tb' };
const MIXED: Readonly<Record<string, string>> = { x: 'ta', y: 'b' };

function named(formula: string, names: Readonly<Record<string, string>>): string {
  return formula.replace(/\b[xy]\b/g, (name) => names[name] ?? name);
}

function tableOf(expressions: readonly string[], words: readonly string[]): Json {
  const drawn = (name: string): Json => ({
    name,
    type: 'choice',
    constraints: { choices: words },
  });
  const template = (name: string, text: string): Json => ({
    name,
    type: 'template',
    constraints: { template: text },
  });
  const computed = expressions.map((expression, i) => ({
    name: `f${i}`,
    type: 'formula',
    constraints: { expression },
  }));
  const inputs = [drawn('a'), drawn('b'), template('ta', '{a}'), template('tb', '{b}')];
  return request({ rows: 40, fields: [...inputs, ...computed] });
}

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'B', 'é', '￿', '😀'),
  maxLength: 6,
});

describe('formulas of texts', () => {
  for (const [how, names] of Object.entries({
    'words of a list': LISTED,
    'written texts': WRITTEN,
    'written texts and words of a list': MIXED,
  })) {
    it(`of ${how} agree with JavaScript`, () => {
      const expressions = Object.keys(formulas).map((formula) => named(formula, names));
      const property = fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const columns = cellsByName(tableOf(expressions, words));
        const cellsOf = (name: string): readonly unknown[] =>
          (columns.get(name) ?? []).map((cell) => JSON.parse(cell));
        const [x, y] = [cellsOf('a') as string[], cellsOf('b') as string[]];

        Object.values(formulas).forEach((value, i) => {
          const expected = x.map((text, row) => value(text, y[row] ?? ''));
          expect(cellsOf(`f${i}`), expressions[i])
            .to.have.length(40)
            .and.deep.equal(expected);
        });
      });

      fc.assert(property, { numRuns: 60 });
    });
  }

  it('that search take linear time', async () => {
    const fields = [
      { name: 's', type: 'template', constraints: { template: 'a'.repeat(10_000) } },
      {
        name: 'f',
        type: 'formula',
        constraints: { expression: '(s + s + s).contains(s + "b" + s)' },
      },
    ];
    const search = () => cellsByName(request({ rows: 50, fields })).get('f');

    expect(new Set(search())).to.deep.equal(new Set(['false']));
    expect(await leastCpuTime(search, LONGEST)).to.be.below(LONGEST);
  });
});
