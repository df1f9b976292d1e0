import { expect } from 'chai';
import { choiceColumn } from '../../src/domain/columns/choice-column.js';
import type { ColumnPlan } from '../../src/domain/columns/column-plan.js';
import { textColumn, whole } from '../../src/domain/columns/pieces.js';
import { IndexVector, NumberVector, TextVector } from '../../src/domain/columns/vectors.js';
import { integer } from '../../src/domain/constraints/numbers.js';
import { withDefault } from '../../src/domain/constraints/param.js';
import { type FieldType, fieldType } from '../../src/domain/field-types/field-type.js';
import { fieldTypeLaws } from '../../src/testing/field-type-laws.js';
import { complaint } from './support/complaint.js';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

const seat: FieldType = fieldType({
  name: 'seat',
  category: 'place',
  description: 'Seat of an aircraft, such as 12C.',
  constraints: { rows: withDefault(integer('rows of seats', { min: 1, max: 60 }), 30) },
  capacity: ({ rows }) => rows * LETTERS.length,
  plan: ({ rows }, context) => {
    const seats = Array.from({ length: rows }, (_, i) =>
      LETTERS.map((letter) => `${i + 1}${letter}`),
    );
    return choiceColumn(seats.flat(), undefined, context);
  },
});

const constraints = [{ rows: 1 }, { rows: 60 }, { null_rate: 0.3 }];

function lawsOf(changes: Partial<FieldType>): ReturnType<typeof fieldTypeLaws> {
  return fieldTypeLaws({ ...seat, ...changes }, { constraints });
}

/** Returns a plan of numbers: `numberOf` returns the number for row `row`, which is the `i`th row of its window. */
function numbers(numberOf: (row: number, i: number) => number, max = 10 ** 6): FieldType['plan'] {
  return () => {
    const values = new NumberVector();
    const fill = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) values.data[i] = numberOf(row + i, i);
    };
    const steps = [{ vectors: [values], fill }];
    return { type: { kind: 'integer', min: 0, max }, steps, cell: [whole(values, 0, max)] };
  };
}

/** Returns a plan whose cells are `x` and which states `alphabet`. */
function letters(alphabet: string, minLength = 1): ColumnPlan {
  const texts = new TextVector(1);
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      texts.data[i] = 'x'.charCodeAt(0);
      texts.starts[i] = i;
      texts.lengths[i] = 1;
    }
  };
  const piece = { kind: 'text', texts, alphabet, minLength, maxLength: 2 } as const;
  return textColumn([{ vectors: [texts], fill }], piece);
}

describe('the laws of field types', () => {
  for (const { title } of lawsOf({})) {
    it(`hold for a valid type that is not registered: it ${title}`, async () => {
      expect(await complaint(lawsOf({}), title)).to.equal(undefined);
    });
  }

  let calls = 0;
  const broken: readonly (readonly [string, Partial<FieldType>, law: string, RegExp])[] = [
    [
      'has a description that is not a sentence',
      { description: 'a seat' },
      'has a name, a category and descriptions of the usual form',
      /^description "a seat"$/,
    ],
    [
      'has a category of its own',
      { category: 'aircraft' as 'place' },
      'has a name, a category and descriptions of the usual form',
      /^category aircraft$/,
    ],
    [
      'keeps state between calls',
      { plan: numbers(() => calls++) },
      'generates the same values again',
      /made twice: row 0 is "\d+" and "\d+"/,
    ],
    [
      'does not use the seed',
      { plan: numbers((row) => row) },
      'generates other values for another seed',
      /the same for 6 seeds/,
    ],
    [
      'counts from the start of a window',
      { plan: numbers((_, i) => i) },
      'generates the same values in windows of any size',
      /in windows of 1 rows: row 1 is "0" and "1"/,
    ],
    [
      'counts from the start of a request',
      { plan: numbers((_, i) => i) },
      'generates the same values in a window that begins at any row',
      /from row 1 on: row 0 is "0" and "1"/,
    ],
    [
      'forgets the high word of a row',
      { plan: numbers((row) => (row < 2 ** 32 ? 1 : calls++)) },
      'generates the same values in a window that begins at any row',
      /from row 4294967294 on: row 2/,
    ],
    [
      'repeats values although it is unique',
      { plan: (_, { key }) => choiceColumn(LETTERS, undefined, { key, unique: false }) },
      'generates as many different values as its capacity if it is unique, and no more',
      /with \{\}: "[A-F]" comes twice/,
    ],
    [
      'has a capacity that is not a whole number',
      { capacity: () => 0.5 },
      'generates as many different values as its capacity if it is unique, and no more',
      /the capacity is 0\.5/,
    ],
    [
      'states another data type',
      { plan: (c, context) => ({ ...seat.plan(c, context), type: { kind: 'date' } }) },
      'generates values of the data type that its plan states',
      /^with \{\}: "\d+[A-F]" is not of the type \{"kind":"date"\}$/,
    ],
    [
      'states times of day but generates other texts',
      { plan: (c, context) => ({ ...seat.plan(c, context), type: { kind: 'time' } }) },
      'generates values of the data type that its plan states',
      /^with \{\}: "\d+[A-F]" is not of the type \{"kind":"time"\}$/,
    ],
    [
      'states UUIDs but generates other texts',
      { plan: (c, context) => ({ ...seat.plan(c, context), type: { kind: 'uuid' } }) },
      'generates values of the data type that its plan states',
      /^with \{\}: "\d+[A-F]" is not of the type \{"kind":"uuid"\}$/,
    ],
    [
      'generates numbers outside the stated range',
      { plan: numbers((row) => row, 5) },
      'stays within the lengths, characters and numbers that its pieces state',
      /row 6 has 6, expected 0 to 5/,
    ],
    [
      'writes a character that it does not state',
      { plan: () => letters('yz') },
      'stays within the lengths, characters and numbers that its pieces state',
      /row 0 has "x", which is not in its alphabet/,
    ],
    [
      'writes shorter texts than it states',
      { plan: () => letters('x', 2) },
      'stays within the lengths, characters and numbers that its pieces state',
      /row 0 has 1 bytes, expected 2 to 2/,
    ],
    [
      'states that no quote occurs, and writes one',
      { plan: () => ({ ...letters('x'), sqlCell: [{ kind: 'literal', text: "'" }] }) },
      'reads back from every format and SQL dialect',
      /expected "x", read "'"/,
    ],
    [
      'does not fill its vector',
      {
        plan: () => {
          const indices = new IndexVector();
          const table = { entries: ['a'] };
          return textColumn([{ vectors: [indices], fill: () => {} }], {
            kind: 'words',
            table,
            indices,
          });
        },
      },
      'stays within the lengths, characters and numbers that its pieces state',
      /row 0 has word -?\d+ of 1/,
    ],
  ];
  for (const [what, changes, law, says] of broken) {
    it(`reject a type that ${what}`, async () => {
      expect(await complaint(lawsOf(changes), law)).to.match(says);
    });
  }
});
