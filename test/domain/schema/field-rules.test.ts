import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { decodeSearch } from '../../../src/domain/hub/hub-requests.js';
import { decode, faultsOf, type Json, vocabulary } from '../../support/tables.js';

const field = (type: string, constraints: unknown = {}, more: Json = {}) => ({
  name: 'a',
  type,
  constraints,
  ...more,
});

/** The paths and messages of all faults. */
const messagesOf = (...fields: readonly unknown[]) =>
  faultsOf({ rows: 3, fields }).map(({ path, message }) => `${path}: ${message}`);

const other = { name: 'b', type: 'date' };

const later = (name: string, of: string, more: Json = {}) => ({
  name,
  type: 'date',
  constraints: { after: { field: of, ...more } },
});

describe('the rules of a field', () => {
  before(() => vocabulary.load(['ja']));

  const rows: readonly (readonly [what: string, fields: readonly unknown[], says: string])[] = [
    [
      'a distribution of a unique column',
      [field('integer', { unique: true, distribution: { kind: 'normal' } })],
      '/fields/0/constraints/distribution: distribution cannot be combined with unique: leave one of them out',
    ],
    [
      'a rate of a unique column',
      [field('boolean', { unique: true, true_rate: 0.5 })],
      '/fields/0/constraints/true_rate: true_rate cannot be combined with unique: leave one of them out',
    ],
    [
      'constraints that exclude each other',
      [field('date', { after: { field: 'b' }, start: '2020-01-01' }), other],
      '/fields/0/constraints/start: start cannot be combined with after: leave one of them out',
    ],
    [
      'an unknown field in after, with the nearest field that has dates',
      [later('a', 'bb'), other, { name: 'bbb', type: 'integer' }],
      '/fields/0/constraints/after/field: unknown field "bb", did you mean "b"?',
    ],
    [
      'a field in after that has no dates',
      [later('a', 'n'), { name: 'n', type: 'integer' }],
      '/fields/0/constraints/after/field: expected a field that holds dates or moments, but "n" has type integer',
    ],
    [
      'a circle of fields, beginning with the first field',
      [later('b', 'c'), later('c', 'a'), later('a', 'b')],
      '/fields/0/constraints/after/field: fields depend on each other in a circle: "b" → "c" → "a" → "b"',
    ],
    [
      'days beyond the calendar',
      [
        later('a', 'z', { max_days: 1 }),
        { name: 'z', type: 'date', constraints: { start: '9999-12-01', end: '9999-12-31' } },
      ],
      '/fields/0/constraints/after/max_days: values of "a" could lie outside 0001-01-01 to 9999-12-31: expected fewer days, or a narrower range of the other field',
    ],
    [
      'a member of the wrong type',
      [field('integer', { distribution: { kind: 'normal', mean: 'x' } })],
      '/fields/0/constraints/distribution/mean: expected a finite number, got "x"',
    ],
    [
      'an unknown kind of distribution, without its other faults',
      [field('integer', { distribution: { kind: 'norml', mean: 'x' } })],
      '/fields/0/constraints/distribution/kind: expected one of "uniform", "normal", "log_normal", "exponential", "gamma", "beta", "poisson", "binomial", "zipf", "histogram", got "norml", did you mean "normal"?',
    ],
    [
      'a missing kind of distribution',
      [field('integer', { distribution: { mean: 1 } })],
      '/fields/0/constraints/distribution/kind: member "kind" is missing',
    ],
    [
      'a member of another kind of distribution',
      [field('integer', { distribution: { kind: 'uniform', mean: 1 } })],
      '/fields/0/constraints/distribution/mean: unknown member "mean"',
    ],
    [
      'a value in place of an object',
      [field('integer', { distribution: 7 })],
      '/fields/0/constraints/distribution: expected an object, got 7',
    ],
    [
      'a number that is not allowed, without a suggestion',
      [field('uuid', { version: 5 })],
      '/fields/0/constraints/version: expected 4 or 7, got 5',
    ],
    [
      'a text in place of an allowed number',
      [field('uuid', { version: '44' })],
      '/fields/0/constraints/version: expected 4 or 7, got "44"',
    ],
    [
      'a country without places',
      [field('city', { country: 'AQ' })],
      '/fields/0/constraints/country: no places in "AQ": expected the code of one of the 170 countries that have places',
    ],
    [
      'an unknown constraint',
      [field('integer', { mini: 5 })],
      '/fields/0/constraints/mini: unknown constraint "mini", did you mean "min"?',
    ],
    [
      'a constraint of other types only as unknown, even if the column is unique',
      [field('integer', { unique: true, weights: [1] })],
      '/fields/0/constraints/weights: unknown constraint "weights"',
    ],
    [
      'constraints that are no object',
      [field('integer', 7)],
      '/fields/0/constraints: expected an object, got 7',
    ],
    ['a field that is no object', [7], '/fields/0: expected an object with name and type, got 7'],
    ['a missing type', [{ name: 'b' }], '/fields/0/type: member "type" is missing'],
    ['a missing name', [{ type: 'integer' }], '/fields/0/name: member "name" is missing'],
    [
      'a name that is undefined',
      [{ name: undefined, type: 'integer' }],
      '/fields/0/name: member "name" is missing',
    ],
    [
      'a type that is no text',
      [{ name: 'c', type: 7 }],
      '/fields/0/type: expected the name of a field type, such as "name" or "integer", got 7',
    ],
    [
      'an unknown type',
      [{ name: 'd', type: 'intger' }],
      '/fields/0/type: unknown field type "intger", did you mean "integer"?',
    ],
    [
      'an unknown locale',
      [field('name', {}, { locale: 'xx' })],
      '/fields/0/locale: expected one of the 99 locales that the catalogue of field types lists, such as af_ZA, ar, ar_EG, got "xx"',
    ],
  ];
  for (const [what, fields, says] of rows) {
    it(`report ${what}`, () => {
      expect(messagesOf(...fields)).to.deep.equal([says]);
    });
  }

  it('list the locales that have values for a type', () => {
    expect(messagesOf(field('sentence', {}, { locale: 'cs_CZ' }))[0]).to.match(
      /^\/fields\/0\/type: locale "cs_CZ" has no values for sentence: expected one of the locales .*\ben\b.*$/,
    );
  });

  it('ignore constraints that are undefined', () => {
    expect(messagesOf(field('integer', { unique: true, distribution: undefined }))).to.deep.equal(
      [],
    );
  });

  it('never repeat a secret in a message', () => {
    const refused = decodeSearch({ query: 'x', credentials: { token: 'the secret\n' } });

    expect(JSON.stringify(refused)).to.contain(
      '"expected a text of 1 to 1000 Latin-1 characters without control characters"',
    );
    expect(JSON.stringify(refused)).not.to.contain('the secret');
  });

  const links = [
    ['agent_name', 'name', {}, 'agent'],
    ['name', 'name', {}, 'row'],
    ['agent_name', 'name', { link: 'customer' }, 'customer'],
    ['agent_name', 'integer', {}, 'row'],
  ] as const;
  for (const [name, type, constraints, link] of links) {
    it(`link ${name} of type ${type} ${JSON.stringify(constraints)} to ${link}`, () => {
      const request = decode({ rows: 1, fields: [{ name, type, constraints }] });

      expect(E.isRight(request) && request.right.fields[0]?.link).to.equal(link);
    });
  }
});
