import { expect } from 'chai';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { ServiceIdentifier } from 'inversify';
import { systemEntropy } from '../../../src/adapters/system/system-entropy.js';
import type { ThreadPool } from '../../../src/adapters/workers/thread-pool.js';
import type { HubPlatform } from '../../../src/application/ports/hub-platform.js';
import { choiceColumn } from '../../../src/domain/columns/choice-column.js';
import { fieldType } from '../../../src/domain/field-types/field-type.js';
import { builtInFieldTypes } from '../../../src/domain/field-types/index.js';
import { builtInFormats } from '../../../src/domain/formats/index.js';
import { ndjson } from '../../../src/domain/formats/ndjson.js';
import { plainLexicon, plainVocabulary } from '../../../src/domain/lexicon/plain-lexicon.js';
import { builtInDialects, sqlDialects } from '../../../src/domain/sql-dialects/index.js';
import { buildContainer } from '../../../src/wiring/container.js';
import { tokens } from '../../../src/wiring/tokens.js';
import { bundledEntries } from '../../support/bundled-entries.js';
import { everyOf } from '../../support/every-of.js';
import { csv } from '../../support/tables/csv-text.js';
import { KEY } from './access/keyed-server.js';
import { answerOf } from './hub/support/hub-answers.js';
import { post, request } from './support/requests.js';
import { serve, settingsOf, stopAll, type TestServer } from './support/serve.js';

/** A table with enough cells for the thread pool, if the server has one. */
const LARGE_ROWS = 100_000;
const LARGE_COLUMNS = [...'abcdefghijkl'];
const THREADS = { TABLEWRIGHT_WORKERS: '2' };

const LARGE = {
  rows: LARGE_ROWS,
  seed: 1,
  format: 'ndjson',
  fields: LARGE_COLUMNS.map((name) => ({ name, type: 'word' })),
};

/** Returns the lines of a large table, which the server generates in its own thread or in the pool. */
async function largeLines(server: TestServer, changes: object = {}): Promise<readonly string[]> {
  const response = await post(
    `${server.url}/generate`,
    { ...LARGE, ...changes },
    { Accept: '*/*' },
  );
  expect(response.status).to.equal(200);
  return (await response.text()).trimEnd().split('\n');
}

function swappedIn(server: TestServer, event: string): unknown {
  return server.log.of(event)[0]?.swapped;
}

/** A field type that another thread does not know by itself. */
const port = fieldType({
  name: 'port',
  category: 'place',
  description: 'A port.',
  constraints: {},
  capacity: () => 2,
  plan: (_, context) => choiceColumn(['Northport', 'Southport'], undefined, context),
});

const ports: HubPlatform = {
  name: 'ports',
  search: () => TE.right({ results: [], hasMore: false }),
  files: () => TE.right([{ name: 'ports.csv', sizeBytes: undefined }]),
  open: () =>
    TE.right({
      name: 'ports.csv',
      size: undefined,
      stream: async function* () {
        yield Buffer.from(csv('depth', 50, (i) => String(10 + i)));
      },
      cut: () => false,
      range: undefined,
    }),
};

describe('a server with a rebound token', () => {
  afterEach(stopAll);

  it('uses the other word lists in every thread', async () => {
    const words = ['Northport', 'Southport', 'Eastport'];
    const vocabulary = plainVocabulary([
      plainLexicon('en', { noun: words, adjective: words, verb: words }),
    ]);
    const server = await serve(THREADS, (container) => {
      container.rebind(tokens.words).toConstantValue(vocabulary);
    });

    const lines = await largeLines(server);

    expect(lines).to.have.length(LARGE_ROWS);
    const known = /^\{(?:"[a-l]":"(?:North|South|East)port",?){12}\}$/;
    expect(everyOf(lines, (line) => known.test(line))).to.equal(true);
    expect(swappedIn(server, 'threads_unused')).to.deep.equal(['words']);
  });

  it('uses the other field types in every thread', async () => {
    const server = await serve(THREADS, (container) => {
      container.rebind(tokens.fieldTypes).toConstantValue([...builtInFieldTypes, port]);
    });

    const lines = await largeLines(server, {
      fields: [...LARGE.fields, { name: 'port', type: 'port' }],
    });

    expect(everyOf(lines, (line) => /"port":"(?:North|South)port"/.test(line))).to.equal(true);
    expect(swappedIn(server, 'threads_unused')).to.deep.equal(['fieldTypes']);
  });

  it('uses the other formats in every thread', async () => {
    const server = await serve(THREADS, (container) => {
      const lines = { ...ndjson, name: 'lines', extension: 'lines' };
      container
        .rebind(tokens.formats)
        .toConstantValue([...builtInFormats(builtInDialects, {}), lines]);
    });

    expect(await largeLines(server, { format: 'lines' })).to.have.length(LARGE_ROWS);
    expect(swappedIn(server, 'threads_unused')).to.deep.equal(['formats']);
  });

  it('uses the other SQL dialects in every thread', async () => {
    const server = await serve(THREADS, (container) => {
      const duckdb = { ...sqlDialects.postgresql, name: 'duckdb', true: 'CAST(1 AS BOOL)' };
      container.rebind(tokens.dialects).toConstantValue([...builtInDialects, duckdb]);
    });

    const lines = await largeLines(server, {
      format: 'sql',
      sql: { dialect: 'duckdb' },
      fields: [...LARGE.fields, { name: 'flag', type: 'boolean', constraints: { true_rate: 1 } }],
    });

    const rows = lines.filter((line) => line.startsWith('('));
    expect(rows).to.have.length(LARGE_ROWS);
    expect(everyOf(rows, (line) => line.includes('CAST(1 AS BOOL)'))).to.equal(true);
    expect(swappedIn(server, 'threads_unused')).to.deep.equal(['dialects']);
  });

  it('uses the other hubs where it infers schemas', async () => {
    const server = await serve({}, (container) => {
      container.rebind(tokens.hubs).toConstantValue([ports]);
    });

    const { fields } = await answerOf(server.url, 'schema', { dataset: 'acme/ports' }, 'ports');

    expect(fields.map(({ name, type }) => [name, type])).to.deep.equal([['depth', 'sequence']]);
    expect(swappedIn(server, 'inference_in_process')).to.deep.equal(['hubs']);
  });

  it('uses the other inference for clones', async () => {
    const server = await serve({}, (container) => {
      container.rebind(tokens.hubs).toConstantValue([ports]);
      container.rebind(tokens.inference).toConstantValue((sample) => ({
        fields: [{ name: `rows_${sample.rows}`, type: 'boolean', constraints: {} }],
        correlate: [],
        even: true,
        columns: [],
        warnings: [],
      }));
    });

    const { data } = await answerOf(
      server.url,
      'clone',
      { dataset: 'acme/ports', rows: 1 },
      'ports',
    );

    expect(Object.keys(data[0] ?? {})).to.deep.equal(['rows_50']);
    expect(swappedIn(server, 'inference_in_process')).to.deep.equal(['hubs', 'inference']);
  });

  it('generates large tables in the thread pool if no part of the engine is rebound', async () => {
    const server = await serve(THREADS);
    const pool = server.container.get(tokens.pool) as ThreadPool;
    const begin = pool.begin.bind(pool);
    const seeds: unknown[] = [];
    pool.begin = (source) => {
      seeds.push(source.seed);
      return begin(source);
    };

    expect(await largeLines(server)).to.have.length(LARGE_ROWS);
    expect(server.log.of('threads_unused')).to.deep.equal([]);
    expect(seeds).to.deep.equal([LARGE.seed]);
  });
});

/** More fields than a request plans without a permit. */
const WIDE = Array.from({ length: 40 }, (_, i) => ({ name: `f${i}`, type: 'word' }));

/** The changes of a day of a table with lives. */
const CHANGES = {
  from: '2026-01-01',
  until: '2026-01-02',
  tables: [
    {
      name: 'parts',
      rows: 2,
      lives: { born: 'made' },
      fields: [{ name: 'made', type: 'arrival', constraints: { start: '2026-01-01', already: 2 } }],
    },
  ],
};

/** The value of a part that is a text. No word of a table is the same. */
const OTHER_TEXT = 'another-part';

const WITH_KEY = { Authorization: `Bearer ${KEY}` };
/** The requests that send this key. */
const SENDS_KEY: readonly (keyof typeof calls)[] = ['profile', 'generateWithKey'];

/** Requests that use the parts of a server. */
const calls = {
  home: (url: string) => fetch(url),
  ready: (url: string) => fetch(`${url}/ready`),
  fieldTypes: (url: string) => fetch(`${url}/field-types`),
  generate: (url: string) => post(`${url}/generate`, request()),
  preview: (url: string) => post(`${url}/generate/preview`, request()),
  changes: (url: string) => post(`${url}/changes`, CHANGES, { Accept: '*/*' }),
  large: (url: string) => post(`${url}/generate`, LARGE, { Accept: '*/*' }),
  wide: (url: string) => post(`${url}/generate`, request({ fields: WIDE })),
  compressed: (url: string) =>
    post(`${url}/generate`, request({ compression: 'gzip' }), { Accept: '*/*' }),
  agents: (url: string) =>
    post(`${url}/mcp`, { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { Accept: '*/*' }),
  search: (url: string) => post(`${url}/hub/search`, { query: 'weather' }),
  profile: (url: string) => fetch(`${url}/profile`, { headers: WITH_KEY }),
  generateWithKey: (url: string) => post(`${url}/generate`, request(), WITH_KEY),
  clone: (url: string) => post(`${url}/hub/clone`, { dataset: 'vega/weather', rows: 1 }),
} as const;

/** The request that uses each part. */
const uses: Readonly<Record<keyof typeof tokens, keyof typeof calls>> = {
  settings: 'generate',
  version: 'home',
  entries: 'clone',
  clock: 'generate',
  entropy: 'generate',
  digest: 'generate',
  log: 'generate',
  metrics: 'generate',
  extensions: 'generate',
  fieldTypes: 'generate',
  dialects: 'generate',
  formats: 'generate',
  words: 'generate',
  inference: 'clone',
  engine: 'generate',
  catalogue: 'fieldTypes',
  inferenceEngine: 'clone',
  compressor: 'compressed',
  limits: 'generate',
  gate: 'generate',
  planning: 'wide',
  turns: 'large',
  pool: 'large',
  rows: 'generate',
  stores: 'generate',
  keyStore: 'generate',
  profileStore: 'profile',
  keepProfile: 'profile',
  counterStore: 'generateWithKey',
  authenticateCaller: 'generateWithKey',
  admitRequest: 'generate',
  issueKey: 'generate',
  hubs: 'search',
  tables: 'clone',
  inferrer: 'clone',
  searchDatasets: 'search',
  inferDatasetSchema: 'clone',
  cloneDataset: 'clone',
  generateData: 'generate',
  previewData: 'preview',
  listChanges: 'changes',
  checkReadiness: 'ready',
  agentEndpoint: 'agents',
  serverLimits: 'generate',
  httpServer: 'generate',
};

/** Inversify asks each value whether it is a promise, which is no use. */
const asksForPromise = (name: string | symbol): boolean => name === 'then';

/** Returns a proxy of the part that calls `note` on each use. */
function noted<A extends object>(part: A, note: () => void): A {
  return new Proxy(part, {
    get: (target, name) => {
      if (!asksForPromise(name)) note();
      const member: unknown = Reflect.get(target, name, target);
      // Methods are bound to the part, because the proxy lacks its private members.
      return typeof member === 'function' ? member.bind(target) : member;
    },
    apply: (target, self, args) => {
      note();
      return Reflect.apply(target as never, self, args);
    },
  });
}

describe('a server with a single rebound token', () => {
  afterEach(stopAll);

  for (const [name, call] of Object.entries(uses)) {
    it(`uses the value of ${name}`, async () => {
      let isUsed = false;
      const token = Reflect.get(tokens, name) as ServiceIdentifier<object | string>;
      const sendsKey = SENDS_KEY.includes(call);
      // A server creates a key in its store only if it requires keys and has none.
      const createsKey = name === 'issueKey' || name === 'keyStore';
      const environment = {
        ...(name === 'pool' ? THREADS : { TABLEWRIGHT_WORKERS: '0' }),
        TABLEWRIGHT_AUTH: createsKey || sendsKey ? 'on' : 'off',
        ...(sendsKey && { TABLEWRIGHT_API_KEYS: KEY }),
      };
      const settings = settingsOf({ ...environment, TABLEWRIGHT_LOG_LEVEL: 'silent' });
      const other = buildContainer(settings);
      other.rebind(tokens.entries).toConstantValue(bundledEntries);
      const part = other.get(token);
      const { url } = await serve(environment, (container) => {
        container
          .rebind(token)
          .toConstantValue(
            typeof part === 'string' ? OTHER_TEXT : noted(part, () => (isUsed = true)),
          );
      });

      const text = await (await calls[call](url)).text();

      expect(typeof part === 'string' ? text.includes(OTHER_TEXT) : isUsed).to.equal(true);
    });
  }
});

describe('a rebound port', () => {
  afterEach(stopAll);

  it('measures durations if it is the clock', async () => {
    let time = 0;
    const server = await serve({}, (container) => {
      container.rebind(tokens.clock).toConstantValue({ now: () => (time += 1000) });
    });

    await (await fetch(`${server.url}/health`)).text();

    expect(server.log.of('request')[0]).to.have.property('duration_ms', 1000);
  });

  it('draws seeds and request ids if it is the entropy', async () => {
    const server = await serve({}, (container) => {
      container.rebind(tokens.entropy).toConstantValue({
        ...systemEntropy,
        seed: () => 123,
        id: () => 'an-id',
      });
    });

    const response = await post(`${server.url}/generate`, request({ seed: undefined }));

    expect(response.headers.get('x-seed')).to.equal('123');
    expect(response.headers.get('x-request-id')).to.equal('an-id');
  });
});
