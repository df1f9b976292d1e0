import { expect } from 'chai';
import { generate } from '../../../../src/adapters/library/generate.js';
import { InvalidRequestError } from '../../../../src/adapters/library/invalid-request-error.js';
import type { TableRequest } from '../../../../src/adapters/library/table.js';
import { FORMAT_NAMES } from '../../../../src/domain/formats/index.js';
import { tableRequest } from '../support/requests.js';
import { runCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

/** Inputs that contain no request, and the message that follows the name of the file. */
const noRequests: readonly (readonly [string, string | Uint8Array, string])[] = [
  ['an empty input', '', 'the request is not valid JSON: it is empty'],
  ['a trailing comma', '{\n  "rows": 1,\n}', 'the request is not valid JSON: line 3, column 1'],
  ['a bare word', '{"rows": x}', 'the request is not valid JSON: line 1, column 10'],
  ['half an object', '{"rows": 1', 'the request is not valid JSON: line 1, column 11'],
  ['an array', '[]', 'expected a JSON object, got an array'],
  ['a number', '1', 'expected a JSON object, got a number'],
  ['null', 'null', 'expected a JSON object, got null'],
  ['text in Latin-1', Buffer.from('{"a":"\xe9"}', 'latin1'), 'the request is not valid UTF-8'],
];

/** Options that break a rule, and the expected line. */
const badOptions: readonly (readonly [string, string, string])[] = [
  ['--rows', '0', '--rows: expected a whole number from 1 up, got 0'],
  ['--rows', 'ten', '--rows: expected a whole number from 1 up, got "ten"'],
  ['--rows', '0x10', '--rows: expected a whole number from 1 up, got "0x10"'],
  ['--rows', '1.5', '--rows: expected a whole number from 1 up, got 1.5'],
  ['--rows', '', '--rows: expected a whole number from 1 up, got ""'],
  [
    '--rows',
    '12345678901234567890',
    '--rows: expected a whole number from 1 up, got 12345678901234567000, but numbers are exact only up to 2^53 - 1',
  ],
  [
    '--offset',
    '1e18',
    '--offset: expected a whole number from 0 to 9007199254740990, got 1000000000000000000, but numbers are exact only up to 2^53 - 1',
  ],
  ['--offset', '-1', '--offset: expected a whole number from 0 to 9007199254740990, got -1'],
  [
    '--format',
    'cvs',
    `--format: expected one of ${FORMAT_NAMES.map((name) => `"${name}"`).join(', ')}, got "cvs", did you mean "csv"?`,
  ],
  [
    '--seed',
    '',
    '--seed: expected a whole number from 0 to 2^53 - 1, or a text of 1 to 64 characters, got ""',
  ],
];

/** Returns the faults that the library reports, as lines. What is known follows an unknown name. */
function faultLines(request: unknown): readonly string[] {
  try {
    generate(request as TableRequest);
  } catch (error) {
    if (error instanceof InvalidRequestError) {
      return error.faults.map(({ path, message, expected, suggestion }) => {
        const isOpen = message.startsWith('unknown ') && suggestion === undefined;
        return `  ${path}: ${message}${isOpen ? `, expected ${expected}` : ''}`;
      });
    }
  }
  throw new Error('the request is accepted');
}

describe('tablewright generate refuses', () => {
  const folder = new ScratchFolder();

  after(() => folder.remove());

  for (const [what, input, message] of noRequests) {
    it(`${what} instead of a request`, async () => {
      const { code, stdout, stderr } = await runCommand(['generate', '-'], { input });

      expect(stderr).to.equal(`tablewright: standard input: ${message}\n`);
      expect({ code, bytes: stdout.length }).to.deep.equal({ code: 2, bytes: 0 });
    });
  }

  for (const [option, value, line] of badOptions) {
    it(`${option} ${JSON.stringify(value)} with a message that names the option`, async () => {
      const path = folder.put('request.json', tableRequest());

      const { code, stderr } = await runCommand(['generate', path, option, value]);

      expect(stderr).to.equal(`tablewright: ${path}: the request breaks 1 rule\n  ${line}\n`);
      expect(code).to.equal(2);
    });
  }

  it('a request with faults, and prints each fault of the library on a line', async () => {
    const request = {
      rows: -1,
      colour: 'red',
      fields: [
        { name: 'id', type: 'integer', constraints: { min: 5, max: 1, uniqe: true } },
        { name: 'id', type: 'emial' },
      ],
    };

    const { code, stderr } = await runCommand(['generate', '-'], {
      input: JSON.stringify(request),
    });

    const [headline, ...lines] = stderr.trimEnd().split('\n');
    expect(lines).to.deep.equal(faultLines(request));
    expect(lines).to.have.length.above(4);
    expect(stderr).to.include('/colour: unknown member "colour", expected one of $schema, rows,');
    expect(headline).to.equal(
      `tablewright: standard input: the request breaks ${lines.length} rules`,
    );
    expect(code).to.equal(2);
  });

  it('a request with very many faults, prints the first 50 faults and the number of the others', async () => {
    const fields = Array.from({ length: 80 }, (_, i) => ({ name: `c${i}`, type: 'nope' }));

    const { stderr } = await runCommand(['generate', '-'], {
      input: JSON.stringify({ rows: 1, fields }),
    });

    const lines = stderr.trimEnd().split('\n');
    expect(lines[0]).to.contain('breaks 80 rules');
    expect(lines).to.have.length(52);
    expect(lines.at(-1)).to.equal('  and 30 more');
  });

  it('names with control characters, and escapes them in the message', async () => {
    const request = { ...tableRequest(), '\u001b[2J\r\u202e': 1 };

    const { stderr } = await runCommand(['generate', '-'], { input: JSON.stringify(request) });

    expect(stderr).to.contain('\\u001b[2J\\u000d\\u202e');
    expect(stderr).to.match(/^[\n\x20-\x7e]+$/);
  });

  it('a file that cannot be read, with exit code 1', async () => {
    const missing = await runCli(['generate', folder.path('nope.json')]);
    const directory = await runCommand(['generate', folder.path()]);

    expect(missing.code).to.equal(1);
    expect(missing.stderr).to.match(
      /^tablewright: cannot read \S+nope\.json: no such file or directory \(ENOENT\)\n$/,
    );
    expect(directory.code).to.equal(1);
    expect(directory.stderr).to.match(
      /^tablewright: cannot read \S+: it is a directory \(EISDIR\)\n$/,
    );
  });
});
