import { expect } from 'chai';
import { SqliteLink } from '../../../src/adapters/databases/sqlite/sqlite-link.js';
import { DatabaseError } from '../../../src/application/ports/database-link.js';
import { ScratchFolder } from '../cli/support/scratch-folder.js';

const row = (text: string): Uint8Array => new TextEncoder().encode(`${text},\n`);

describe('the foreign keys that would follow changes of an upsert', () => {
  const folder = new ScratchFolder();
  after(() => folder.remove());

  it('are read once in a transaction, and hold for all of its batches', async () => {
    const link = await SqliteLink.open(folder.put('shop.db', ''));
    await link.query('CREATE TABLE a (id INTEGER PRIMARY KEY, code TEXT UNIQUE)');
    await link.query('CREATE TABLE b (code TEXT REFERENCES a (code) ON UPDATE CASCADE)');
    await link.query("INSERT INTO a VALUES (1, 'x'), (2, 'y')");
    await link.query("INSERT INTO b VALUES ('y')");
    let asked = 0;
    const { referrers } = link;
    link.referrers = (...terms) => {
      asked += 1;
      return referrers.call(link, ...terms);
    };
    const upsert = (text: string) =>
      link.upsertRows('a', ['id'], ['id', 'code'], [row(text)], ['a']);

    const refused = await link
      .transaction(async () => {
        expect(await upsert("(1, 'z')")).to.include({ changed: 1 });
        await upsert("(2, 'w')");
      })
      .catch((error: unknown) => error);

    expect(refused).to.be.instanceOf(DatabaseError);
    expect(asked).to.equal(1);
    await link.transaction(() => upsert("(1, 'z')"));
    expect(asked).to.equal(2);
    await link.close();
  });
});
