import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { COMMANDS } from '../../../src/adapters/cli/command-line.js';
import { FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { packageRoot } from '../../support/package-root.js';
import { runCli } from './support/run-cli.js';
import { runCommand } from './support/run-command.js';

const manifest = readFileSync(new URL('package.json', packageRoot), 'utf8');
const { version } = JSON.parse(manifest) as { readonly version: string };

/** Arguments, and what the command prints on stdout before it exits with code 0. */
const helpful: readonly (readonly [string, RegExp])[] = [
  ['--version', new RegExp(`^${version.replaceAll('.', '\\.')}\n$`)],
  [
    '--help',
    /^Usage: tablewright .*generate .*serve .*config .*keys .*Exit codes: 0 success; 1 failure; 2 /s,
  ],
  ['-V', new RegExp(`^${version.replaceAll('.', '\\.')}\n$`)],
  ['-v', new RegExp(`^${version.replaceAll('.', '\\.')}\n$`)],
  ['-h', /^Usage: tablewright /],
  ['help', /^Usage: tablewright /],
  ['infer --help', /Examples:\n {2}tablewright infer /],
  ['clone --help', /Examples:\n {2}tablewright clone /],
  ['help generate', /^Usage: tablewright generate \[options\] <request\.\.\.>\n/],
  [
    'generate --help',
    new RegExp(
      `--format <name>\\s+one of ${FORMAT_NAMES.join(',\\s+')}, or a\\s+format\\s+of\\s.*array of\\s+rows, without.*Examples:\\n {2}tablewright generate `,
      's',
    ),
  ],
  ['types --help', /^Usage: tablewright types \[options\] \[name\]\n/],
  ['serve --help', /^Usage: tablewright serve .*\n {2}PORT=9000 tablewright serve\n$/s],
  ['config --help', /^Usage: tablewright config /],
  ['keys --help', /^Usage: tablewright keys .*create .*list .*revoke /s],
  ['help keys', /^Usage: tablewright keys /],
  ['keys create --help', /--expires <time> .*store\s+keeps\s+only\s+its\s+SHA-256/s],
];

/** Arguments that are refused with exit code 2, and the expected message on stderr. */
const misused: readonly (readonly [string, RegExp])[] = [
  ['', /^Usage: tablewright .*Commands:/s],
  [
    'genrate',
    /^tablewright: unknown command 'genrate'\n\(Did you mean generate\?\)\n\(--help lists .*\)\n$/,
  ],
  ['--nope', /^tablewright: unknown option '--nope'\n\(--help lists .*\)\n$/],
  ['generate', /^tablewright: missing required argument 'request'\n\(--help lists .*\)\n$/],
  ['generate a.json b.json', /^tablewright: expected one file with a request, or fields/],
  [
    'generate a.json --rowss 3',
    /unknown option '--rowss'\n\(Did you mean --rows\?\)\n\(--help lists .*\)\n$/,
  ],
  [
    'generate a.json --rows',
    /^tablewright: option '--rows <number>' argument missing\n\(--help lists .*\)\n$/,
  ],
  [
    'generate a.json --out',
    /^tablewright: option '--out <file>' argument missing\n\(--help lists .*\)\n$/,
  ],
  ['config now', /^tablewright: too many arguments for 'config'/],
  ['keys', /^Usage: tablewright keys .*Commands:/s],
  ['keys make', /^tablewright: unknown command 'make'\n\(--help lists .*\)\n$/],
  ['keys revoke', /^tablewright: missing required argument 'id'\n\(--help lists .*\)\n$/],
  ['keys list all', /^tablewright: too many arguments for 'list'/],
  ['types email name', /^tablewright: too many arguments for 'types'/],
  [
    'types --josn',
    /^tablewright: unknown option '--josn'\n\(Did you mean --json\?\)\n\(--help lists .*\)\n$/,
  ],
  [
    'serve --port 9',
    /^tablewright: serve takes its settings from the environment: PORT=9 tablewright serve\n$/,
  ],
  ['serve -p 9', /: PORT=9 tablewright serve\n$/],
  ['serve --host ::1', /: HOST=::1 tablewright serve\n$/],
  ['serve 8080', /^tablewright: too many arguments for 'serve'/],
];

/** The arguments that print each page of help. */
const pages = [
  '--help',
  ...[...COMMANDS, 'keys create', 'keys list', 'keys revoke', 'schema from', 'schema to'].map(
    (name) => `${name} --help`,
  ),
];

describe('tablewright', () => {
  for (const page of pages) {
    it(`${page} fits into 80 columns, breaks no line early and has examples`, async () => {
      const { stdout } = await runCommand(page.split(' '));

      const lines = stdout.toString().split('\n');
      expect(lines.length).to.be.above(4);
      expect(lines.filter((line) => line.length > 80)).to.deep.equal([]);
      const short = lines.filter(
        (line, i) =>
          /^[A-Za-z]\S* \S/.test(line) &&
          /^[a-z]/.test(lines[i + 1] ?? '') &&
          line.length + 1 + (lines[i + 1]?.split(' ')[0] ?? '').length <= 79,
      );
      expect(short).to.deep.equal([]);
      expect(lines).to.include('Examples:');
    });
  }

  for (const [args, says] of helpful) {
    it(`${args} prints the requested text on stdout and exits with code 0`, async () => {
      const { code, stdout, stderr } = await runCli(args.split(' '));

      expect(stdout.toString()).to.match(says);
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    });
  }

  for (const [args, says] of misused) {
    it(`${args || 'without arguments'} prints a usage error on stderr and exits with code 2`, async () => {
      const { code, stdout, stderr } = await runCommand(args === '' ? [] : args.split(' '));

      expect(stderr).to.match(says);
      expect({ code, stdout: stdout.toString() }).to.deep.equal({ code: 2, stdout: '' });
    });
  }
});
