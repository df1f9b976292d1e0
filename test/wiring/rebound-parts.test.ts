import { expect } from 'chai';
import type { ServiceIdentifier } from 'inversify';
import { loadExtensions } from '../../src/adapters/engine/load-extensions.js';
import { builtInParts } from '../../src/domain/engine/built-in-parts.js';
import { TableEngine } from '../../src/domain/engine/table-engine.js';
import { plainLexicon, plainVocabulary } from '../../src/domain/lexicon/plain-lexicon.js';
import { buildContainer } from '../../src/wiring/container.js';
import { tokens } from '../../src/wiring/tokens.js';
import { MemoryLog } from '../adapters/http/support/memory-log.js';
import { post } from '../adapters/http/support/requests.js';
import { serve, settingsOf, stopAll, type TestServer } from '../adapters/http/support/serve.js';
import { everyOf } from '../support/every-of.js';
import { ExtensionFolder } from '../support/extension-folder.js';

const THREADS = { TABLEWRIGHT_WORKERS: '1' };

const words = ['Northport', 'Southport', 'Eastport'];

/** An engine with three words, which no other thread can make. */
const portEngine = new TableEngine(
  builtInParts(
    plainVocabulary([plainLexicon('en', { noun: words, adjective: words, verb: words })]),
  ),
);

const request = {
  seed: 1,
  format: 'ndjson',
  fields: Array.from({ length: 40 }, (_, i) => ({ name: `w${i}`, type: 'word' })),
};

async function linesOf(
  { url }: TestServer,
  rows: number,
  fields: readonly object[] = request.fields,
): Promise<readonly string[]> {
  const response = await post(`${url}/generate`, { ...request, fields, rows }, { Accept: '*/*' });
  expect(response.status).to.equal(200);
  return (await response.text()).trimEnd().split('\n');
}

/** A field type whose cells name who makes them. */
const MAKER = `
import { isMainThread } from 'node:worker_threads';
import { choiceColumn, fieldType } from 'tablewright/domain';
const maker = fieldType({
  name: 'maker', category: 'place', description: 'Who makes the cell.', constraints: {}, capacity: () => 1,
  plan: (_, context) => choiceColumn([isMainThread ? 'server' : 'thread'], undefined, context),
});
export const extension = { fieldTypes: [maker] };
`;

describe('a part that threads or processes would make for themselves', () => {
  afterEach(stopAll);

  it('makes small and large tables if it is another engine', async () => {
    const server = await serve(THREADS, (container) => {
      container.rebind(tokens.engine).toConstantValue(portEngine);
    });
    const known = /^\{(?:"w\d+":"(?:North|South|East)port",?){40}\}$/;

    const [few, many] = [await linesOf(server, 3), await linesOf(server, 90_000)];

    expect(many).to.have.length(90_000);
    expect(everyOf([...few, ...many], (line) => known.test(line))).to.equal(true);
    expect(server.log.of('threads_unused')[0]?.swapped).to.deep.equal(['engine']);
  });

  it('makes cells here and in threads if it is another list of extensions', async () => {
    const folder = new ExtensionFolder();
    const extensions = await loadExtensions([folder.put('maker.mjs', MAKER)]);
    const server = await serve(THREADS, (container) => {
      container.rebind(tokens.extensions).toConstantValue(extensions);
    });
    const fields = [...request.fields, { name: 'maker', type: 'maker' }];

    const [few, many] = [await linesOf(server, 3, fields), await linesOf(server, 90_000, fields)];

    expect(everyOf(few, (line) => line.endsWith('"maker":"server"}'))).to.equal(true);
    expect(everyOf(many, (line) => line.endsWith('"maker":"thread"}'))).to.equal(true);
    expect(server.log.of('threads_unused')).to.deep.equal([]);
    folder.remove();
  });
});

/** Threads and processes get these from the server. */
const SENT = ['settings', 'extensions', 'log', 'entries'];

/** The parts that leave work to threads and processes, and the event if they keep it here. */
const recipes = { pool: 'threads_unused', inferrer: 'inference_in_process' } as const;

function loggedContainer() {
  const log = new MemoryLog();
  const container = buildContainer(settingsOf({ TABLEWRIGHT_WORKERS: '1' }));
  container.rebind(tokens.log).toConstantValue(log);
  return { container, log };
}

/** Another part that does the same. */
function twinOf(part: unknown): unknown {
  return typeof part === 'string' ? `another ${part}` : new Proxy(part as object, {});
}

for (const [recipe, event] of Object.entries(recipes)) {
  describe(`the parts that the ${recipe} is made of`, () => {
    for (const name of Object.keys(tokens)) {
      it(`keep its work here if ${name} is another one of them`, () => {
        const token = Reflect.get(tokens, name) as ServiceIdentifier;
        const twin = twinOf(loggedContainer().container.get(token));
        const { container, log } = loggedContainer();
        let isPart = false;
        container.rebind(token).toDynamicValue(() => {
          isPart = true;
          return twin;
        });

        container.get<unknown>(tokens[recipe as keyof typeof recipes]);

        const isSwapped = isPart && name !== recipe && !SENT.includes(name);
        const swapped = log.of(event).flatMap((facts) => facts.swapped);
        expect(swapped).to.deep.equal(isSwapped ? [name] : []);
      });
    }
  });
}
