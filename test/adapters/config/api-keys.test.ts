import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { apiKeyEntry } from '../../../src/adapters/config/api-keys.js';
import { readSettings } from '../../../src/adapters/config/read-settings.js';
import type { Permission } from '../../../src/domain/access/permission.js';

const KEY = 'tw_qkJaB6MffYVzZXWqmcoF49yrUxP3wf0LsakP';
const ALL = ['generate', 'preview', 'hub'];

function read(text: string): unknown {
  const result = readSettings({ TABLEWRIGHT_API_KEYS: text });
  return E.isRight(result) ? result.right.settings.apiKeys : result.left;
}

const accepted: readonly (readonly [string, readonly unknown[]])[] = [
  [KEY, [[KEY, ALL, undefined]]],
  ['operators==', [['operators==', ALL, undefined]]],
  [`${KEY}:preview`, [[KEY, ['preview'], undefined]]],
  [`${KEY}:hub+generate:0`, [[KEY, ['generate', 'hub'], 0]]],
  [
    ` ${KEY} , operators-key:preview:25 `,
    [
      [KEY, ALL, undefined],
      ['operators-key', ['preview'], 25],
    ],
  ],
];

/** Texts that are refused, and what the message says about the received keys. */
const refused: readonly (readonly [string, string])[] = [
  ['short', '1 key, invalid: number 1'],
  [`${KEY},`, '2 keys, invalid: number 2'],
  [`${KEY},tw_MARKER,MARKER`, '3 keys, invalid: number 2, number 3'],
  [`${KEY.slice(0, -1)}Q`, '1 key, invalid: number 1'],
  [`${KEY}:`, '1 key, invalid: number 1'],
  [`${KEY}:admin`, '1 key, invalid: number 1'],
  [`${KEY}:generate+generate`, '1 key, invalid: number 1'],
  [`${KEY}::5`, '1 key, invalid: number 1'],
  [`${KEY}:generate:-1`, '1 key, invalid: number 1'],
  [`${KEY}:generate:9999999999`, '1 key, invalid: number 1'],
  [`${KEY}:generate:5:6`, '1 key, invalid: number 1'],
  [`${KEY},${KEY}:preview`, '2 keys, not all different'],
];

describe('TABLEWRIGHT_API_KEYS', () => {
  for (const [text, keys] of accepted) {
    it(`accepts ${text}`, () => {
      const expected = keys.map((entry) => {
        const [key, permissions, dailyLimit] = entry as readonly unknown[];
        return { key, permissions, dailyLimit };
      });

      expect(read(text)).to.deep.equal(expected);
    });
  }

  for (const [text, received] of refused) {
    it(`refuses ${text} without printing the key`, () => {
      const [line = '', ...others] = read(text) as readonly string[];

      expect(others).to.deep.equal([]);
      expect(line).to.match(/^TABLEWRIGHT_API_KEYS: expected different keys, comma separated, /);
      expect(line.endsWith(`, got ${received}`), line).to.equal(true);
      expect(line).not.to.contain(KEY).and.not.to.contain('MARKER');
    });
  }

  for (const [permissions, dailyLimit] of [
    [ALL, undefined],
    [ALL, 0],
    [['preview'], undefined],
    [['generate', 'hub'], 500],
  ] as const) {
    it(`read an entry as the key for which it is written: ${permissions.join()}, ${dailyLimit}`, () => {
      const key = { key: KEY, permissions: permissions as readonly Permission[], dailyLimit };

      expect(read(`operators-key,${apiKeyEntry(key)}`)).to.deep.include(key);
    });
  }
});
