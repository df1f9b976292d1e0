import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { expect } from 'chai';
import {
  cachedScript,
  codeFileOf,
  SCRIPT_END,
  SCRIPT_START,
} from '../../../src/adapters/system/cached-script.js';

const BUNDLE = new URL('../../../bundle/', import.meta.url);
const SOURCE = `${SCRIPT_START}
const { sep } = require('node:path');
module.exports = {
  sep,
  url: importMetaUrl,
};
${SCRIPT_END}`;

interface Exports {
  readonly sep: string;
  readonly url: string;
}

describe('a cached script', () => {
  let folder: string;
  let url: URL;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'tablewright-script-'));
    url = pathToFileURL(join(folder, 'script.cjs'));
    writeFileSync(url, SOURCE);
  });
  after(() => rmSync(folder, { recursive: true }));

  const codes: Readonly<Record<string, () => Uint8Array | undefined>> = {
    'no code file': () => undefined,
    'its own code': () => cachedScript(url).code(),
    'code of another script': () => new Script('1').createCachedData(),
    'half of its code': () => cachedScript(url).code().slice(0, 100),
    'bytes that are no code': () => new Uint8Array(1000).fill(7),
    'an empty code file': () => new Uint8Array(0),
  };
  for (const [name, code] of Object.entries(codes)) {
    it(`runs with ${name}`, () => {
      const bytes = code();
      if (bytes === undefined) rmSync(codeFileOf(url), { force: true });
      else writeFileSync(codeFileOf(url), bytes);

      const exported = cachedScript<Exports>(url).run();

      expect(exported).to.include({ sep: '/', url: url.href });
    });
  }
});

const MODULE = new URL('../../../src/adapters/system/cached-script.js', import.meta.url);

/** Modules of Node that a small table does not need; each takes a start milliseconds. */
const SLOW = new Set([
  'child_process',
  'crypto',
  'internal/fs/promises',
  'internal/modules/esm/load',
  'worker_threads',
  'zlib',
]);

describe('the bundled command generate', () => {
  it('loads a package at need', () => {
    const request = JSON.stringify({ rows: 3, fields: [{ name: 'c', type: 'city' }] });
    const args = [fileURLToPath(new URL('cli.cjs', BUNDLE)), 'generate', '-', '--format', 'xlsx'];

    const { stdout, stderr } = spawnSync(process.execPath, args, { input: request });

    expect(stderr.toString()).to.equal('');
    expect(stdout.subarray(0, 2).toString()).to.equal('PK');
  });

  it('starts without the modules of Node that take long to load', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tablewright-loads-'));
    try {
      const preload = join(folder, 'preload.cjs');
      writeFileSync(
        preload,
        `process.on('exit', () => process.stderr.write(process.moduleLoadList.join('\\n')));`,
      );
      const request = join(folder, 'request.json');
      writeFileSync(request, JSON.stringify({ rows: 3, fields: [{ name: 'c', type: 'city' }] }));
      const args = ['--require', preload, fileURLToPath(new URL('cli.cjs', BUNDLE))];
      const { stderr } = spawnSync(process.execPath, [...args, 'generate', request]);
      const loaded = stderr.toString().split('\n');

      expect(loaded).to.include('NativeModule vm');
      expect(loaded.filter((name) => SLOW.has(name.replace('NativeModule ', '')))).to.deep.equal(
        [],
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has code that this version of V8 takes, and runs without it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tablewright-bundle-'));
    try {
      cpSync(BUNDLE, folder, { recursive: true });
      const script = join(folder, 'generate.cjs');
      const request = JSON.stringify({ rows: 3, seed: 1, fields: [{ name: 'c', type: 'city' }] });
      const run = () => {
        const { stdout, stderr } = spawnSync(
          process.execPath,
          [join(folder, 'cli.cjs'), 'generate', '-'],
          { input: request, encoding: 'utf8' },
        );
        expect(stderr).to.equal('');
        return stdout;
      };
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

      // In a process of its own: other tests change the flags of V8 in theirs.
      const program = `import { cachedScript } from '${MODULE}';
        process.stdout.write(String(cachedScript(new URL('${new URL('generate.cjs', BUNDLE)}')).isFromCode));`;
      const taken = spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
      expect(taken.stdout.toString(), taken.stderr.toString()).to.equal('true');
      const table = run();
      rmSync(fileURLToPath(codeFileOf(pathToFileURL(script))));

      expect(run()).to.equal(table);
      expect(JSON.parse(table)).to.have.length(3);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
