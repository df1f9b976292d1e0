import { expect } from 'chai';
import { Budget } from '../../../src/domain/basics/budget.js';
import { nearestName } from '../../../src/domain/errors/nearest-name.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';

describe('the nearest name', () => {
  const names = ['min', 'max', 'precision', 'null_rate', 'csat_score', 'name', 'company'];
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['min', 'min'],
    ['Min', 'min'],
    ['mni', 'min'],
    ['mi', 'min'],
    ['minn', 'min'],
    ['mim', 'min'],
    ['mxa', 'max'],
    ['precison', 'precision'],
    ['presicion', 'precision'],
    ['PRECISION', 'precision'],
    ['null-rate', 'null_rate'],
    ['nullrate', 'null_rate'],
    ['nullRate', 'null_rate'],
    ['null rate', 'null_rate'],
    ['csat', 'csat_score'],
    ['prec', 'precision'],
    ['cmp', undefined],
    ['cmpny', 'company'],
    ['com', 'company'],
    ['co', undefined],
    ['csatscore', 'csat_score'],
    ['nmae', 'name'],
    ['compnay', 'company'],
    ['companies', 'company'],
    ['minimum', undefined],
    ['zzz', undefined],
    ['', undefined],
    ['x', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
    ['x'.repeat(64), undefined],
    ['name'.repeat(100_000), undefined],
  ];
  for (const [name, expected] of rows) {
    it(`of ${JSON.stringify(name.slice(0, 20))} is ${expected ?? 'none'}`, () => {
      expect(nearestName(name, names)).to.equal(expected);
    });
  }

  it('is undefined for a name of more than 64 characters', () => {
    const known = ['x'.repeat(64)];

    expect(nearestName(`${'x'.repeat(63)}y`, known)).to.equal(known[0]);
    expect(nearestName('x'.repeat(65), known)).to.equal(undefined);
  });

  it('is the first of equally near names', () => {
    expect(nearestName('mix', ['min', 'max'])).to.equal('min');
    expect(nearestName('mix', ['max', 'min'])).to.equal('max');
  });

  it('is the nearer name, whatever the order of the names', () => {
    expect(nearestName('emial', ['mail', 'email'])).to.equal('email');
    expect(nearestName('emial', ['email', 'mail'])).to.equal('email');
  });

  it('shares a character with the given name, however short that is', () => {
    expect(nearestName('x', [',', ';', 'ab'])).to.equal(undefined);
    expect(nearestName('xy', ['ab', 'xa'])).to.equal('xa');
  });

  it('is the shortest name that it begins, before a name that is a letter away', () => {
    expect(nearestName('seq', ['sex', 'sequence_number', 'sequence'])).to.equal('sequence');
  });

  it('has the first letter of the given name, unless that was omitted, added or swapped', () => {
    expect(nearestName('vat', ['lat'])).to.equal(undefined);
    expect(nearestName('education', ['duration'])).to.equal(undefined);
    expect(nearestName('uration', ['duration'])).to.equal('duration');
    expect(nearestName('uder', ['user'])).to.equal('user');
  });

  it('has at most one edit for every four characters after the first, and at most three', () => {
    expect(nearestName('passport', ['password'])).to.equal(undefined);
    expect(nearestName('presicion', ['precision'])).to.equal('precision');
    expect(nearestName(`abcd${'x'.repeat(60)}`, [`1234${'x'.repeat(60)}`])).to.equal(undefined);
    expect(nearestName(`a${'x'.repeat(60)}bcd`, [`a${'x'.repeat(60)}123`])).to.equal(
      `a${'x'.repeat(60)}123`,
    );
  });

  it('is undefined once the budget is spent', () => {
    const budget = new Budget(50);

    expect(nearestName('nmae', names, budget)).to.equal('name');
    expect(nearestName('nmae', names, budget)).to.equal(undefined);
  });

  it('is undefined in an empty list', () => {
    expect(nearestName('min', [])).to.equal(undefined);
  });

  /** Names close to each other: a name near one of them is near the other. */
  const twins: Readonly<Record<string, string>> = {
    uuid: 'ulid',
    ulid: 'uuid',
    ipv4: 'ipv6',
    ipv6: 'ipv4',
    color: 'coordinates',
  };

  for (const type of FIELD_TYPE_NAMES) {
    it(`of ${type} with one letter omitted, doubled, changed or swapped is ${type}`, () => {
      const [middle, rest] = [Math.floor(type.length / 2), type.slice(1)];
      const misspelt = [
        type.slice(0, middle) + type.slice(middle + 1),
        type.slice(0, middle) + type.slice(middle - 1),
        `${type.slice(0, -1)}q`,
        `${rest.charAt(0)}${type.charAt(0)}${rest.slice(1)}`,
      ];

      for (const name of misspelt) {
        expect(nearestName(name, FIELD_TYPE_NAMES), name).to.be.oneOf([type, twins[type] ?? type]);
      }
    });
  }
});
