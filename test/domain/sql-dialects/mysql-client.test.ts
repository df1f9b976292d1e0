import { expect } from 'chai';
import { MariadbEngine } from '../../support/engines/mariadb.js';
import { withEngine } from '../../support/engines/with-engine.js';
import { request, textOf } from '../../support/tables.js';

describe('mysql SQL from a client in latin1', () => {
  const engine = new MariadbEngine();
  withEngine(engine);

  it('stores a text of six letters in VARCHAR(6)', async () => {
    const constraints = { choices: ['Zürich', 'Málaga'] };
    const fields = [{ name: 'city', type: 'choice', constraints }];
    const sql = { dialect: 'mysql', create_table: true };
    const script = textOf(request({ rows: 20, format: 'sql', sql, fields }));
    expect(script).to.contain('VARCHAR(6)');
    // The driver now sends a byte for each character, so the server gets the bytes of the script.
    await engine.run('SET NAMES latin1');
    await engine.run(Buffer.from(script).toString('latin1'));

    const { rows } = await engine.read('synthetic_data');
    expect(new Set(rows.flat())).to.deep.equal(new Set(constraints.choices));
  });
});
