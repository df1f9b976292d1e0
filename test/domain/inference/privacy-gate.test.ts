import { expect } from 'chai';
import { choice } from '../../../src/domain/field-types/choice.js';
import type { FieldType, FieldTypes } from '../../../src/domain/field-types/field-type.js';
import { columnValues } from '../../../src/domain/inference/column-values.js';
import type { InferredColumn } from '../../../src/domain/inference/inferred-schema.js';
import { LONGEST_TEXT } from '../../../src/domain/inference/privacy.js';
import * as gate from '../../../src/domain/inference/privacy-gate.js';
import { fieldTypes } from '../../support/tables.js';
import { inferOne, K, many } from './samples.js';

/** A choice whose constraints disclose everything that the gate has a rule for. */
const talkative: FieldType = {
  ...choice,
  inferred: {
    ...{ choices: 'values', value: 'values', weights: 'rates', true_rate: 'rates' },
    ...{ min: 'end', max: 'end', start: 'end', end: 'end', distribution: 'bins' },
    ...{ min_length: 'least length', max_length: 'greatest length', length: 'greatest length' },
    ...{ pattern: 'pattern', algorithm: 'nothing', charset: 'nothing', country: 'nothing' },
    ...{ format: 'nothing', precision: 'nothing', scale: 'nothing', schemes: 'nothing' },
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
    'anything inferred of under k rows',
    told({ min: 0, max: 9 }, { type: 'integer' }),
    columnValues(['1', '2'], new Set()),
  ],
  ['a warning in other words', told({}, { warnings: ['green is rare'] }), colours],
];

const longest = { min_length: LONGEST_TEXT, max_length: LONGEST_TEXT };
const prose = columnValues(
  many(K, (i) => 'a'.repeat(LONGEST_TEXT + i)),
  new Set(),
);
const exactly = columnValues([...many(90, () => 'red'), ...many(K, () => 'green')], new Set());
const listed = told({ choices: ['red', 'blue'], weights: [2, 1] });

/** Every rule, with a column that breaks it and nothing else. */
const rules: readonly (readonly [rule: string, column: InferredColumn, seen: typeof colours])[] = [
  [
    'warnings contain only counts and positions',
    told({}, { warnings: ['the column has no values', 'x'] }),
    colours,
  ],
  ['ids are never categories', told({ value: 'red' }, { name: 'login' }), colours],
  ['identifying types are never categories', told({ value: 'red' }, { kind: 'iban' }), colours],
  ['a category represents k rows', told({ choices: ['red', 'green'] }), colours],
  ['every member has a rule', told({ prefix: 'x' }), colours],
  ['every member has a rule', told({ schemes: ['https', 'the green one'] }), colours],
  ['every member has a rule', told({ format: 'a-word-too-long-b' }), colours],
  ['ends of a range are not values', told({ min: 2 }), numbers],
  ['ends of a range are not values', told({ max: 99 }), numbers],
  ['ends of a range are not values', told({ start: 'red' }), colours],
  ['ends of a range are not values', told({ end: 'blue' }), colours],
  [
    'a bin represents k rows',
    told({ distribution: { kind: 'histogram', edges: [0, 5, 99], weights: [1, 1] } }),
    numbers,
  ],
  ['a pattern is not a value', told({ pattern: 'pink|gr\\een' }), colours],
  ['lengths represent k rows', told({ min_length: 5, max_length: 9 }), colours],
  ['lengths represent k rows', told({ min_length: 1, max_length: 2 }), colours],
  ['lengths represent k rows', told({ min_length: 5, max_length: 5 }), colours],
  ['lengths represent k rows', told({ min_length: 9, max_length: 9 }), colours],
  ['lengths represent k rows', told({ min_length: 5 }), colours],
  ['lengths represent k rows', told({ max_length: 2 }), colours],
  ['lengths represent k rows', told({ length: 2 }), colours],
];

/** What the gate lets pass, close to what it refuses. */
const harmless: readonly (readonly [what: string, column: InferredColumn, seen: typeof colours])[] =
  [
    ['categories of k rows', listed, colours],
    ['a constant of k rows', told({ value: 'blue' }, { type: 'constant' }), colours],
    ['ends of 0 and 1, where counters begin', told({ min: 0, max: 1 }), numbers],
    ['ends that are values, beside bins', told({ min: 2, max: 99, distribution: {} }), numbers],
    ['ends that are no values', told({ min: -5, max: 1000 }), numbers],
    ['a pattern that is no value', told({ pattern: '[a-z]{3,5}' }), colours],
    ['lengths that k rows have', told({ min_length: 4, max_length: 5 }), colours],
    ['lengths that exactly k rows have', told({ min_length: 5, max_length: 9 }), exactly],
    ['one length that k rows have', told({ min_length: 3, max_length: 3 }), colours],
    ['one length that exactly k rows have', told({ min_length: 5, max_length: 5 }), exactly],
    ['a length up to which k rows reach', told({ length: 3 }), colours],
    ['a length above all values', told({ length: 8 }), colours],
    ['lengths up to the longest text that a column may get', told(longest), prose],
    ['a column of ids without categories', told({}, { name: 'login' }), colours],
    [
      'a category as long as one may be',
      told({ value: 'a'.repeat(100) }),
      columnValues(Array<string>(K).fill('a'.repeat(100)), new Set()),
    ],
    ['no ends beside the value "undefined"', told({}), columnValues(['undefined'], new Set())],
    ['the least length alone, where k rows have it', told({ min_length: 4 }), colours],
    ['the greatest length alone, where k rows have it', told({ max_length: 3 }), colours],
    ['types and defaults of no rows', told({ format: 'iso' }), columnValues([], new Set())],
    [
      'words and rates of our own',
      told({
        algorithm: 'sha256',
        charset: 'lower',
        country: ['GB', 'DE'],
        format: 'iso',
        null_rate: 0.125,
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
    it(`says that ${rule}: ${JSON.stringify(column.field.constraints)}`, () => {
      expect(rulesBroken(column, seen, K)).to.deep.equal([rule]);
    });
  }

  for (const [what, column, seen] of harmless) {
    it(`lets pass ${what}`, () => {
      expect(rulesBroken(column, seen, K)).to.deep.equal([]);
    });
  }

  for (const kind of identifyingKinds) {
    it(`refuses categories of the kind ${kind}`, () => {
      const column = told({ choices: ['red'] }, { kind });

      expect(rulesBroken(column, colours, K)).to.deep.equal([
        'identifying types are never categories',
      ]);
    });
  }

  for (const member of inferredMembers) {
    it(`refuses ${member} of under k rows, whatever it holds`, () => {
      const few = columnValues(['1', '2'], new Set());

      expect(rulesBroken(told({ [member]: {} }), few, K)).to.include(
        'below k rows only types and defaults are disclosed',
      );
    });
  }

  it('refuses the number of different values under k rows', () => {
    const { field, profile } = told({});
    const few = columnValues(['1', '2'], new Set());

    expect(rulesBroken({ field, profile: { ...profile, distinct: 2 } }, few, K)).to.deep.equal([
      'below k rows only types and defaults are disclosed',
    ]);
  });

  it('refuses a list that names more values than sort things', () => {
    const words = Array.from({ length: 257 }, (_, i) => `w${i}`);
    const seen = columnValues(
      words.flatMap((word) => Array<string>(K).fill(word)),
      new Set(),
    );
    const broken = (choices: readonly string[]) => rulesBroken(told({ choices }), seen, K);

    expect(broken(words)).to.deep.equal(['a list has too many values']);
    expect(broken(words.slice(1))).to.deep.equal([]);
  });

  it('refuses a category that identifies, by its form or as prose', () => {
    for (const text of ['ann@example.org', 'a'.repeat(101)]) {
      const seen = columnValues(Array<string>(K).fill(text), new Set());

      expect(rulesBroken(told({ value: text }), seen, K)).to.deep.equal(['a category identifies']);
    }
  });

  const warnings = [
    '12 values, each in fewer than 10 rows, were left out',
    '30 rows contain no number',
    '40 rows could not be read as dates',
    'the order of day and month is ambiguous',
    'dates are generated in another notation than in the sample',
    'looks like an ID; generated IDs get one more digit so that none can match a real one',
    'generated from the pattern that 85 % of the values share; the rest is ignored',
    'too few repeats to list values safely; random words are generated instead',
    'fewer than 10 rows have a value: only the type is inferred',
    'the column has no values',
    'the inferred constraints did not pass the privacy gate and were withheld',
  ];
  for (const warning of warnings) {
    it(`lets pass the warning "${warning}", and no word before or behind it`, () => {
      const broken = (text: string) => rulesBroken(told({}, { warnings: [text] }), colours, K);

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

  it('lets pass what was inferred', () => {
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

  it('sees a value in a warning of the reader', () => {
    const seen = columnValues(['Ann-17', 'row'], new Set());

    expect(gate.tellsValue(['the cell Ann-17 was cut'], seen)).to.equal(true);
    expect(gate.tellsValue(['two', 'the cell Ann-17 was cut'], seen)).to.equal(true);
    expect(gate.tellsValue(['3 rows were cut'], seen)).to.equal(false);
    expect(gate.tellsValue(['three Ann', '-17 rows'], seen)).to.equal(false);
    expect(gate.tellsValue([], columnValues(['Ann-17'], new Set()))).to.equal(false);
  });

  it('takes words in small letters, numbers and short values of a warning for its own', () => {
    const seen = columnValues(['rows were', '1234', 'A-1'], new Set());

    expect(gate.tellsValue(['1234 rows were cut: A-1'], seen)).to.equal(false);
    expect(
      gate.tellsValue(['1234 rows were cut: A-12'], columnValues(['A-12'], new Set())),
    ).to.equal(true);
    expect(gate.tellsValue(['x1234 y'], columnValues(['x1234'], new Set()))).to.equal(true);
    expect(gate.tellsValue(['1234x y'], columnValues(['1234x'], new Set()))).to.equal(true);
  });
});
