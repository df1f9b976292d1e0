import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { packageRoot } from '../../support/package-root.js';
import { runCli } from './support/run-cli.js';

const manifest = readFileSync(new URL('package.json', packageRoot), 'utf8');
const { version } = JSON.parse(manifest) as { readonly version: string };

/** Arguments and what they print on stdout, with exit code 0. */
const helpful: readonly (readonly [string, RegExp])[] = [
  ['--version', new RegExp(`^${version.replaceAll('.', '\\.')}\n$`)],
  [
    '--help',
    /^Usage: tablewright .*generate .*serve .*config .*keys .*Exit codes: 0 done, 1 failed, 2 /s,
  ],
  ['-h', /^Usage: tablewright /],
  ['help', /^Usage: tablewright /],
  ['help generate', /^Usage: tablewright generate \[options\] <request>\n/],
  ['generate --help', /--format <name>\s+one of json, ndjson, csv, sql\n.*array of rows, without/s],
  ['types --help', /^Usage: tablewright types \[options\] \[name\]\n/],
  ['serve --help', /^Usage: tablewright serve /],
  ['config --help', /^Usage: tablewright config /],
  ['keys --help', /^Usage: tablewright keys .*create .*list .*revoke /s],
  ['help keys', /^Usage: tablewright keys /],
  ['keys create --help', /--expires <time> .*never again:\nthe store keeps its SHA-256/s],
];

/** Arguments that are refused with exit code 2, and what stderr says. */
const misused: readonly (readonly [string, RegExp])[] = [
  ['', /^Usage: tablewright .*Commands:/s],
  ['genrate', /^tablewright: unknown command 'genrate'\n\(Did you mean generate\?\)\n$/],
  ['--nope', /^tablewright: unknown option '--nope'\n$/],
  ['generate', /^tablewright: missing required argument 'request'\n$/],
  ['generate a.json b.json', /^tablewright: too many arguments for 'generate'/],
  ['generate a.json --row 3', /unknown option '--row'\n\(Did you mean --rows\?\)\n$/],
  ['generate a.json --rows', /^tablewright: option '--rows <number>' argument missing\n$/],
  ['generate a.json --out', /^tablewright: option '--out <file>' argument missing\n$/],
  ['config now', /^tablewright: too many arguments for 'config'/],
  ['keys', /^Usage: tablewright keys .*Commands:/s],
  ['keys make', /^tablewright: unknown command 'make'\n$/],
  ['keys revoke', /^tablewright: missing required argument 'id'\n$/],
  ['keys list all', /^tablewright: too many arguments for 'list'/],
  ['types email name', /^tablewright: too many arguments for 'types'/],
  ['types --josn', /^tablewright: unknown option '--josn'\n\(Did you mean --json\?\)\n$/],
  ['serve 8080', /^tablewright: too many arguments for 'serve'/],
];

describe('tablewright', () => {
  for (const [args, says] of helpful) {
    it(`${args} says what is asked for on stdout`, async () => {
      const { code, stdout, stderr } = await runCli(args.split(' '));

      expect(stdout.toString()).to.match(says);
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    });
  }

  for (const [args, says] of misused) {
    it(`${args || 'without arguments'} is bad usage, told on stderr`, async () => {
      const { code, stdout, stderr } = await runCli(args === '' ? [] : args.split(' '));

      expect(stderr).to.match(says);
      expect({ code, stdout: stdout.toString() }).to.deep.equal({ code: 2, stdout: '' });
    });
  }
});
