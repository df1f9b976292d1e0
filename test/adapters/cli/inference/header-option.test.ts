import { expect } from 'chai';
import { HEADER_LIKE_ROW, ROW_LIKE_HEADER } from '../../../support/tables/doubtful-headers.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

describe('the option --header of tablewright infer and clone', () => {
  const folder = new ScratchFolder();
  after(() => folder.remove());

  async function inferred(...args: readonly string[]) {
    const { stdout, stderr, code } = await runCommand(['infer', ...args]);
    expect(code, stderr).to.equal(0);
    const { rows, fields } = JSON.parse(stdout.toString());
    return { rows, names: fields.map(({ name }: { readonly name: string }) => name), stderr };
  }

  it('takes the first row as data with no, whatever it looks like', async () => {
    const path = folder.put('rows.csv', ROW_LIKE_HEADER);
    const numbered = { rows: 401, names: ['column_1', 'column_2'], stderr: '' };

    expect((await inferred(path)).names).to.deep.equal(['hiv', 'severe']);
    expect(await inferred(path, '--header', 'no')).to.deep.equal(numbered);
  });

  it('takes the first row as names with yes, whatever it looks like', async () => {
    const path = folder.put('names.csv', HEADER_LIKE_ROW);

    expect((await inferred(path)).names).to.deep.equal(['column_1', 'column_2']);
    expect(await inferred(path, '--header', 'yes')).to.deep.equal({
      rows: 400,
      names: ['Illness', 'Grade'],
      stderr: '',
    });
  });

  it('takes lists in JSON like rows of CSV', async () => {
    const lists = ROW_LIKE_HEADER.trim()
      .split('\n')
      .map((line) => JSON.stringify(line.split(',')));
    const path = folder.put('rows.ndjson', lists.join('\n'));

    expect((await inferred(path, '--header', 'no')).names).to.deep.equal(['column_1', 'column_2']);
  });

  it('decides for clone, for its notation and for the columns that other options name', async () => {
    const path = folder.put('names.csv', HEADER_LIKE_ROW);
    const args = ['clone', path, '--header', 'yes', '--unit', 'Illness'];
    const rows = folder.put('rows.csv', ROW_LIKE_HEADER);
    const like = ['clone', rows, '--header', 'no', '--format', 'csv', '--like-source'];

    expect((await runCommand(args)).code).to.equal(0);
    expect((await runCommand(like)).stdout.toString().split('\n')[0]).to.match(
      /^[A-Z]\w+,[A-Z]\w+$/,
    );
  });

  it('is refused for a file that names its columns in another way', async () => {
    const path = folder.put('a.json', JSON.stringify(Array(20).fill({ n: 1 })));
    for (const header of ['yes', 'no']) {
      const { code, stderr } = await runCommand(['infer', path, '--header', header]);

      expect(stderr).to.match(/^tablewright: --header: only CSV, TSV and lists in JSON can begin/);
      expect(code).to.equal(2);
    }
  });

  it('is refused with another word', async () => {
    const { code, stderr } = await runCommand(['infer', 'a.csv', '--header', 'maybe']);

    expect(stderr).to.equal('tablewright: --header: expected yes or no, got "maybe"\n');
    expect(code).to.equal(2);
  });
});
