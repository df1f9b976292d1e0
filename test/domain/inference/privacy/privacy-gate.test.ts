import { expect } from 'chai';
import { choice } from '../../../../src/domain/field-types/choice.js';
import type { FieldType, FieldTypes } from '../../../../src/domain/field-types/field-type.js';
import { REASON } from '../../../../src/domain/inference/columns/reason.js';
import type { InferredColumn } from '../../../../src/domain/inference/inferred-schema.js';
import { LONGEST_TEXT } from '../../../../src/domain/inference/privacy/privacy.js';
import * as gate from '../../../../src/domain/inference/privacy/privacy-gate.js';
import { columnValues } from '../../../../src/domain/inference/reading/column-values.js';
import { fieldTypes } from '../../../support/tables.js';
import { inferOne, K, many } from '../samples.js';

/** A choice whose constraints disclose everything that the gate has a rule for. */
const talkative: FieldType = {
  ...choice,
  inferred: {
    ...{ choices: 'values', value: 'values', weights: 'rates', true_rate: 'rates' },
    ...{ min: 'end', max: 'end', start: 'end', end: 'end', distribution: 'bins' },
    ...{ min_length: 'least length', max_length: 'greatest length', length: 'greatest length' },
    ...{ pattern: 'pattern', algorithm: 'nothing', charset: 'nothing', country: 'nothing' },
    ...{ decimals: 'decimals' },
    ...{ format: 'notation', precision: 'nothing', scale: 'nothing', schemes: 'nothing' },
    version: 'nothing',
  },
};
const types = new Map<string, FieldType>([...fieldTypes, ['choice', talkative]]);

const rulesBroken = (
  column: InferredColumn,
  seen: ReturnType<typeof columnValues>,
  k: number,
  known: FieldTypes = types,
): readonly string[] => gate.rulesBroken(column, seen, k, known);

const cells = [...many(60, () => 'red'), ...many(30, () => 'blue'), ...many(9, () => 'green')];
const colours = columnValues(cells, new Set());
const numbers = columnValues(
  many(100, (i) => i),
  new Set(),
);

const columnOf = (
  constraints: Readonly<Record<string, unknown>>,
  {
    type = 'choice',
    kind = type,
    name = 'c',
    warnings = [],
    because = REASON.values,
  }: {
    type?: string;
    kind?: string;
    name?: string;
    warnings?: readonly string[];
    because?: string;
  } = {},
): InferredColumn => ({
  field: { name, type, constraints },
  summary: { name, type, kind, because, confidence: 1, null_rate: 0, warnings },
});

const forged: readonly (readonly [what: string, column: InferredColumn, seen: typeof colours])[] = [
  [
    'a category of fewer than k rows',
    columnOf({ choices: ['red', 'green'], weights: [1, 1] }),
    colours,
  ],
  ['a reason with a value', columnOf({}, { type: 'word', because: 'red decides' }), colours],
  [
    'a number of decimals of fewer than k rows',
    columnOf({ decimals: [0, 1, 2].map((digits) => ({ digits, weight: 1 })) }),
    columnValues(
      [...many(91, (i) => i), ...many(20, (i) => i + 0.5), ...many(9, () => 0.25)],
      new Set(),
    ),
  ],
  ['a category that is no value', columnOf({ choices: ['red', 'pink'] }), colours],
  ['a constant of fewer than k rows', columnOf({ value: 'green' }, { type: 'constant' }), colours],
  ['categories of an identifying kind', columnOf({ choices: ['red'] }, { kind: 'name' }), colours],
  ['categories of a column of ids', columnOf({ choices: ['red'] }, { name: 'user_id' }), colours],
  [
    'an e-mail address as a category',
    columnOf({ choices: ['a@b.org'] }),
    columnValues(
      many(50, () => 'a@b.org'),
      new Set(),
    ),
  ],
  [
    'a bin of fewer than k rows',
    columnOf(
      { distribution: { kind: 'histogram', edges: [0, 50, 55, 99], weights: [1, 1, 1] } },
      { type: 'integer' },
    ),
    numbers,
  ],
  ['a value as a pattern', columnOf({ pattern: 'green' }, { type: 'string' }), colours],
  [
    'a length of fewer than k rows',
    columnOf({ min_length: 5, max_length: 8 }, { type: 'text' }),
    colours,
  ],
  ['a member without a rule', columnOf({ prefix: 'gre' }, { type: 'string' }), colours],
  [
    'a word between words of strftime',
    columnOf({ format: '%d green %m' }, { type: 'date' }),
    colours,
  ],
  ['an unknown word as a format', columnOf({ format: 'the green one' }, { type: 'date' }), colours],
  ['a value as the end of a range', columnOf({ min: 17, max: 1000 }, { type: 'integer' }), numbers],
  [
    'constraints inferred from fewer than k rows',
    columnOf({ min: 0, max: 9 }, { type: 'integer' }),
    columnValues(['1', '2'], new Set()),
  ],
  ['an unknown warning', columnOf({}, { warnings: ['green is rare'] }), colours],
];

const longest = { min_length: LONGEST_TEXT, max_length: LONGEST_TEXT };
const prose = columnValues(
  many(K, (i) => 'a'.repeat(LONGEST_TEXT + i)),
  new Set(),
);
const exactly = columnValues([...many(90, () => 'red'), ...many(K, () => 'green')], new Set());
const sparse = columnValues([...cells, ...Array<null>(9).fill(null)], new Set());
const halfEmpty = columnValues([...cells, ...Array<null>(K).fill(null)], new Set());
const remarks = columnValues(
  many(60, (i) => (i < 40 ? 'red' : `rare ${i}`)),
  new Set(),
);
/** 100 rows, of which so many are false. */
const truths = (falses: number) =>
  columnValues(
    many(100, (i) => String(i >= falses)),
    new Set(),
  );
const codes = columnValues(
  many(60, (i) => (i < 9 ? `B|${i + 100}` : `A-${i + 100}`)),
  new Set(),
);
const summarised = (summary: Partial<InferredColumn['summary']>): InferredColumn => {
  const column = columnOf({});
  return { ...column, summary: { ...column.summary, ...summary } };
};
const listed = columnOf({ choices: ['red', 'blue'], weights: [2, 1] });

/** Every rule, with a column that breaks only this rule. */
const rules: readonly (readonly [rule: string, column: InferredColumn, seen: typeof colours])[] = [
  [
    'warnings contain only counts and positions',
    columnOf({}, { warnings: ['the column has no values', 'x'] }),
    colours,
  ],
  [
    'a count in a warning represents k rows',
    columnOf({}, { warnings: ['9 rows contain no number'] }),
    colours,
  ],
  [
    'a count in a warning represents k rows',
    columnOf(
      {},
      { warnings: ['1 values, each in fewer than 10 rows, are replaced by the others'] },
    ),
    colours,
  ],
  [
    'a count in a warning represents k rows',
    columnOf(
      {},
      { warnings: ['21 values, each in fewer than 10 rows, are replaced by the others'] },
    ),
    remarks,
  ],
  ['a share of nulls represents k rows', columnOf({ null_rate: 0.0833 }), sparse],
  ['a share of nulls represents k rows', columnOf({ null_rate: 1 }), sparse],
  ['a share of nulls represents k rows', summarised({ null_rate: 0.0833 }), sparse],
  ['a rate represents k rows', columnOf({ true_rate: 0.95 }), truths(9)],
  ['a rate represents k rows', columnOf({ true_rate: 0 }), truths(0)],
  ['a rate represents k rows', columnOf({ true_rate: 1 }), truths(100)],
  ['a form represents k rows', columnOf({ pattern: 'A\\-\\d{3}|B\\|\\d{3}' }), codes],
  ['a form represents k rows', columnOf({ pattern: '[A-Z]{2}' }), codes],
  ['a number of values represents k rows', summarised({ distinct: 3 }), colours],
  ['a number of values represents k rows', summarised({ distinct: 1 }), remarks],
  ['a confidence represents k rows', summarised({ confidence: 0.97 }), colours],
  ['ids are never categories', columnOf({ value: 'red' }, { name: 'login' }), colours],
  ['identifying types are never categories', columnOf({ value: 'red' }, { kind: 'iban' }), colours],
  ['a category represents k rows', columnOf({ choices: ['red', 'green'] }), colours],
  ['every member has a rule', columnOf({ prefix: 'x' }), colours],
  ['every member has a rule', columnOf({ schemes: ['https', 'the green one'] }), colours],
  ['a notation has no word of the sample', columnOf({ format: 'a-word-too-long-b' }), colours],
  ['a notation has no word of the sample', columnOf({ format: '%d 31' }), colours],
  ['ends of a range are not values', columnOf({ min: 2 }), numbers],
  ['ends of a range are not values', columnOf({ max: 99 }), numbers],
  ['ends of a range are not values', columnOf({ start: 'red' }), colours],
  ['ends of a range are not values', columnOf({ end: 'blue' }), colours],
  [
    'a bin represents k rows',
    columnOf({ distribution: { kind: 'histogram', edges: [0, 5, 99], weights: [1, 1] } }),
    numbers,
  ],
  ['a pattern is not a value', columnOf({ pattern: 'pink|gr\\een' }), colours],
  ['lengths represent k rows', columnOf({ min_length: 5, max_length: 9 }), colours],
  ['lengths represent k rows', columnOf({ min_length: 1, max_length: 2 }), colours],
  ['lengths represent k rows', columnOf({ min_length: 5, max_length: 5 }), colours],
  ['lengths represent k rows', columnOf({ min_length: 9, max_length: 9 }), colours],
  ['lengths represent k rows', columnOf({ min_length: 5 }), colours],
  ['lengths represent k rows', columnOf({ max_length: 2 }), colours],
  ['lengths represent k rows', columnOf({ length: 2 }), colours],
];

/** Columns that the gate accepts, similar to columns that it refuses. */
const harmless: readonly (readonly [what: string, column: InferredColumn, seen: typeof colours])[] =
  [
    ['categories of k rows', listed, colours],
    ['a rate of k rows', columnOf({ true_rate: 0.9 }), truths(10)],
    ['the rate of the only value of k rows', columnOf({ true_rate: 1 }), truths(9)],
    ['forms of k rows', columnOf({ pattern: '[A-Z]\\-\\d{9}|PA\\-5[2-9]{1,2}' }), codes],
    ['a share of k nulls', columnOf({ null_rate: 0.0917 }), halfEmpty],
    ['no share of nulls if they are fewer than k', columnOf({ null_rate: 0 }), sparse],
    ['a number of values without those of fewer than k rows', summarised({ distinct: 2 }), colours],
    ['a number of rare values that k rows have', summarised({ distinct: 21 }), remarks],
    ['a confidence in steps of a ninth of 99 rows', summarised({ confidence: 8 / 9 }), colours],
    ['a constant of k rows', columnOf({ value: 'blue' }, { type: 'constant' }), colours],
    ['the ends 0 and 1, because counters begin there', columnOf({ min: 0, max: 1 }), numbers],
    [
      'ends that are values, if there are bins',
      columnOf({ min: 2, max: 99, distribution: {} }),
      numbers,
    ],
    ['ends that are no values', columnOf({ min: -5, max: 1000 }), numbers],
    ['a pattern that is no value', columnOf({ pattern: '[a-z]{3,5}' }), colours],
    ['lengths that k rows have', columnOf({ min_length: 4, max_length: 5 }), colours],
    ['lengths that exactly k rows have', columnOf({ min_length: 5, max_length: 9 }), exactly],
    ['one length that k rows have', columnOf({ min_length: 3, max_length: 3 }), colours],
    ['one length that exactly k rows have', columnOf({ min_length: 5, max_length: 5 }), exactly],
    ['a length that bounds the values of k rows', columnOf({ length: 3 }), colours],
    ['words of strftime', columnOf({ format: '%-d.%m.%Y, %H:%M' }), colours],
    ['a length above all values', columnOf({ length: 8 }), colours],
    ['the length of the longest text that a column can get', columnOf(longest), prose],
    ['a column of ids without categories', columnOf({}, { name: 'login' }), colours],
    [
      'a category of the greatest permitted length',
      columnOf({ value: 'a'.repeat(100) }),
      columnValues(Array<string>(K).fill('a'.repeat(100)), new Set()),
    ],
    [
      'missing ends if a value is "undefined"',
      columnOf({}),
      columnValues(['undefined'], new Set()),
    ],
    [
      'a least length without a greatest length, if k rows have it',
      columnOf({ min_length: 4 }),
      colours,
    ],
    [
      'a greatest length without a least length, if k rows have it',
      columnOf({ max_length: 3 }),
      colours,
    ],
    [
      'numbers of decimals of k rows, counted for the next one above if they are rarer',
      columnOf({ decimals: [0, 2].map((digits) => ({ digits, weight: 1 })) }),
      columnValues([...many(91, (i) => i), ...many(9, (i) => i + 0.5), '0.25'], new Set()),
    ],
    [
      'types and defaults inferred from no rows',
      columnOf({ precision: 2 }),
      columnValues([], new Set()),
    ],
    [
      'known words and rates',
      columnOf({
        algorithm: 'sha256',
        charset: 'lower',
        country: ['GB', 'DE'],
        format: 'iso',
        precision: 2,
        scale: '0-10',
        schemes: ['https'],
        unique: true,
        version: 7,
      }),
      colours,
    ],
  ];

const identifyingKinds = [
  ...['name', 'first_name', 'last_name', 'username', 'email', 'phone', 'address', 'national_id'],
  ...['uuid', 'ulid', 'nanoid', 'object_id', 'hash', 'token', 'url', 'domain', 'ipv4', 'ipv6'],
  ...['mac_address', 'iban', 'credit_card_number', 'account_number', 'text', 'string', 'sequence'],
  'file_name',
];

const inferredMembers = [
  ...['choices', 'weights', 'value', 'true_rate', 'distribution', 'pattern', 'min_length'],
  ...['max_length', 'length', 'min', 'max', 'start', 'end'],
];

describe('the privacy gate', () => {
  for (const [rule, column, seen] of rules) {
    it(`reports the rule "${rule}" for ${JSON.stringify(column.field.constraints)}`, () => {
      expect(rulesBroken(column, seen, K)).to.deep.equal([rule]);
    });
  }

  for (const [what, column, seen] of harmless) {
    it(`accepts ${what}`, () => {
      expect(rulesBroken(column, seen, K)).to.deep.equal([]);
    });
  }

  for (const kind of identifyingKinds) {
    it(`refuses categories of the kind ${kind}`, () => {
      const column = columnOf({ choices: ['red'] }, { kind });

      expect(rulesBroken(column, colours, K)).to.deep.equal([
        'identifying types are never categories',
      ]);
    });
  }

  for (const member of inferredMembers) {
    it(`refuses ${member} of fewer than k rows with any value`, () => {
      const few = columnValues(['1', '2'], new Set());

      expect(rulesBroken(columnOf({ [member]: {} }), few, K)).to.include(
        'below k rows only types, notations and defaults are disclosed',
      );
    });
  }

  it('refuses the number of different values of fewer than k rows', () => {
    const { field, summary } = columnOf({});
    const few = columnValues(['1', '2'], new Set());

    expect(rulesBroken({ field, summary: { ...summary, distinct: 0 } }, few, K)).to.deep.equal([
      'below k rows only types, notations and defaults are disclosed',
    ]);
  });

  it('refuses a list of more than 1,000 values', () => {
    const words = Array.from({ length: 1001 }, (_, i) => `w${i}`);
    const seen = columnValues(
      words.flatMap((word) => Array<string>(K).fill(word)),
      new Set(),
    );
    const broken = (choices: readonly string[]) => rulesBroken(columnOf({ choices }), seen, K);

    expect(broken(words)).to.deep.equal(['a list has too many values']);
    expect(broken(words.slice(1))).to.deep.equal([]);
  });

  it('refuses a category that identifies by its form, or that is prose', () => {
    for (const text of ['ann@example.org', 'a'.repeat(129)]) {
      const seen = columnValues(Array<string>(K).fill(text), new Set());

      expect(rulesBroken(columnOf({ value: text }), seen, K)).to.deep.equal([
        'a category identifies',
      ]);
    }
  });

  const warnings = [
    '12 values, each in fewer than 10 rows, are replaced by the others',
    '30 rows contain no number',
    '40 rows could not be read as dates',
    'the order of day and month is ambiguous',
    'dates are generated in another notation than in the sample',
    'looks like an ID; generated IDs are from a range in which the sample has none',
    'generated from the pattern that 85 % of the values share; the rest is ignored',
    'too few repeats to list values safely; random words are generated instead',
    'fewer than 10 rows have a value: only the type is inferred',
    'the column has no values',
    'the inferred constraints did not pass the privacy gate and were withheld',
  ];
  for (const warning of warnings) {
    it(`accepts the warning "${warning}", but no word before or after it`, () => {
      const broken = (text: string) => rulesBroken(columnOf({}, { warnings: [text] }), remarks, K);

      expect(broken(warning)).to.deep.equal([]);
      expect(broken(`green ${warning}`)).to.have.lengthOf(1);
      expect(broken(`${warning} green`)).to.have.lengthOf(1);
    });
  }

  for (const [what, column, seen] of forged) {
    it(`refuses ${what}`, () => {
      expect(rulesBroken(column, seen, K)).to.have.lengthOf(1);
    });
  }

  it('accepts inferred columns', () => {
    const inferred = [
      inferOne('c', cells),
      inferOne(
        'n',
        many(100, (i) => i),
      ),
    ] as const;

    expect(rulesBroken(inferred[0], colours, K, fieldTypes)).to.deep.equal([]);
    expect(rulesBroken(inferred[1], numbers, K, fieldTypes)).to.deep.equal([]);
  });

  it('detects a value in a warning of the reader', () => {
    const seen = columnValues(['Ann-17', 'row'], new Set());

    expect(gate.disclosesValue(['the cell Ann-17 was cut'], seen)).to.equal(true);
    expect(gate.disclosesValue(['two', 'the cell Ann-17 was cut'], seen)).to.equal(true);
    expect(gate.disclosesValue(['3 rows were cut'], seen)).to.equal(false);
    expect(gate.disclosesValue(['three Ann', '-17 rows'], seen)).to.equal(false);
    expect(gate.disclosesValue([], columnValues(['Ann-17'], new Set()))).to.equal(false);
  });

  it('ignores lower-case words, numbers and short values in a warning', () => {
    const seen = columnValues(['rows were', '1234', 'A-1'], new Set());

    expect(gate.disclosesValue(['1234 rows were cut: A-1'], seen)).to.equal(false);
    expect(
      gate.disclosesValue(['1234 rows were cut: A-12'], columnValues(['A-12'], new Set())),
    ).to.equal(true);
    expect(gate.disclosesValue(['x1234 y'], columnValues(['x1234'], new Set()))).to.equal(true);
    expect(gate.disclosesValue(['1234x y'], columnValues(['1234x'], new Set()))).to.equal(true);
  });
});
