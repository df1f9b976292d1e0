import { type DialectName, sqlDialects } from '../../../src/domain/sql-dialects/index.js';
import { dialectReaders } from '../../../src/testing/built-in-readers.js';
import { dialectLaws } from '../../../src/testing/dialect-laws.js';
import type { LiteralReader } from '../../../src/testing/sql-literals.js';
import { passes } from '../../support/asserting.js';
import { vocabulary } from '../../support/tables.js';

for (const [name, reader] of Object.entries(dialectReaders) as [DialectName, LiteralReader][]) {
  describe(`the dialect ${name}`, () => {
    // The laws read thousands of texts and names.
    const laws = dialectLaws(sqlDialects[name], reader, { vocabulary });

    for (const { title, check } of laws) it(title, () => passes(check));
  });
}
