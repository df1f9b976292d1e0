import { expect } from 'chai';
import fc from 'fast-check';
import { jsonRows } from '../../../src/testing/json-rows.js';
import { always } from '../../support/always.js';
import { isFieldName, naughtyStrings } from '../../support/naughty-strings.js';
import { faultsOf, pathsOf, request, textOf } from '../../support/tables.js';

function named(...names: readonly unknown[]) {
  return request({ rows: 2, fields: names.map((name) => ({ name, type: 'integer' })) });
}

describe('field names', () => {
  const refused: readonly (readonly [title: string, name: unknown])[] = [
    ['no character', ''],
    ['129 characters', 'x'.repeat(129)],
    ['129 characters of two units', '😀'.repeat(129)],
    ['200 characters', 'x'.repeat(200)],
    ['a million characters', 'x'.repeat(1e6)],
    ['NUL', 'a\0b'],
    ['a lone high surrogate', 'a\ud83d'],
    ['a lone low surrogate', '\ude00a'],
    ['surrogates the wrong way round', '\ude00\ud83d'],
    ['surrogates apart', '\ud83da\ude00'],
  ];
  for (const [title, name] of refused) {
    it(`are refused with ${title}`, () => {
      const [fault, ...more] = faultsOf(named(name));

      expect(more).to.deep.equal([]);
      expect(fault?.path).to.equal('/fields/0/name');
      expect(fault?.message).to.match(/^expected a text of 1 to 128 characters without NUL/);
    });
  }

  for (const name of [
    'x'.repeat(128),
    '😀'.repeat(128),
    'é'.repeat(128),
    ' ',
    '\n',
    '\u0001',
    '\uffff',
  ]) {
    it(`are accepted with ${[...name].length} times ${JSON.stringify([...name][0])}`, () => {
      expect(Object.keys(JSON.parse(textOf(named(name)))[0])).to.deep.equal([name]);
    });
  }

  it('that are members of every object, or numbers, become own keys in the order of the request', () => {
    const names = [
      'b',
      '__proto__',
      '10',
      'constructor',
      '1',
      'toString',
      '0',
      'hasOwnProperty',
      'a',
      '-1',
      '__defineGetter__',
      'length',
    ];

    const text = textOf(named(...names));
    for (const row of jsonRows(text)) expect(row.map(([key]) => key)).to.deep.equal(names);
    for (const row of JSON.parse(text)) {
      for (const name of names) expect(Object.hasOwn(row, name), name).to.equal(true);
    }
  });

  it('are accepted exactly if the contract permits them, for all naughty strings', () => {
    const wrong = naughtyStrings.filter(
      (name) => (pathsOf(named(name)).length === 0) !== isFieldName(name),
    );

    expect(wrong).to.deep.equal([]);
  });

  it('are accepted exactly if the contract permits them, for arbitrary texts', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 140 });

    always(units, 1000, (codes) => {
      const name = String.fromCharCode(...codes);
      expect(pathsOf(named(name)).length === 0).to.equal(isFieldName(name));
    });
  });

  it('are limited to 1000', () => {
    const names = Array.from({ length: 1000 }, (_, i) => `f${i}`);

    expect(pathsOf(named(...names))).to.deep.equal([]);
    expect(pathsOf(named(...names, 'one more'))).to.deep.equal(['/fields']);
  });
});
