import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import {
  isUrl,
  nearestForm,
  SCHEME_NAMES,
  URL_FORMS,
  unknownScheme,
} from '../../../src/adapters/databases/database-schemes.js';
import { databaseUrl } from '../../../src/adapters/databases/database-url.js';

describe('the schemes of databases', () => {
  for (const name of SCHEME_NAMES) {
    it(`have forms that are URLs of a database: ${name}`, () => {
      const form = nearestForm(name) ?? '';

      expect(URL_FORMS).to.contain(form);
      expect(databaseUrl(form.replace('…', 'localhost/shop'))).not.to.equal(undefined);
      expect(isUrl(form)).to.equal(true);
      expect(unknownScheme(form)).to.equal(undefined);
    });
  }

  for (const text of ['clickhouse://h/shop', 'https://example.com/a.sql', 'S3://bucket/a.sql']) {
    it(`are not that of ${text}, which is no name of a file either`, () => {
      expect(isUrl(text)).to.equal(true);
      expect(unknownScheme(text)).to.equal(text.split(':')[0]);
    });
  }

  for (const text of ['postgers:shop', 'mysq:shop', 'Maria-db:shop', 'sqlit:shop.db']) {
    it(`are misspelt in ${text}`, () => {
      expect(isUrl(text)).to.equal(true);
      expect(unknownScheme(text)).to.equal(text.split(':')[0]);
    });
  }

  it('are not in the name of a file that exists', () => {
    const folder = mkdtempSync(join(tmpdir(), 'schemes-'));
    const before = process.cwd();
    process.chdir(folder);
    try {
      writeFileSync('mysq:shop.sql', '');
      expect(isUrl('mysq:shop.sql')).to.equal(false);
      expect(isUrl('mysq:shops.sql')).to.equal(true);
    } finally {
      process.chdir(before);
      rmSync(folder, { recursive: true });
    }
  });

  for (const path of [
    'notes:2026.sql',
    'C:\\shop.sql',
    'C:/shop.sql',
    'c://shop.sql',
    'a:b.sql',
    '/a://b',
    './x://y',
  ]) {
    it(`are not in the name of a file: ${path}`, () => {
      expect(isUrl(path)).to.equal(false);
      expect(unknownScheme(path)).to.equal(undefined);
    });
  }
});
