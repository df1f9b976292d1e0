import { expect } from 'chai';
import { generate } from '../../../src/adapters/library/generate.js';
import { FORMAT_NAMES, type FormatName } from '../../../src/domain/formats/index.js';
import { formats } from '../../support/tables.js';
import { tableRequest } from './support/requests.js';
import { type Run, runCli } from './support/run-cli.js';
import { ScratchFolder } from './support/scratch-folder.js';

/** Names of outputs, options, the format of the request, and the expected message. */
const refused: readonly (readonly [string, string, FormatName | undefined, RegExp])[] = [
  [
    'table.csv',
    '',
    'json',
    /the extension means csv, but the request says json; use --format csv, or a file name that ends in \.json\n$/,
  ],
  [
    'table.json',
    '--format ndjson',
    'csv',
    /means json, but --format says ndjson; use --format json/,
  ],
  [
    'table.parquet',
    '',
    undefined,
    /no format has the extension \.parquet; choose one with --format: json, /,
  ],
  [
    'table.csv.gz',
    '',
    undefined,
    /no format has the extension \.gz; choose one with --format: json, /,
  ],
  ['table.csv', '--format cvs', undefined, /--format: .*did you mean "csv"\?\n$/s],
];

/** Names of outputs, options and the format of the request that agree, and the format of the written file. */
const accepted: readonly (readonly [string, string, FormatName | undefined, FormatName])[] = [
  ['table.csv', '--format csv', 'json', 'csv'],
  ['table.csv', '', 'csv', 'csv'],
  ['TABLE.CSV', '', undefined, 'csv'],
  ['table', '', undefined, 'json'],
  ['.table', '', 'sql', 'sql'],
  ['table.txt', '', 'ndjson', 'ndjson'],
  ['table.txt', '--format csv', undefined, 'csv'],
];

describe('the file extension of --out', () => {
  const folder = new ScratchFolder();

  after(() => folder.remove());

  function run(name: string, options: string, format: FormatName | undefined): Promise<Run> {
    const request = folder.put(
      'request.json',
      tableRequest(format === undefined ? {} : { format }),
    );
    const more = options.split(' ').filter((option) => option !== '');
    return runCli(['generate', request, '--out', folder.path(name), ...more]);
  }

  const selected = FORMAT_NAMES.map(
    (name) => [`table.${formats[name].extension}`, '', undefined, name] as const,
  );
  for (const [name, options, format, made] of [...selected, ...accepted]) {
    it(`selects ${made} for ${name} ${options} if the format of the request is ${format ?? 'absent'}`, async () => {
      const { code, stderr } = await run(name, options, format);

      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
      expect(folder.read(name)).to.equal(generate(tableRequest({ format: made })).text());
    });
  }

  for (const [name, options, format, says] of refused) {
    it(`is refused for ${name} ${options} if the format of the request is ${format ?? 'absent'}`, async () => {
      const before = folder.names;
      const { code, stderr } = await run(name, options, format);

      expect(stderr).to.match(says);
      expect(code).to.equal(2);
      expect(folder.names)
        .to.include.members(before)
        .and.to.have.length(new Set([...before, 'request.json']).size);
    });
  }

  it('selects the format of a cloned table', async () => {
    const table = folder.put('source.csv', `n\n${'1\n2\n'.repeat(20)}`);

    const { code } = await runCli([
      'clone',
      table,
      '--rows',
      '3',
      '--out',
      folder.path('clone.csv'),
    ]);

    expect(code).to.equal(0);
    expect(folder.read('clone.csv')).to.match(/^n\r\n(?:\d+\r\n){3}$/);
  });
});
