import { expect } from 'chai';
import type { ServiceIdentifier } from 'inversify';
import { systemClock } from '../../src/adapters/system/system-clock.js';
import { builtInParts } from '../../src/domain/engine/built-in-parts.js';
import { Engine } from '../../src/domain/engine/engine.js';
import { plainLexicon, plainVocabulary } from '../../src/domain/lexicon/plain-lexicon.js';
import { tokens } from '../../src/wiring/tokens.js';
import { post } from '../adapters/http/support/requests.js';
import { serve, stopAll, type TestServer } from '../adapters/http/support/serve.js';
import { everyOf } from '../support/every-of.js';

const THREADS = { TABLEWRIGHT_WORKERS: '1' };

const words = ['Northport', 'Southport', 'Eastport'];

/** An engine with three words, which no other thread can make. */
const portEngine = new Engine(
  builtInParts(
    plainVocabulary([plainLexicon('en', { noun: words, adjective: words, verb: words })]),
  ),
);

const request = {
  seed: 1,
  format: 'ndjson',
  fields: Array.from({ length: 40 }, (_, i) => ({ name: `w${i}`, type: 'word' })),
};

async function linesOf({ url }: TestServer, rows: number): Promise<readonly string[]> {
  const response = await post(`${url}/generate`, { ...request, rows }, { Accept: '*/*' });
  expect(response.status).to.equal(200);
  return (await response.text()).trimEnd().split('\n');
}

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

  const inferring = {
    engine: portEngine,
    clock: { now: () => systemClock.now() },
  } as const;

  for (const [name, part] of Object.entries(inferring)) {
    it(`infers in this process if it is another ${name}`, async () => {
      const token = tokens[name as keyof typeof inferring] as ServiceIdentifier<object>;
      const server = await serve({}, (container) => {
        container.rebind(token).toConstantValue(part);
      });

      server.container.get(tokens.inferrer);

      expect(server.log.of('inference_in_process')[0]?.swapped).to.deep.equal([name]);
    });
  }
});
