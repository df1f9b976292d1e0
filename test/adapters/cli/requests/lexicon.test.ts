import { expect } from 'chai';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const FIELDS = [{ name: 'ward', type: 'choice', constraints: { choices: 'ward' } }];

describe('--lexicon', () => {
  const folder = new ScratchFolder();
  const lists = folder.put('lists.json', {
    lexicon: { ward: ['Surgery'], size: { values: [1, 2], weights: [1, 0] } },
  });

  after(() => folder.remove());

  async function rowsOf(...args: readonly string[]): Promise<readonly object[]> {
    const run = await runCommand([...args]);
    expect(run).to.include({ code: 0, stderr: '' });
    return JSON.parse(run.stdout.toString());
  }

  it('adds its lists to a request and to fields', async () => {
    const request = folder.put('request.json', { rows: 2, fields: FIELDS });

    for (const command of ['generate', 'preview']) {
      expect(await rowsOf(command, request, '--lexicon', lists)).to.deep.equal([
        { ward: 'Surgery' },
        { ward: 'Surgery' },
      ]);
    }
    const inline = ['size:choice(choices=size)', '--rows', '2', '--lexicon', lists];
    expect(await rowsOf('generate', ...inline)).to.deep.equal([{ size: 1 }, { size: 1 }]);
  });

  it('leaves a list of the request as it is', async () => {
    const own = { lexicon: { ward: ['Oncology'] } };
    const request = folder.put('own.json', { rows: 1, ...own, fields: FIELDS });

    expect(await rowsOf('generate', request, '--lexicon', lists)).to.deep.equal([
      { ward: 'Oncology' },
    ]);
  });

  it('names the file and the list in its faults', async () => {
    const request = folder.put('request.json', { rows: 1, fields: FIELDS });
    for (const [content, message] of [
      [{ lexicon: { ward: [] } }, /wrong\.json: the request breaks 1 rule\n.*"ward"/],
      [{ ward: ['Surgery'] }, /wrong\.json: the request breaks 2 rules/],
    ] as const) {
      const wrong = folder.put('wrong.json', content);
      const run = await runCommand(['generate', request, '--lexicon', wrong]);

      expect(run.code).to.equal(2);
      expect(run.stderr).to.match(message);
    }
  });

  it('says which file is missing', async () => {
    const request = folder.put('request.json', { rows: 1, fields: FIELDS });
    const run = await runCommand(['generate', request, '--lexicon', folder.path('none.json')]);

    expect(run.code).to.equal(1);
    expect(run.stderr).to.match(/cannot read .*none\.json/);
  });

  it('is never the file to write', async () => {
    const request = folder.put('request.json', { rows: 1, fields: FIELDS });
    const run = await runCommand(['generate', request, '--lexicon', lists, '--out', lists]);

    expect(run.code).to.equal(2);
    expect(run.stderr).to.match(/lists\.json/);
  });
});
