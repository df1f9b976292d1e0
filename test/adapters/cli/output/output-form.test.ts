import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { generate } from '../../../../src/adapters/library/generate.js';
import { FORMAT_NAMES, type FormatName } from '../../../../src/domain/formats/index.js';
import { formats, type Json } from '../../../support/tables.js';
import { tableRequest } from '../support/requests.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

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
    'table.orc',
    '',
    undefined,
    /no format has the extension \.orc; choose one with --format: json, /,
  ],
  [
    'table.csv.bz2',
    '',
    undefined,
    /no format has the extension \.bz2; choose one with --format: json, /,
  ],
  ['table.csv', '--format cvs', undefined, /--format: .*did you mean "csv"\?\n$/s],
];

/** Names of outputs, options and the format of the request that agree, and the format of the written file. */
const accepted: readonly (readonly [string, string, FormatName | undefined, FormatName])[] = [
  ['table.csv', '--format csv', 'json', 'csv'],
  ['table.csv', '', 'csv', 'csv'],
  ['TABLE.CSV', '', undefined, 'csv'],
  ['table.jsonl', '', undefined, 'ndjson'],
  ['table', '', undefined, 'json'],
  ['.table', '', 'sql', 'sql'],
  ['table.txt', '', 'ndjson', 'ndjson'],
  ['table.txt', '--format csv', undefined, 'csv'],
];

/** Names of outputs, options, members of the request, and the expected message. */
const contradictions: readonly (readonly [string, string, Json, RegExp])[] = [
  [
    'table.csv.gz',
    '',
    { compression: 'none' },
    /means compression gzip, but the request says none; use --compression gzip, or a file name that ends in \.csv\n$/,
  ],
  [
    'table.csv',
    '--compression gzip',
    {},
    /means compression none, but --compression says gzip; .* ends in \.csv\.gz\n$/,
  ],
  [
    'table.csv.zst',
    '--compression gzip',
    { compression: 'none' },
    /means compression zstd, but --compression says gzip; .* ends in \.csv\.gz\n$/,
  ],
  [
    'table.csv.gz',
    '--format sql',
    {},
    /means csv, but --format says sql; use --format csv, or a file name that ends in \.sql\.gz\n$/,
  ],
  [
    'table.xlsx.gz',
    '',
    {},
    /\/compression: expected none, since only texts are compressed and xlsx is binary/,
  ],
  ['table.csv', '', { format: { toString: 1 } }, /\/format: .*got an object\n$/s],
  ['table.csv.gz', '--dialect mysql', { format: { toString: 1 } }, /\/format: .*an object\n$/s],
  ['table.csv', '--compression gzp', {}, /--compression: .*did you mean "gzip"\?\n$/s],
  ['table.bz2.gz', '', {}, /no format has the extension \.bz2;/],
];

/** Names of outputs, options and members of the request that agree, and the format of the text in the gzip file. */
const compressed: readonly (readonly [string, string, Json, FormatName])[] = [
  ['table.csv.gz', '', {}, 'csv'],
  ['TABLE.TSV.GZ', '', {}, 'tsv'],
  ['table.csv.gz', '--compression gzip --format csv', {}, 'csv'],
  ['table.gz', '', { format: 'sql' }, 'sql'],
  ['table.gz', '', {}, 'json'],
  ['table.txt.gz', '', { format: 'ndjson' }, 'ndjson'],
  ['table.txt', '--compression gzip', { format: 'ndjson', compression: 'none' }, 'ndjson'],
  ['table', '', { compression: 'gzip' }, 'json'],
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
    return runCommand(['generate', request, '--out', folder.path(name), ...more]);
  }

  const selected = FORMAT_NAMES.map(
    (name) => [`table.${formats[name].extension}`, '', undefined, name] as const,
  );
  for (const [name, options, format, made] of [...selected, ...accepted]) {
    it(`selects ${made} for ${name} ${options} if the format of the request is ${format ?? 'absent'}`, async () => {
      const { code, stderr } = await run(name, options, format);

      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
      const expected = await buffer(generate(tableRequest({ format: made })).file());
      expect(readFileSync(folder.path(name)).equals(expected)).to.equal(true);
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

  for (const [name, options, members, made] of compressed) {
    it(`makes a gzip file of ${made} for ${name} ${options} and ${JSON.stringify(members)}`, async () => {
      const request = folder.put('request.json', tableRequest(members));
      const more = options.split(' ').filter((option) => option !== '');

      const { code, stderr } = await runCommand([
        'generate',
        request,
        '--out',
        folder.path(name),
        ...more,
      ]);

      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
      expect(gunzipSync(readFileSync(folder.path(name))).toString()).to.equal(
        generate(tableRequest({ format: made })).text(),
      );
    });
  }

  for (const [name, options, members, says] of contradictions) {
    it(`is refused for ${name} ${options} and ${JSON.stringify(members)}`, async () => {
      const request = folder.put('request.json', tableRequest(members));
      const more = options.split(' ').filter((option) => option !== '');

      const { code, stderr } = await runCommand([
        'generate',
        request,
        '--out',
        `x/${name}`,
        ...more,
      ]);

      expect(stderr).to.match(says);
      expect(code).to.equal(2);
    });
  }

  it('selects zstd, or names the remedy if this version of Node lacks it', async () => {
    const request = folder.put('request.json', tableRequest());
    const out = folder.path('table.csv.zst');

    const { code, stderr } = await runCommand(['generate', request, '--out', out]);

    if (process.versions.zstd === undefined) {
      expect(stderr).to.contain('/compression: ').and.to.contain('zstd needs Node 22.15 or later');
      expect(code).to.equal(2);
    } else {
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
      expect([...readFileSync(out).subarray(0, 4)]).to.deep.equal([0x28, 0xb5, 0x2f, 0xfd]);
    }
  });

  it('selects the format of a cloned table', async () => {
    const table = folder.put('source.csv', `n\n${'1\n2\n'.repeat(20)}`);

    const { code } = await runCommand([
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
