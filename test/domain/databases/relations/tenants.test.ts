import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';
import { TENANT_SHAPES } from '../support/tenant-shapes.js';
import { judgeTenants } from '../support/tenants-of-rows.js';

describe('rows of a schema with tenants', () => {
  for (const shape of TENANT_SHAPES) {
    it(`agree on their tenant on all ways: ${shape.shape}`, () => {
      const { request } = setOfSchema(readDdl(shape.script), { rows: 200, engine });
      const input = { ...request, seed: 5, format: 'json', sql: undefined } as unknown as Json;
      expect(faultsOfSet(input)).to.deep.equal([]);
      const judged = judgeTenants(shape, (table) => rowsOfTable(table, input));
      for (const { table, rows, agreeing, orphans } of judged) {
        expect(rows, table).to.be.at.least(20);
        expect(orphans, table).to.equal(0);
        expect(agreeing / rows, table).to.be.at.least(0.99);
      }
    });
  }
});
