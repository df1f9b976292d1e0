import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { generate } from '../../src/adapters/library/generate.js';
import type { TableRequest } from '../../src/adapters/library/table.js';
import type { Extension } from '../../src/domain/engine/extension.js';
import { runCli } from '../adapters/cli/support/run-cli.js';
import { runCommand } from '../adapters/cli/support/run-command.js';
import { answerOf } from '../adapters/http/hub/support/hub-answers.js';
import { post } from '../adapters/http/support/requests.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { brokenExtensions } from '../support/broken-extensions.js';
import { everyOf } from '../support/every-of.js';
import { ExtensionFolder } from '../support/extension-folder.js';
import { ServerProcess } from './process.js';

/**
 * An extension with a part of each kind. Three of them break the laws to show where they run: cells of the type `maker`
 * name their thread, the column of the hub names the permissions of its process, and the head of the format shows
 * whether it has the same modules as the server.
 */
const MODULE = `
import { isMainThread } from 'node:worker_threads';
import { choiceColumn, drawnNumbers, escapeText, fieldType, plainLexicon, separatedBy, sqlDialects } from 'tablewright/domain';
const record = { category: 'place', constraints: {}, capacity: () => 2 };
const seat = fieldType({
  ...record, name: 'seat', description: 'A seat.',
  plan: (_, context) => choiceColumn(['1A', '1B'], undefined, context),
});
const maker = fieldType({
  ...record, name: 'maker', description: 'Who makes the cell.',
  plan: (_, context) => choiceColumn([isMainThread ? 'server' : 'thread'], undefined, context),
});
const escape = { id: 'bars', replacements: new Map([['|', '/']]) };
const { values } = drawnNumbers({ key: () => ({}), unique: false }, { min: 0, step: 1, n: 2 });
const bars = {
  name: 'bars', extension: 'bars', type: 'text/plain', isJson: false, options: {},
  mediaType: () => 'text/plain; charset=utf-8', check: () => [],
  layout: ({ offset }, columns) => ({
    cells: columns.map(({ plan }) => ({
      id: 'bars', pieces: plan.cell, before: '|', after: '', null: '', scalar: (value) => escapeText(String(value), escape), open: '', close: '',
      escape, guarded: false,
    })),
    frame: () => {
      const classes = columns.flatMap(({ plan }) => plan.steps.flatMap(({ vectors }) => vectors.map((v) => v.constructor)));
      const head = classes.includes(values.constructor) ? 'same modules' : 'other modules';
      return { head: head + '\\n', foot: '\\n', open: separatedBy('\\n', '', offset), close: '' };
    },
  }),
};
const duckdb = { ...sqlDialects.postgresql, name: 'duckdb', true: 'CAST(1 AS BOOL)' };
const latin = plainLexicon('la', { noun: Object.freeze(['mare', 'portus']) });
const right = (value) => async () => ({ _tag: 'Right', right: value });
const file = { name: 'ports.csv', sizeBytes: undefined };
const text = () => {
  const may = process.permission === undefined ? 'all' : process.permission.has('fs.write') ? 'write' : 'read';
  return ['may_' + may, ...Array.from({ length: 50 }, (_, i) => 10 + i)].join('\\n');
};
const ports = {
  name: 'ports',
  search: () => right({ results: [], hasMore: false }),
  files: () => right([file]),
  open: () => right({
    name: file.name, size: undefined, cut: () => false, range: undefined,
    stream: async function* () { yield Buffer.from(text()); },
  }),
};
export const extension = {
  fieldTypes: [seat, maker], formats: [bars], dialects: [duckdb], lexicons: [latin], hubs: [() => ports],
};
`;

/** A request that is large enough for the thread pool, if the server has one. */
const LARGE = {
  rows: 90_000,
  seed: 1,
  format: 'csv',
  fields: [...'abcdefghijklmnopqrst'].map((name) => ({ name, type: 'seat' })),
};

describe('extensions', () => {
  const folder = new ExtensionFolder();
  const running = new Set<ServerProcess>();
  after(() => {
    for (const { child } of running) child.kill('SIGKILL');
    folder.remove();
  });

  function started(path: string): ServerProcess {
    const environment = { TABLEWRIGHT_EXTENSIONS: path, TABLEWRIGHT_WORKERS: '2' };
    const server = new ServerProcess(environment);
    running.add(server);
    return server;
  }

  describe('that are valid', () => {
    let path: string;
    let server: ServerProcess;
    let extension: Extension;

    before(async () => {
      path = folder.put('sound.mjs', MODULE);
      server = started(path);
      await waitUntil('the address', () => server.stdout.includes('curl'));
      ({ extension } = (await import(pathToFileURL(path).href)) as { extension: Extension });
    });

    const textOf = async (request: object): Promise<string> => {
      const response = await post(`${server.url}/generate`, request, { Accept: '*/*' });
      const text = await response.text();
      expect(response.status, text.slice(0, 500)).to.equal(200);
      return text;
    };

    it('are used in the thread pool, which generates the same bytes as the library', async () => {
      const text = await textOf(LARGE);

      const expected = generate(LARGE as TableRequest, { extensions: [extension] }).text();
      expect(text === expected).to.equal(true);

      const fields = [...LARGE.fields.slice(1), { name: 'maker', type: 'maker' }];
      const rows = (await textOf({ ...LARGE, fields })).trimEnd().split('\r\n').slice(1);
      expect(rows).to.have.length(LARGE.rows);
      expect(everyOf(rows, (row) => row.endsWith(',thread'))).to.equal(true);
    });

    it('provide a format and a SQL dialect', async () => {
      const fields = [{ name: 'n', type: 'integer' }];
      const flag = { name: 'f', type: 'boolean', constraints: { true_rate: 1 } };
      const domain = { name: 'd', type: 'constant', constraints: { value: 'a|b' } };

      expect(await textOf({ rows: 2, format: 'bars', fields: [...fields, domain] })).to.match(
        /^same modules\n(?:\|-?\d+\|a\/b\n){2}$/,
      );
      expect(
        await textOf({ rows: 1, format: 'sql', sql: { dialect: 'duckdb' }, fields: [flag] }),
      ).to.contain('(CAST(1 AS BOOL));');
    });

    it('appear in the catalogue and in the OpenAPI document', async () => {
      const { field_types: types } = (await (await fetch(`${server.url}/field-types`)).json()) as {
        readonly field_types: readonly { readonly type: string }[];
      };
      const document = await (await fetch(`${server.url}/openapi.json`)).text();

      expect(types.map(({ type }) => type)).to.include.members(['email', 'seat', 'maker']);
      for (const name of ['seat', 'bars', 'duckdb', 'la', '/ports/search']) {
        expect(document, name).to.contain(`"${name}"`);
      }
    });

    it('provide a hub, whose schemas and clones are made in a restricted process', async () => {
      const body = { dataset: 'acme/ports' };

      expect(await answerOf(server.url, 'search', { query: 'x' }, 'ports')).to.include({
        count: 0,
      });
      const { fields } = await answerOf(server.url, 'schema', body, 'ports');
      expect(fields.map(({ name }) => name)).to.deep.equal(['may_read']);
      const { data } = await answerOf(server.url, 'clone', { ...body, rows: 3 }, 'ports');
      expect(data).to.have.length(3);
    });

    it('are used by the command line', async () => {
      const input = JSON.stringify({ ...LARGE, rows: 100 });
      const { code, stdout } = await runCli(['generate', '-', '--extension', path], { input });

      expect(code).to.equal(0);
      const request = { ...LARGE, rows: 100 } as TableRequest;
      expect(stdout.toString()).to.equal(generate(request, { extensions: [extension] }).text());
    });
  });

  /** An example of each kind of reason; load-extensions.test.ts tests all of them. */
  const some = [
    'exports nothing',
    'has a misspelt member',
    'redefines a type of the package',
    'redefines a format of the package',
    'redefines a dialect of the package',
    'redefines a locale of the package',
    'has a plan that throws',
  ];
  const broken = brokenExtensions.filter(([what]) => some.includes(what));

  it('that are broken include an example of each kind of reason', () => {
    expect(broken.map(([what]) => what)).to.have.members(some);
  });

  const defects = [...broken, ['is missing', undefined, /Cannot find module/] as const];

  /** Writes a broken module, unless it is to be missing, and returns its path. */
  function pathOf(what: string, text: string | undefined): string {
    const name = `${what.replaceAll(' ', '-')}.mjs`;
    if (text !== undefined) folder.put(name, text);
    return `${folder.path}/${name}`;
  }

  for (const [what, text, reason] of defects) {
    it(`prevent the start of a command if one ${what}`, async () => {
      const path = pathOf(what, text);

      const { code, stderr } = await runCommand(['types', '--extension', path]);

      expect(code).to.equal(2);
      expect(stderr).to.contain(`cannot use the extension ${path}: `).and.to.match(reason);
    });
  }

  // The server loads extensions as a command does, so two of its starts are enough.
  for (const [what, text, reason] of defects.filter(([one]) => /misspelt|missing/.test(one))) {
    it(`prevent the start of the server if one ${what}`, async () => {
      const path = pathOf(what, text);

      const server = started(path);

      expect(await server.exited).to.equal(1);
      expect(server.stderr).to.contain(`cannot use the extension ${path}: `).and.to.match(reason);
    });
  }
});
