import { spawn, spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { generate } from '../../../src/adapters/library/generate.js';
import { setRequest } from '../../support/sets.js';
import { tableRequest } from './support/requests.js';
import { CLI, outcome } from './support/run-cli.js';
import { ScratchFolder } from './support/scratch-folder.js';

/** Whether `script` of util-linux is installed, which runs a command on a terminal of its own. */
const hasScript = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

/** The environment of a person's terminal: that of CI has variables that turn colours off. */
const { CI, NO_COLOR, FORCE_COLOR, ...environment } = process.env;

async function onTerminal(...args: readonly string[]): Promise<string> {
  return onTerminalWith({}, ...args);
}

async function onTerminalWith(
  variables: NodeJS.ProcessEnv,
  ...args: readonly string[]
): Promise<string> {
  const command = `stty cols 80; ${[process.execPath, CLI, ...args].join(' ')}`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: { ...environment, TERM: 'xterm', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout } = await outcome(child);
  // The terminal converts every line feed to CR LF.
  return stdout.toString().replaceAll('\r\n', '\n');
}

/** One drawn line of the progress of two million rows, and its removal. */
const PROGRESS =
  /\r\u001b\[K[█░]{16} \d+% {2}[\d,]+ of 2,000,000 rows {2}[\d,]+ rows\/s {2}[\w ]+ left\r\u001b\[K/;

describe('the command line on a terminal', () => {
  const folder = new ScratchFolder();
  let request: string;

  before(() => {
    request = folder.put('request.json', tableRequest());
  });
  after(() => folder.remove());

  if (!hasScript) {
    it('tablewright generate prints progress and a summary (needs script of util-linux)');
    return;
  }

  it('prints the number of rows and bytes and the seed at the end, on a line of its own', async () => {
    const text = generate(tableRequest()).text();

    const shown = await onTerminal('generate', request);

    expect(shown).to.equal(`${text}\n50 rows, 5,${String(text.length).slice(1)} bytes, seed 42\n`);
  });

  it('prints the number of rows of a table of a set, all of which it writes', async () => {
    const path = folder.put('window.json', setRequest({ format: 'csv', table: 'products' }));

    const shown = await onTerminal('generate', path);

    expect(shown).to.match(/\n20 rows, [\d,]+ bytes, seed 5\n$/);
  });

  it('shows a preview as a table that fits, and its seed', async () => {
    const lines = (await onTerminal('preview', request)).trimEnd().split('\n');

    expect(lines).to.have.length(12);
    expect(lines[0]).to.match(/^\u001b\[1m +id\u001b\[22m {2}\u001b\[1mname +/);
    expect(Math.max(...lines.slice(1).map(({ length }) => length))).to.be.at.most(80);
    expect(lines.at(-1)).to.equal('10 rows, seed 42');
  });

  it('shows no colours if NO_COLOR is set', async () => {
    const shown = await onTerminalWith({ NO_COLOR: '1' }, 'preview', request);

    expect(shown).to.match(/^ +id {2}name/);
  });

  it('shows a preview of a set as a table for each of its tables', async () => {
    const shown = await onTerminal('preview', folder.put('set.json', setRequest()));

    expect(shown)
      .to.match(/^customers\n/)
      .and.to.match(/\n\norders\n/);
  });

  it('prints the drawn seed, which reproduces the table', async () => {
    const { seed: _, ...unseeded } = tableRequest({ rows: 1 });
    const path = folder.put('unseeded.json', unseeded);

    const shown = await onTerminal('generate', path);

    const seed = /\n1 row, [\d,]+ bytes, seed (\d+)\n$/.exec(shown)?.[1];
    expect(shown).to.contain(generate(tableRequest({ rows: 1, seed: Number(seed) })).text());
  });

  for (const [options, name] of [
    ['--format parquet', 'table.parquet'],
    ['--format csv --compression gzip', 'table.csv.gz'],
  ] as const) {
    it(`is not sent binary data by ${options}`, async () => {
      const shown = await onTerminal('generate', request, ...options.split(' '));

      expect(shown).to.match(/^tablewright: a terminal cannot show binary data; name a file/);
      expect(shown).to.contain(`--out ${name}`);
    });
  }

  it('draws the progress of long work and clears it', async () => {
    const out = folder.path('table.csv');

    const shown = await onTerminal(
      ...['generate', request, '--rows', '2000000', '--format', 'csv', '--out', out],
    );

    expect(shown).to.match(PROGRESS);
    expect(shown).to.match(/\r\u001b\[K2,000,000 rows, [\d,]+ bytes, seed 42\n$/);
  });

  it('draws the progress of a run in parts, and counts them at the end', async () => {
    const out = folder.path('run');
    const size = ['--rows', '2000000', '--window', '500000', '--format', 'csv'];

    const shown = await onTerminal('bulk', request, ...size, '--out', out);

    expect(shown).to.match(PROGRESS);
    expect(shown).to.match(/\r\u001b\[Kmade 4 parts with 2,000,000 rows; 0 parts were there\n$/);
  });

  for (const [what, output] of [
    ['a file', '--out @'],
    ['a pipe', '| cat > @'],
  ] as const) {
    it(`leaves the progress of an interrupted table on a line of its own, written to ${what}`, async () => {
      const target = output.replace('@', folder.path('interrupted.csv'));
      const line = `generate id:sequence name --rows 4000000000 --format csv --jobs 1 ${target}`;
      const child = spawn('script', ['-qec', `${process.execPath} ${CLI} ${line}`, '/dev/null'], {
        env: { ...environment, TERM: 'xterm' },
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      let shown = '';
      for await (const chunk of child.stdout.setEncoding('utf8')) {
        // Ctrl-C, once the progress is there.
        if (!shown.includes('░') && chunk.includes('░')) child.stdin.end('\u0003');
        shown += chunk;
      }

      // The reader of a pipe may end first; the line is then cleared.
      expect(shown).to.match(/(?:[█░]{16} \d+% [^\r\n]+ left(?:\^C)?\r\n|\r\u001b\[K)$/);
      expect(folder.names.filter((name) => name.endsWith('.part'))).to.deep.equal([]);
    });
  }

  it('draws no progress among rows on the same terminal', async () => {
    const shown = await onTerminal('generate', request, '--rows', '300000', '--jobs', '1');

    expect(shown).not.to.contain('\u001b[K');
    expect(shown).to.match(/\n300,000 rows, /);
  });

  for (const args of [['types'], ['types', 'ulid'], ['types', 'email']]) {
    it(`prints lines of at most 80 columns for tablewright ${args.join(' ')}`, async () => {
      const lines = (await onTerminal(...args)).split('\n');

      expect(lines.filter((line) => line.length > 80)).to.deep.equal([]);
    });
  }

  it('wraps descriptions between words and aligns them in their column', async () => {
    expect(await onTerminal('types', 'email')).to.contain(
      'domains     list of text          -        hosts to draw from; by default hosts\n' +
        '                                           that are reserved for documentation\n',
    );
  });

  it('prints only the data with --quiet', async () => {
    const shown = await onTerminal('generate', request, '--quiet');

    expect(shown).to.equal(generate(tableRequest()).text());
  });
});
