import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { TENANT_SHAPES } from '../../../domain/databases/support/tenant-shapes.js';
import { judgeTenants, type Row } from '../../../domain/databases/support/tenants-of-rows.js';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

for (const { title, reason, create } of databaseCases) {
  describe(`tenants in ${title}`, () => {
    if (reason !== undefined) {
      it(`are those of all rows to which a row refers (unavailable: ${reason})`);
      return;
    }

    for (const shape of TENANT_SHAPES) {
      it(`are those of all rows to which a row refers: ${shape.shape}`, async () => {
        const own = await create();
        try {
          await own.run(shape.script);
          const { code, stderr } = await runCommand([
            'seed',
            own.url,
            '--rows',
            '200',
            '--seed',
            '5',
          ]);
          expect(code, stderr).to.equal(0);

          const rows = await rowsByTable(own, shape.script);

          for (const { table, rows: all, agreeing, orphans } of judgeTenants(
            shape,
            (name) => rows.get(name) ?? [],
          )) {
            expect(all, table).to.be.at.least(20);
            expect(orphans, table).to.equal(0);
            expect(agreeing / all, table).to.be.at.least(0.99);
          }
        } finally {
          await own.drop();
        }
      });
    }
  });
}

async function rowsByTable(
  own: OwnDatabase,
  script: string,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, readonly Row[]>();
  for (const { name, columns } of readDdl(script).tables) {
    const names = columns.map((column) => column.name);
    const rows = await own.rows(`SELECT ${names.join(', ')} FROM ${name}`);
    found.set(
      name,
      rows.map((cells) => Object.fromEntries(names.map((column, i) => [column, cells[i] ?? null]))),
    );
  }
  return found;
}
