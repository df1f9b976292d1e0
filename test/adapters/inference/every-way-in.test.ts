import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from 'chai';
import { clone, inferSchema } from '../../../src/adapters/library/index.js';
import type { InferredTable } from '../../../src/domain/inference/index.js';
import { CLI } from '../cli/support/run-cli.js';
import { runCommand } from '../cli/support/run-command.js';
import { DatasetFolder } from '../http/hub/support/dataset-folder.js';
import { answerOf } from '../http/hub/support/hub-answers.js';
import { serve, stopAll, type TestServer } from '../http/support/serve.js';
import { Agent } from '../mcp/support/agent.js';
import { CZECH_NAMES, FINNISH_NAMES, TABLE_OF_NAMES } from './names-of-many-languages.js';

type Request = Pick<InferredTable, 'fields' | 'correlate'>;

/** As JSON, in which a member that is undefined is missing. */
function plain({ fields, correlate }: Request): Request {
  return JSON.parse(JSON.stringify({ fields, correlate }));
}

describe('every way to infer from a table', () => {
  const folder = new DatasetFolder();
  const dataset = { dataset: 'acme/people' };
  const path = `${folder.path}/acme/people/names.csv`;
  let server: TestServer;
  let agent: Agent;
  let expected: Request;

  before(async () => {
    folder.put('acme/people/names.csv', TABLE_OF_NAMES);
    server = await serve({ TABLEWRIGHT_LOCAL_HUB_DIR: folder.path });
    agent = new Agent();
    await agent.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [CLI, 'mcp', '--root', folder.path],
      }),
    );
    const { stdout } = await runCommand(['infer', path]);
    expected = plain(JSON.parse(stdout.toString()));
  });
  after(async () => {
    await agent.close();
    await stopAll();
    folder.remove();
  });

  it('recognises names of people in any language', () => {
    expect(expected.fields.map(({ type, locale }) => [type, locale])).to.deep.equal([
      ['first_name', 'cs_CZ'],
      ['first_name', 'fi'],
      ['choice', undefined],
    ]);
    const text = JSON.stringify(expected);
    expect([...CZECH_NAMES, ...FINNISH_NAMES].filter((name) => text.includes(name))).to.be.empty;
  });

  /** The page is one more way: see `test/studio/sample.test.ts`. */
  const ways: Readonly<Record<string, () => Promise<Request>>> = {
    'inferSchema of the library': () => inferSchema(TABLE_OF_NAMES),
    'clone of the library': async () =>
      (await clone(TABLE_OF_NAMES)).toRequest({ count: 1 }) as unknown as Request,
    'POST /hub/schema': () => answerOf(server.url, 'schema', dataset),
    'POST /hub/clone': () => answerOf(server.url, 'clone', { ...dataset, rows: 1, seed: 1 }),
    'infer_schema of agents': async () => {
      const { answer } = await agent.call('infer_schema', { file: 'acme/people/names.csv' });
      return answer.request as Request;
    },
  };

  for (const [way, inferred] of Object.entries(ways)) {
    it(`gives the request of tablewright infer: ${way}`, async () => {
      expect(plain(await inferred())).to.deep.equal(expected);
    });
  }

  it('makes rows in the library with the words of the languages', async () => {
    const [row] = (await clone(TABLE_OF_NAMES)).rows({ count: 1, seed: 1 });

    expect(Object.keys(row ?? {})).to.deep.equal(['jmeno', 'x1', 'plan']);
  });
});
