import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../../src/domain/field-types/index.js';
import { runCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

/** Words of a command line, the last of which is being completed, and some of its completions. */
const cases: readonly (readonly [words: readonly string[], expected: readonly string[]])[] = [
  [['gen'], ['generate']],
  [['generate', '--ro'], ['--rows']],
  [['clone', '--like'], ['--like-source']],
  [['generate', '--format', 'nd'], ['ndjson']],
  [['generate', '--dialect', 'postgres'], ['postgresql']],
  [['schema', 't'], ['to']],
  [['schema', 'from', '--dial'], ['--dialect']],
  [['generate', 'id:deci'], ['id:decimal']],
  [['preview', 'a:uu'], ['a:uuid']],
];

type Complete = (script: string, words: readonly string[]) => readonly string[];

/** Runs a script in a shell that reads none of the user's files. */
function linesOf(program: string, option: string, script: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync(program, [option, '-c', script], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).to.deep.equal({ status: 0, stderr: '' });
  return stdout.split('\n').filter((line) => line !== '');
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' ');
}

/** Calls the function as bash and bashcompinit of zsh call it. */
function byFunction(script: string, words: readonly string[]): string {
  return `source ${script}
COMP_WORDS=(tablewright ${quoted(words)}) COMP_CWORD=${words.length}
_tablewright
printf '%s\\n' "\${COMPREPLY[@]}"
`;
}

const shells: Readonly<Record<string, Complete>> = {
  bash: (script, words) => linesOf('bash', '--norc', byFunction(script, words)),
  zsh: (script, words) =>
    linesOf(
      'zsh',
      '-f',
      byFunction(script, words).replace('COMP_WORDS', 'setopt ksharrays\nCOMP_WORDS'),
    ),
  fish: (script, words) =>
    linesOf(
      'fish',
      '--no-config',
      `source ${script}\ncomplete -C 'tablewright ${words.join(' ')}'\n`,
    ),
};

describe('tablewright completion', () => {
  const folder = new ScratchFolder();
  after(() => folder.remove());

  for (const [shell, complete] of Object.entries(shells)) {
    const isMissing = spawnSync(shell, ['--version']).status !== 0;
    if (isMissing) {
      it(`completes in ${shell} (needs ${shell})`);
      continue;
    }

    describe(`for ${shell}`, () => {
      let script: string;

      before(async () => {
        const { code, stdout } = await runCli(['completion', shell]);
        expect(code).to.equal(0);
        script = folder.put(`completion.${shell}`, stdout.toString());
      });

      for (const [words, expected] of cases) {
        it(`completes ${words.join(' ')}`, () => {
          // fish adds descriptions after a tab.
          const found = complete(script, words).map((line) => line.split('\t')[0]);

          expect(found).to.deep.equal(expected);
        });
      }

      it('offers every field type after a colon', () => {
        const found = complete(script, ['generate', 'x:']);

        expect(found).to.include.members(FIELD_TYPE_NAMES.map((name) => `x:${name}`));
      });
    });
  }

  it('completes types in bash, which splits words at colons', async () => {
    const { stdout } = await runCommand(['completion', 'bash']);
    const script = folder.put('split.bash', stdout.toString());

    expect(shells.bash?.(script, ['generate', 'id', ':', 'uui'])).to.deep.equal(['uuid']);
    expect(shells.bash?.(script, ['generate', 'id', ':'])).to.include('uuid');
  });

  it('refuses another shell', async () => {
    const { code, stderr } = await runCommand(['completion', 'tcsh']);

    expect({ code, stderr }).to.deep.equal({
      code: 2,
      stderr: 'tablewright: expected a shell: bash, zsh, fish\n',
    });
  });
});
