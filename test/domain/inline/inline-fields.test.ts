import { expect } from 'chai';
import { inlineFields } from '../../../src/domain/inline/inline-fields.js';
import { engine } from '../../support/tables.js';

function fields(text: string) {
  const { fields: read, faults } = inlineFields(text, engine);
  expect(faults).to.deep.equal([]);
  return read;
}

const field = (type: string, constraints?: Readonly<Record<string, unknown>>) => ({
  name: 'a',
  type,
  ...(constraints && { constraints }),
});

const accepted: readonly (readonly [string, readonly unknown[]])[] = [
  ['a:uuid', [field('uuid')]],
  ['a:int', [field('integer')]],
  ['a:zip-code', [field('postal_code')]],
  ['a:INT()', [field('integer')]],
  ['a:integer(unique)', [field('integer', { unique: true })]],
  [
    'a:integer( min = -1 , max=+10, null_rate=.5)',
    [field('integer', { min: -1, max: 10, null_rate: 0.5 })],
  ],
  ['a:choice(new,paid)', [field('choice', { choices: ['new', 'paid'] })]],
  [
    'a:choice(1, "1", 007, true, null, null_rate=0.1)',
    [field('choice', { choices: [1, '1', '007', true, null], null_rate: 0.1 })],
  ],
  ['a:choice(x, y, weights=[3, 1])', [field('choice', { choices: ['x', 'y'], weights: [3, 1] })]],
  ['a:string(pattern="[A-Z]{2}\\d")', [field('string', { pattern: '[A-Z]{2}\\d' })]],
  [`a:constant(value='it''s "so"')`, [field('constant', { value: `it's "so"` })]],
  ['a:constant(value="")', [field('constant', { value: '' })]],
  ['a:date(start=2024-01-01)', [field('date', { start: '2024-01-01' })]],
  ['a:time(start=12:30)', [field('time', { start: '12:30' })]],
  [
    'a:integer(distribution={kind: normal, mean: 5})',
    [field('integer', { distribution: { kind: 'normal', mean: 5 } })],
  ],
  ['a:ghost(b)', [field('ghost', { b: true })]],
  [' a:word,b:word\n  "c d":word ', ['a', 'b', 'c d'].map((name) => ({ name, type: 'word' }))],
  ['email', [{ name: 'email', type: 'email' }]],
  ['__proto__:word', [{ name: '__proto__', type: 'word' }]],
];

const refused: readonly (readonly [string, number, RegExp])[] = [
  ['', 0, /^expected the name of a field/],
  ['a:', 2, /^expected the name of a field type/],
  ['a:9', 2, /^expected the name of a field type/],
  ['a b(', 3, /^expected a colon and a type before the brackets/],
  ['a:int(min=', 10, /^expected a value/],
  ['a:int(min=1 max=2)', 12, /^expected a comma or a closing bracket/],
  ['a:int(', 6, /^expected a value/],
  ['a:int(min=1', 11, /^expected a comma or a closing bracket/],
  ['a:int)', 5, /^expected a space or a comma between two fields/],
  ['a:choice("x)', 9, /^expected a closing "/],
  ['a:choice(x, weights=[1)', 22, /^expected a comma or ]/],
  ['a:integer(distribution={kind})', 28, /^expected a colon after the name of a member/],
  [`a:constant(value=${'['.repeat(30)}`, 38, /^expected at most 20 brackets inside each other/],
];

describe('inline fields', () => {
  for (const [text, expected] of accepted) {
    it(`are read from ${JSON.stringify(text)}`, () => {
      expect(fields(text)).to.deep.equal(expected);
    });
  }

  for (const [text, at, message] of refused) {
    it(`are refused at character ${at} of ${JSON.stringify(text)}`, () => {
      const { fields: read, faults, indexOf } = inlineFields(text, engine);

      expect(read).to.deep.equal([]);
      expect(faults).to.have.length(1);
      expect(faults[0]?.message).to.match(message);
      expect(indexOf(faults[0]?.path ?? '')).to.equal(at);
    });
  }

  it('report every name without a type', () => {
    const { faults, indexOf } = inlineFields('foo email bar', engine);

    expect(faults.map(({ path }) => [path, indexOf(path)])).to.deep.equal([
      ['/fields/0/type', 0],
      ['/fields/2/type', 10],
    ]);
    expect(faults[0]?.message).to.equal(
      'the name "foo" suggests no field type: add one, such as foo:word',
    );
  });

  it('find the characters of a pointer into the request', () => {
    const { indexOf } = inlineFields('id:int(uniqe) s:choice(x, y, null_rate=2) e', engine);

    const at = (path: string) => indexOf(path);
    expect(at('/fields/0/constraints/uniqe')).to.equal(7);
    expect(at('/fields/1')).to.equal(14);
    expect(at('/fields/1/type')).to.equal(16);
    expect(at('/fields/1/constraints/choices/1')).to.equal(23);
    expect(at('/fields/1/constraints/null_rate')).to.equal(29);
    expect(at('/rows')).to.equal(undefined);
  });
});
