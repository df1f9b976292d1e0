import { join } from 'node:path';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { readSettings } from '../../../src/adapters/config/read-settings.js';
import { withoutPassword } from '../../../src/adapters/config/store-url.js';

function read(text: string): unknown {
  const result = readSettings({ TABLEWRIGHT_STORE: text });
  return E.isRight(result) ? result.right.settings.store : result.left;
}

describe('TABLEWRIGHT_STORE', () => {
  const accepted: readonly (readonly [string, string, string])[] = [
    ['memory:', 'memory:', 'memory:'],
    ['Memory:', 'memory:', 'memory:'],
    ['sqlite:keys.db', `sqlite:${join(process.cwd(), 'keys.db')}`, 'sqlite:keys.db'],
    ['SQLite:/var/a b/keys.db', 'sqlite:/var/a b/keys.db', 'SQLite:/var/a b/keys.db'],
    ['sqlite::memory:', `sqlite:${join(process.cwd(), ':memory:')}`, 'sqlite::memory:'],
    ['redis://localhost', 'redis://localhost', 'redis://localhost'],
    ['redis://10.0.0.7:6380/15', 'redis://10.0.0.7:6380/15', 'redis://10.0.0.7:6380/15'],
    ['redis://[::1]:6379', 'redis://[::1]:6379', 'redis://[::1]:6379'],
    ['rediss://u:MARKER@db.test/', 'rediss://u:MARKER@db.test/', 'rediss://u:***@db.test/'],
    ['redis://:MARKER@db.test', 'redis://:MARKER@db.test', 'redis://:***@db.test'],
  ];
  for (const [text, value, shown] of accepted) {
    it(`accepts ${text} and is shown as ${shown}`, () => {
      expect(read(text)).to.equal(value);
      expect(withoutPassword(text)).to.equal(shown);
    });
  }

  const refused = [
    'memory',
    'sqlite',
    'sqlite:',
    'redis',
    'redis:',
    'redis://',
    'redis:MARKER',
    'http://u:MARKER@db.test',
    'redis://db.test/a',
    'redis://db.test/1/2',
    'redis://db.test?password=MARKER',
    'redis://db.test#MARKER',
    'u:MARKER@db.test',
    'MARKER',
  ];
  for (const text of refused) {
    it(`refuses ${text} without printing a secret`, () => {
      const lines = read(text) as readonly string[];

      expect(lines).to.have.length(1);
      expect(lines[0])
        .to.match(/^TABLEWRIGHT_STORE: expected `memory:`/)
        .and.not.to.contain('MARKER');
    });
  }
});
