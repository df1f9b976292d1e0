import { expect } from 'chai';
import { generateSet } from '../../../../src/adapters/library/generate-set.js';
import type { TableSetRequest } from '../../../../src/adapters/library/table-set.js';
import { livingShop, momentOf } from '../../../domain/histories/shop.js';
import { runCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

describe('the option --as-of', () => {
  const folder = new ScratchFolder();
  const shop = livingShop({ format: 'sql' });

  after(() => folder.remove());

  it('shows the tables at that moment, with the bytes of the library and with any number of threads', async () => {
    const file = folder.put('shop.json', shop);
    const moment = momentOf(90);
    const one = await runCommand(['generate', file, '--as-of', moment, '--jobs', '1', '--quiet']);
    const two = await runCli(['generate', file, '--as-of', moment, '--jobs', '2', '--quiet']);
    const expected = await generateSet({
      ...(shop as unknown as TableSetRequest),
      as_of: moment,
    }).text();

    expect(one.stdout.toString()).to.equal(expected);
    expect(two.stdout.toString()).to.equal(expected);
  });

  it('is recalled where no row of a table is there', async () => {
    const file = folder.put('shop.json', shop);
    const early = ['--as-of', '2024-06-01', '--quiet'];
    const line = 'no row of "customers", nor of 2 other tables is there at this moment';

    expect((await runCommand(['preview', file, '--as-of', '2024-06-01'])).stderr).to.contain(line);
    expect((await runCommand(['generate', file, '--as-of', '2024-06-01'])).stderr).to.contain(line);
    expect((await runCommand(['generate', file, ...early])).stderr).to.equal('');
    expect((await runCommand(['generate', file, '--as-of', momentOf(90)])).stderr).to.equal('');
  });

  it('is named in a fault', async () => {
    const late = ['generate', folder.put('late.json', shop), '--as-of', '2999-01-01'];
    const { code, stderr } = await runCommand(late);

    expect(code).to.equal(2);
    expect(stderr).to.match(/--as-of: expected a moment up to 2027-01-01/);
  });
});
