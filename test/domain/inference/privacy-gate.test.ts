import { expect } from 'chai';
import { columnValues } from '../../../src/domain/inference/column-values.js';
import type { InferredColumn } from '../../../src/domain/inference/inferred-schema.js';
import { rulesBroken, tellsValue } from '../../../src/domain/inference/privacy-gate.js';
import { inferOne, K, many } from './samples.js';

const cells = [...many(60, () => 'red'), ...many(30, () => 'blue'), ...many(9, () => 'green')];
const colours = columnValues(cells, new Set());
const numbers = columnValues(
  many(100, (i) => i),
  new Set(),
);

const told = (
  constraints: Readonly<Record<string, unknown>>,
  {
    type = 'choice',
    kind = type,
    name = 'c',
    warnings = [],
  }: { type?: string; kind?: string; name?: string; warnings?: readonly string[] } = {},
): InferredColumn => ({
  field: { name, type, constraints },
  profile: { name, type, kind, confidence: 1, null_rate: 0, warnings },
});

const forged: readonly (readonly [what: string, column: InferredColumn, seen: typeof colours])[] = [
  ['a category of under k rows', told({ choices: ['red', 'green'], weights: [1, 1] }), colours],
  ['a category that is no value', told({ choices: ['red', 'pink'] }), colours],
  ['a constant of under k rows', told({ value: 'green' }, { type: 'constant' }), colours],
  ['categories of an identifying kind', told({ choices: ['red'] }, { kind: 'name' }), colours],
  ['categories of a column of ids', told({ choices: ['red'] }, { name: 'user_id' }), colours],
  [
    'an e-mail address as a category',
    told({ choices: ['a@b.org'] }),
    columnValues(
      many(50, () => 'a@b.org'),
      new Set(),
    ),
  ],
  [
    'a bin of under k rows',
    told(
      { distribution: { kind: 'histogram', edges: [0, 50, 55, 99], weights: [1, 1, 1] } },
      { type: 'integer' },
    ),
    numbers,
  ],
  ['a value for a pattern', told({ pattern: 'green' }, { type: 'string' }), colours],
  [
    'a length that under k rows have',
    told({ min_length: 5, max_length: 8 }, { type: 'text' }),
    colours,
  ],
  ['a member without a rule', told({ prefix: 'gre' }, { type: 'string' }), colours],
  ['a word that is none of ours', told({ format: 'the green one' }, { type: 'date' }), colours],
  ['a value for the end of a range', told({ min: 17, max: 1000 }, { type: 'integer' }), numbers],
  [
    'anything learnt of under k rows',
    told({ min: 0, max: 9 }, { type: 'integer' }),
    columnValues(['1', '2'], new Set()),
  ],
  ['a warning in other words', told({}, { warnings: ['green is rare'] }), colours],
];

describe('the privacy gate', () => {
  for (const [what, column, seen] of forged) {
    it(`refuses ${what}`, () => {
      expect(rulesBroken(column, seen, K)).to.have.lengthOf(1);
    });
  }

  it('lets pass what was learnt', () => {
    const learnt = [
      inferOne('c', cells),
      inferOne(
        'n',
        many(100, (i) => i),
      ),
    ] as const;

    expect(rulesBroken(learnt[0], colours, K)).to.deep.equal([]);
    expect(rulesBroken(learnt[1], numbers, K)).to.deep.equal([]);
  });

  it('sees a value in a warning of the reader', () => {
    const seen = columnValues(['Ann-17', 'row'], new Set());

    expect(tellsValue(['the cell Ann-17 was cut'], seen)).to.equal(true);
    expect(tellsValue(['3 rows were cut'], seen)).to.equal(false);
  });
});
