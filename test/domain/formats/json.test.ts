import { expect } from 'chai';
import { jsonRows } from '../../../src/testing/json-rows.js';
import { naughtyNames } from '../../support/naughty-strings.js';
import { request, textOf } from '../../support/tables.js';

describe('the JSON format', () => {
  it('writes an array with one object on each line', () => {
    const fields = [
      { name: 'a', type: 'integer', constraints: { max: 0 } },
      { name: 'b', type: 'csat_score', constraints: { choices: ['x'] } },
      { name: 'c', type: 'boolean', constraints: { true_rate: 1 } },
      { name: 'd', type: 'uuid', constraints: { null_rate: 1 } },
    ];

    const row = '{"a":0,"b":"x","c":true,"d":null}';
    expect(textOf(request({ rows: 1, fields }))).to.equal(`[${row}]`);
    expect(textOf(request({ rows: 3, fields }))).to.equal(`[${row},\n${row},\n${row}]`);
  });

  it('reads hostile names back as own keys, in order', () => {
    const fields = naughtyNames.map((name) => ({ name, type: 'integer' }));
    const text = textOf(request({ rows: 3, fields }));

    for (const row of jsonRows(text)) {
      expect(row.map(([key]) => key)).to.deep.equal(naughtyNames);
    }
    for (const row of JSON.parse(text) as object[]) {
      expect(naughtyNames.filter((name) => !Object.hasOwn(row, name))).to.deep.equal([]);
    }
  });

  it('writes no line end inside a row, so that each line is a row', () => {
    const choices = ['\n', '\r\n', '\u2028', '\u0085', 'a\nb'];
    const fields = [{ name: 'line\nend', type: 'csat_score', constraints: { choices } }];

    expect(textOf(request({ rows: 50, fields })).split('\n')).to.have.length(50);
  });

  const escapes: readonly (readonly [character: string, written: string])[] = [
    ['"', '\\"'],
    ['\\', '\\\\'],
    ['/', '/'],
    ['\b', '\\b'],
    ['\f', '\\f'],
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
    ['\u0001', '\\u0001'],
    ['\u001f', '\\u001f'],
    ['\u007f', '\u007f'],
    ['\u2028', '\u2028'],
    ['😀', '😀'],
    ['\ufeff', '\ufeff'],
  ];
  for (const [character, written] of escapes) {
    it(`writes ${JSON.stringify(character)} as ${written}, in keys, words and free text`, () => {
      const fields = [
        { name: character, type: 'csat_score', constraints: { choices: [character] } },
        { name: 'text', type: 'string', constraints: { length: 0, prefix: character } },
      ];

      expect(textOf(request({ rows: 1, fields }))).to.equal(
        `[{"${written}":"${written}","text":"${written}"}]`,
      );
    });
  }
});
