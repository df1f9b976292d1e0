import { faker } from '@faker-js/faker/locale/fr';
import { expect } from 'chai';
import { generate } from '../../../src/adapters/library/generate.js';
import { InvalidRequestError } from '../../../src/adapters/library/invalid-request-error.js';
import { choiceColumn } from '../../../src/domain/columns/choice-column.js';
import { fieldType } from '../../../src/domain/field-types/field-type.js';
import { sqlDialects } from '../../../src/domain/sql-dialects/index.js';
import type { SqlDialect } from '../../../src/domain/sql-dialects/sql-dialect.js';

const fields = [{ name: 'id', type: 'integer' }] as const;

describe('a table of the library', () => {
  for (const rows of [1, 1024, 1025, 50_000]) {
    it(`of ${rows} rows tells how many are made, growing to all`, () => {
      const told: number[] = [];

      const bytes = [
        ...generate({ rows, seed: 1, offset: 7, fields }).chunks((made) => told.push(made)),
      ];

      expect(told).to.deep.equal([...new Set(told)].sort((a, b) => a - b));
      expect(told.at(-1)).to.equal(rows);
      expect(Buffer.concat(bytes).toString()).to.equal(
        generate({ rows, seed: 1, offset: 7, fields }).text(),
      );
    });
  }
});

describe('a refusal of the library', () => {
  it('counts the faults that it does not tell', () => {
    const nameless = Array.from({ length: 60 }, () => ({ name: '', type: 'integer' as const }));

    try {
      generate({ rows: 1, fields: nameless });
      expect.fail('the request is accepted');
    } catch (error) {
      if (!(error instanceof InvalidRequestError)) throw error;
      expect(error.faults).to.have.length(50);
      expect(error.omitted).to.be.at.least(10);
    }
  });
});

describe('generate with a locale that was not passed', () => {
  const request = { rows: 1, fields: [{ name: 'name', type: 'name' as const }], locale: 'de' };

  it('says how to pass it', () => {
    expect(() => generate(request)).to.throw(
      '/locale: expected locale en (pass others in { locales }), got "de"',
    );
  });

  it('names those that were passed', () => {
    const passed = { locales: [{ locale: 'fr', faker }] };

    expect(() => generate(request, passed)).to.throw(
      '/locale: expected locale en or fr (pass others in { locales }), got "de"',
    );
  });
});

describe('generate with extensions', () => {
  /** Outlives a request, so that its encoded texts are kept. */
  const NAMES = ['Zoë'];
  const zoe = fieldType({
    name: 'zoe',
    category: 'person',
    description: 'A name.',
    constraints: {},
    capacity: () => 1,
    plan: (_, context) => choiceColumn(NAMES, undefined, context),
  });

  function textIn(dialect: SqlDialect): string {
    const request = { rows: 2, format: 'sql', sql: { dialect: 'own' } };
    const extension = { fieldTypes: [zoe], dialects: [{ ...dialect, name: 'own' }] };
    return generate(
      { ...request, fields: [{ name: 'z', type: 'zoe' }] },
      { extensions: [extension] },
    ).text();
  }

  it('keeps the texts of two dialects of one name apart', () => {
    expect(textIn(sqlDialects.sqlserver)).to.contain("(N'Zoë')");
    expect(textIn(sqlDialects.sqlite)).to.contain("('Zoë')");
  });
});
