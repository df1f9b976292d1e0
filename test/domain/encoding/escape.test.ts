import { expect } from 'chai';
import * as fc from 'fast-check';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import { TextVector } from '../../../src/domain/columns/vectors.js';
import { type Escape, escapeGrowth, escapeText } from '../../../src/domain/encoding/escape.js';
import { escapedTexts } from '../../../src/domain/encoding/escaped-texts.js';
import { guardText } from '../../../src/domain/encoding/spreadsheet-guard.js';
import { jsonEscape, jsonString } from '../../../src/domain/formats/json-notation.js';
import {
  doubledQuotes,
  doubledQuotesAndBackslashes,
} from '../../../src/domain/sql-dialects/literals.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { readCell } from '../columns/read-cell.js';
import { always } from '../random/always.js';
import { anyText, loadTexts } from './segment-models.js';

const csvEscape: Escape = { id: 'test:csv', replacements: new Map([['"', '""']]) };
const nothing: Escape = { id: 'test:none', replacements: new Map() };

/** An escape whose output has the length of its input. */
const swap: Escape = { id: 'test:swap', replacements: new Map([['\r', '|']]) };

/** Each escape with a simple reference implementation. */
const escapes: readonly (readonly [string, Escape, (text: string) => string])[] = [
  ['JSON', jsonEscape, (text) => JSON.stringify(text).slice(1, -1)],
  ['CSV', csvEscape, (text) => text.split('"').join('""')],
  ['SQL', doubledQuotes, (text) => text.split("'").join("''")],
  [
    'SQL with backslashes',
    doubledQuotesAndBackslashes,
    (text) => text.split("'").join("''").split('\\').join('\\\\'),
  ],
  ['same-length', swap, (text) => text.split('\r').join('|')],
  ['plain', nothing, (text) => text],
];

const everyAscii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join('');
const wholeText = fc.oneof(anyText, fc.string({ unit: 'binary' }));

for (const [name, rules, naive] of escapes) {
  describe(`the ${name} escape`, () => {
    it('writes every ASCII character like the reference implementation', () => {
      expect(escapeText(everyAscii, rules)).to.equal(naive(everyAscii));
    });

    it('writes any text like the reference implementation', () => {
      always(
        fc.property(wholeText, (text) => {
          expect(escapeText(text, rules)).to.equal(naive(text));
        }),
      );
    });

    it('lengthens no text by more than the reported growth', () => {
      always(
        fc.property(wholeText, (text) => {
          const bytes = utf8(text).length;
          const escaped = utf8(escapeText(text, rules)).length;

          expect(escaped).to.be.at.most(bytes * escapeGrowth(text, rules));
        }),
      );
    });

    // The apostrophe of the guard is not escaped, because no format that guards escapes apostrophes.
    for (const guarded of rules.replacements.has("'") ? [false] : [false, true]) {
      it(`gives the same texts for vectors as for strings${guarded ? ' if they are guarded for spreadsheets' : ''}`, () => {
        always(
          fc.property(fc.array(wholeText, { minLength: 1, maxLength: 12 }), (texts) => {
            const { piece, load } = textsPiece(texts);
            const escaped = escapedTexts(piece, rules, guarded);
            fillRows([load, ...escaped.steps], 0, texts.length);

            const cell = { ...piece, texts: escaped.texts };
            texts.forEach((text, i) => {
              const expected = naive(guarded ? guardText(text) : text);
              expect(readCell([cell], i)).to.equal(expected);
              expect(escaped.texts.lengths[i]).to.be.at.most(escaped.maxLength);
            });
          }),
          500,
        );
      });
    }
  });
}

/** A piece of free text that holds these, and the step that fills it. */
function textsPiece(texts: readonly string[]) {
  const encoded = texts.map((text) => utf8(text));
  const maxLength = Math.max(...encoded.map((bytes) => bytes.length));
  const vector = new TextVector(maxLength);
  const fill = (): void => loadTexts(vector, encoded);
  const piece = {
    kind: 'text',
    texts: vector,
    alphabet: texts.join(''),
    minLength: 0,
    maxLength,
  } as const;
  return { piece, load: { vectors: [vector], fill } };
}

describe('an escape on its first use', () => {
  const rows = [
    [[['\t', '\\t']], 'a\tb\tx9', 'a\\tb\\tx9'],
    [
      [
        ['"', '""'],
        ['\x7f', '?'],
      ],
      'was "here"!\x7f',
      'was ""here""!?',
    ],
    [[], '[]"undefined', '[]"undefined'],
  ] as const;
  for (const [replacements, text, escaped] of rows) {
    it(`writes ${JSON.stringify(text)} as ${JSON.stringify(escaped)}`, () => {
      const rules: Escape = { id: 'test:new', replacements: new Map(replacements) };

      expect(escapeText(text, rules)).to.equal(escaped);
    });
  }
});

describe('the growth by an escape', () => {
  const rows = [
    ['abc', jsonEscape, 1],
    ['', jsonEscape, 1],
    ['a"', jsonEscape, 2],
    ['a"\u0001', jsonEscape, 6],
    ['"', csvEscape, 2],
    ["'", csvEscape, 1],
    ['é😀', jsonEscape, 1],
  ] as const;
  for (const [alphabet, rules, growth] of rows) {
    it(`is ${growth} for ${JSON.stringify(alphabet)} in ${rules.id}`, () => {
      expect(escapeGrowth(alphabet, rules)).to.equal(growth);
    });
  }
});

describe('the vector of escaped texts', () => {
  const rows = [
    ['abc', jsonEscape, false, true],
    ['a"c', jsonEscape, false, false],
    ['a\rc', swap, false, false],
    ['a|c', swap, false, true],
    ['a"c', nothing, false, true],
    ['a=c', nothing, true, false],
    ['abc', nothing, true, true],
  ] as const;
  for (const [text, rules, guarded, same] of rows) {
    const how = `${rules.id}${guarded ? ', guarded' : ''}`;
    it(`with the alphabet ${text} is ${same ? 'the vector of the plain texts' : 'a new vector'} in ${how}`, () => {
      const { piece } = textsPiece([text]);
      const escaped = escapedTexts(piece, rules, guarded);

      expect(escaped.texts === piece.texts).to.equal(same);
      expect(escaped.steps.length === 0).to.equal(same);
    });
  }
});

describe('a JSON string', () => {
  it('equals the output of JSON.stringify', () => {
    always(
      fc.property(wholeText, (text) => {
        expect(jsonString(text)).to.equal(JSON.stringify(text));
      }),
    );
  });
});
