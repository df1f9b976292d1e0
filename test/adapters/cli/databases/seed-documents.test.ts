import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

const SCHEMA = {
  type: 'object',
  properties: {
    method: { enum: ['card', "it's"] },
    address: { type: 'object', properties: { city: { type: 'string' } } },
    amounts: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1, maximum: 9 } },
  },
};

for (const { kind, title, reason, create } of databaseCases) {
  describe(`tablewright seed --json-schema with ${title}`, () => {
    if (reason !== undefined) {
      it(`fills columns of JSON (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;
    let folder: string;
    let file: string;

    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tablewright-documents-'));
      file = join(folder, 'payload.json');
      writeFileSync(file, JSON.stringify(SCHEMA));
      own = await create();
      const type = kind === 'sqlite' ? 'TEXT' : 'JSON';
      await own.run(
        `CREATE TABLE orders (id INTEGER PRIMARY KEY, total INTEGER NOT NULL, payload ${type} NOT NULL)`,
      );
    });
    after(async () => {
      await own.drop();
      rmSync(folder, { recursive: true });
    });

    const seed = (...texts: readonly string[]) =>
      runCommand(
        ['seed', own.url, '--rows', '20', '--seed', '1'].concat(
          texts.flatMap((text) => ['--json-schema', text]),
        ),
      );

    it('fills columns of JSON', async () => {
      expect(await seed(`orders.payload=${file}`)).to.include({ code: 0 });

      const documents = (await own.rows('SELECT payload FROM orders')).map(
        ([cell]) => JSON.parse(String(cell)) as Readonly<Record<string, unknown>>,
      );
      expect(documents).to.have.lengthOf(20);
      for (const { method, address, amounts } of documents) {
        expect(method).to.be.oneOf(SCHEMA.properties.method.enum);
        expect(address).to.have.property('city').that.is.a('string');
        expect(amounts).to.be.an('array').that.is.not.empty;
      }
    });

    it('refuses columns that are not there or hold no JSON', async () => {
      const refusal = async (text: string) => {
        const { code, stderr } = await seed(text);
        expect(code).to.equal(2);
        return stderr.replace('tablewright: --json-schema: ', '').trimEnd();
      };

      expect(await refusal('payload')).to.equal('expected table.column=file, got "payload"');
      expect(await refusal(`order.payload=${file}`)).to.equal(
        'there is no table "order"; did you mean "orders"?',
      );
      expect(await refusal(`orders.paylod=${file}`)).to.equal(
        'orders has no column "paylod"; did you mean "payload"?',
      );
      expect(await refusal(`orders.total=${file}`)).to.match(
        /^orders\.total is \w+(?:\(\d+\))?, expected a column of JSON or of texts$/,
      );
      writeFileSync(join(folder, 'list.json'), '[]');
      expect(await refusal(`orders.payload=${join(folder, 'list.json')}`)).to.contain(
        'list.json: expected a JSON object, got an array',
      );
    });
  });
}
