import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { packageRoot } from '../../../support/package-root.js';
import { faultsOfSet } from '../../../support/sets.js';
import { engine } from '../../../support/tables.js';
import { seeded } from '../support/models.js';

const corpora = new URL('test/corpora/', packageRoot);
const scripts = readdirSync(corpora, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.sql'),
);

describe('the request for a public schema', () => {
  it('is made of all scripts', () => {
    expect(scripts.length).to.equal(8);
  });

  for (const file of scripts) {
    const schema = readDdl(readFileSync(new URL(file, corpora), 'utf8'));
    for (const rows of [1, 2, 7, 1000]) {
      it(`of ${file} with ${rows} rows is valid, and explains every field`, () => {
        const made = setOfSchema(schema, { rows, engine });

        expect(faultsOfSet(seeded(made))).to.deep.equal([]);
        const fields = made.request.tables.flatMap((table) => table.fields);
        expect(fields.filter(({ because }) => because === '')).to.deep.equal([]);
      });
    }
  }
});
