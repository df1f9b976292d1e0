import { expect } from 'chai';
import { SCHEME_NAMES } from '../../src/adapters/databases/database-schemes.js';
import { hubPlatforms } from '../../src/adapters/hubs/index.js';
import { FORMAT_NAMES } from '../../src/domain/formats/index.js';
import { DIALECT_NAMES } from '../../src/domain/sql-dialects/index.js';
import { readText } from '../architecture/support/tree.js';

/** The lines of tables that a person writes for each part of a registry: their page, how they begin, and the parts. */
const tables: Readonly<Record<string, readonly [string, RegExp, readonly string[]]>> = {
  'a row for each format': ['docs/formats.md', /^\| `/, FORMAT_NAMES],
  'each value of format': ['docs/requests.md', /^\| `format` \|/, FORMAT_NAMES],
  'a row for each hub': ['docs/hub.md', /^\| `/, Object.keys(hubPlatforms)],
  'a column for each SQL dialect': ['docs/sql.md', /^\| \| `/, DIALECT_NAMES],
  'the URLs of each database': ['docs/databases.md', /`postgres:/, SCHEME_NAMES],
};

describe('the pages', () => {
  for (const [title, [page, start, names]] of Object.entries(tables)) {
    it(`have ${title}, in ${page}`, () => {
      const lines = readText(page)
        .split('\n')
        .filter((line) => start.test(line));
      const words = new Set(lines.join('\n').match(/(?<=`)\w+/g));

      expect(names.filter((name) => !words.has(name))).to.deep.equal([]);
    });
  }
});
