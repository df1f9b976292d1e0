import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { Container } from 'inversify';
import { sampleFolder } from '../../../../src/adapters/hubs/local/sample-folder.js';
import type { InferenceProgram } from '../../../../src/adapters/inference/inference-process.js';
import { IsolatedInferrer } from '../../../../src/adapters/inference/isolated-inferrer.js';
import { FairGate } from '../../../../src/adapters/workers/fair-gate.js';
import type { Gate } from '../../../../src/application/ports/gate.js';
import { inferenceSettings } from '../../../../src/wiring/inference-settings.js';
import { tokens } from '../../../../src/wiring/tokens.js';
import { silence } from '../../../stand-ins/answers.js';
import type { Handler } from '../../../stand-ins/listener.js';
import { bundledEntries } from '../../../support/bundled-entries.js';
import { csv } from '../../../support/tables/csv-text.js';
import type { RemoteHub } from '../../hubs/support/remote-hubs.js';
import { post, problemOf } from '../support/requests.js';
import { serve } from '../support/serve.js';
import { waitUntil } from '../support/wait-until.js';
import { inferenceProcesses } from './support/child-processes.js';
import { DatasetFolder } from './support/dataset-folder.js';
import { answerOf, OPERATIONS } from './support/hub-answers.js';
import { serveRemote, stopServersAndHubs } from './support/remote-server.js';

/** Returns a handler that holds requests of the hub until `letGo` is called, and then fails them. */
function holding(): { readonly answer: Handler; readonly letGo: () => void } {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    answer: async (_request, response) => {
      await held;
      response.writeHead(500).end();
    },
    letGo,
  };
}

/** Makes a server infer in processes with the given settings. */
function inferringWith({
  gate = new FairGate(4, 4),
  ...program
}: Partial<InferenceProgram> & { readonly gate?: Gate }): (container: Container) => void {
  return (container) => {
    const { inferenceEntry: entry, moduleFolder } = bundledEntries;
    container
      .rebind(tokens.inferrer)
      .toResolvedValue(
        (settings, log) =>
          new IsolatedInferrer({
            gate,
            program: {
              entry,
              memoryMb: 256,
              rest: 60_000,
              modules: [],
              readable: [moduleFolder, settings.localHubDir || sampleFolder()],
              network: true,
              ...program,
            },
            settings: inferenceSettings(settings, []),
            log,
          }),
        [tokens.settings, tokens.log],
      )
      .inSingletonScope()
      .onDeactivation((inferrer) => (inferrer as IsolatedInferrer).close());
  };
}

function schemaOf(
  url: string,
  { dataset, file }: RemoteHub,
  address = '192.0.2.1',
): Promise<Response> {
  return post(`${url}/hub/schema`, { dataset, file }, { 'X-Forwarded-For': address });
}

describe('inference processes', () => {
  const folder = new DatasetFolder();
  after(() => folder.remove());
  // The processes of the servers before may still be ending, also those of another test file.
  beforeEach(() => waitUntil('the end of all processes', () => inferenceProcesses().length === 0));
  afterEach(stopServersAndHubs);

  it('start with the first request, and consecutive requests share one process', async () => {
    const { url } = await serve();
    const ids = new Set<number>();
    expect(inferenceProcesses()).to.deep.equal([]);

    for (let i = 0; i < 3; i++) {
      await answerOf(url, 'schema', OPERATIONS.schema);
      for (const id of inferenceProcesses()) ids.add(id);
    }
    await post(`${url}/hub/schema`, { dataset: 'acme/nobody' });

    expect([...ids]).to.deep.equal(inferenceProcesses());
    expect(ids).to.have.length(1);
  });

  it('are replaced if they die while idle', async () => {
    const { url, log } = await serve();
    await answerOf(url, 'schema', OPERATIONS.schema);
    const [first = 0] = inferenceProcesses();

    process.kill(first, 'SIGKILL');
    await waitUntil('the line of the log', () => log.of('inference_process_died').length > 0);

    await answerOf(url, 'schema', OPERATIONS.schema);
    expect(inferenceProcesses()).to.have.length(1).and.not.include(first);
  });

  it('ignore SIGINT and SIGTERM, which a terminal or a supervisor sends to the whole process group', async () => {
    const { url, hub } = await serveRemote('kaggle');
    const held = holding();
    hub.api.instead(hub.files, held.answer);

    const answer = schemaOf(url, hub);
    await waitUntil('the listing', () => hub.api.requests.length > 0);
    for (const id of inferenceProcesses()) {
      process.kill(id, 'SIGINT');
      process.kill(id, 'SIGTERM');
    }
    await sleep(100);
    held.letGo();

    expect((await problemOf(await answer)).detail).to.contain('answered with status 500');
  });

  it('that are killed fail only the request that they run', async () => {
    const { url, hub, log } = await serveRemote('kaggle');
    hub.api.instead(hub.files, silence, 1);

    const failed = schemaOf(url, hub);
    await waitUntil('the listing', () => hub.api.requests.length > 0);
    for (const id of inferenceProcesses()) process.kill(id, 'SIGKILL');

    expect((await failed).status).to.equal(502);
    expect(log.of('inference_process_died')).to.deep.equal([{ code: null, signal: 'SIGKILL' }]);
    expect((await schemaOf(url, hub)).status).to.equal(200);
  });

  it('that exceed their memory limit die without affecting the server, and the caller gets the reason', async () => {
    const text = (i: number) => `${i},${'слова и числа '.repeat(15)}${i}`;
    folder.put('acme/data/large.csv', csv('n,text', 50_000, text));
    folder.put('acme/data/small.csv', csv('n', 50, String));
    const { url, log } = await serve(
      { TABLEWRIGHT_LOCAL_HUB_DIR: folder.path },
      inferringWith({ memoryMb: 40 }),
    );
    const ask = (file: string) =>
      post(`${url}/hub/schema`, { dataset: 'acme/data', file, sample_rows: 50_000 });

    const large = await ask('large.csv');

    expect(large.status).to.equal(502);
    expect((await problemOf(large)).detail).to.contain('needs too much memory');
    expect(log.of('inference_process_died')).to.deep.equal([{ code: null, signal: 'SIGABRT' }]);
    expect((await ask('small.csv')).status).to.equal(200);
    expect((await fetch(`${url}/health`)).status).to.equal(200);
  });

  it('end after an idle period, because they keep the memory of their largest sample', async () => {
    const { url, log } = await serve({}, inferringWith({ rest: 50 }));

    await answerOf(url, 'schema', OPERATIONS.schema);
    await waitUntil('the end of the process', () => inferenceProcesses().length === 0);

    await answerOf(url, 'schema', OPERATIONS.schema);
    expect(log.of('inference_process_died')).to.deep.equal([]);
  });

  it('that fail to start are reported as a defect of the server and release their permit', async () => {
    const entry = new URL('no-such-module.js', import.meta.url);
    const { url, log } = await serve({}, inferringWith({ entry, gate: new FairGate(1, 0) }));

    for (let i = 1; i <= 2; i++) {
      const response = await post(`${url}/hub/schema`, OPERATIONS.schema);

      expect(response.status).to.equal(500);
      await problemOf(response);
      expect(log.of('defect')).to.have.length(i);
    }
  });

  it('number at most four; further requests wait', async () => {
    const { url, hub } = await serveRemote('kaggle', { TABLEWRIGHT_TRUST_PROXY: '1' });
    const held = holding();
    hub.api.instead(hub.files, held.answer);

    const answers = Array.from({ length: 7 }, (_, i) => schemaOf(url, hub, `192.0.2.${i % 3}`));
    await waitUntil('four listings', () => hub.api.requests.length === 4);
    await sleep(300);
    expect(hub.api.requests).to.have.length(4);
    expect(inferenceProcesses()).to.have.length(4);
    held.letGo();

    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).to.deep.equal(Array(7).fill(502));
    expect(hub.api.requests).to.have.length(7);
    expect(inferenceProcesses()).to.have.length(4);
  });

  it('number at most two for one caller, whose further requests do not delay other callers', async () => {
    const { url, hub } = await serveRemote('kaggle', { TABLEWRIGHT_TRUST_PROXY: '1' });
    const held = holding();
    hub.api.instead(hub.files, held.answer);
    const answers = Array.from({ length: 4 }, () => schemaOf(url, hub));
    await waitUntil('two listings', () => hub.api.requests.length === 2);
    await sleep(300);
    expect(hub.api.requests).to.have.length(2);

    answers.push(schemaOf(url, hub, '192.0.2.2'));

    await waitUntil('the listing of the other', () => hub.api.requests.length === 3);
    held.letGo();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).to.deep.equal(Array(5).fill(502));
  });

  it('answer 503 if too many requests are waiting, which is not a fault of the hub', async () => {
    const { url, hub } = await serveRemote(
      'kaggle',
      {},
      inferringWith({ gate: new FairGate(1, 1) }),
    );
    const held = holding();
    hub.api.instead(hub.files, held.answer);
    const working = schemaOf(url, hub);
    await waitUntil('the listing', () => hub.api.requests.length > 0);
    const leaving = new AbortController();
    const { dataset } = hub;
    const waiting = post(`${url}/hub/schema`, { dataset }, {}, leaving.signal).catch(() => 'left');
    await sleep(100);

    const shed = await schemaOf(url, hub);
    expect(shed.status).to.equal(503);
    expect(shed.headers.get('retry-after')).to.equal('5');
    expect((await problemOf(shed)).code).to.equal('overloaded');

    leaving.abort();
    expect(await waiting).to.equal('left');
    const next = schemaOf(url, hub);
    await sleep(100);
    held.letGo();
    expect((await working).status).to.equal(502);
    expect((await next).status).to.equal(502);
    expect(hub.api.requests).to.have.length(2);
  });

  it('end with the server, even if they are busy', async () => {
    const server = await serveRemote('kaggle', { TABLEWRIGHT_DRAIN: '300 ms' });
    const { url, hub } = server;
    await schemaOf(url, hub);
    hub.api.instead(hub.files, silence);
    const asked = hub.api.requests.length;
    const answers = [1, 2].map(() => schemaOf(url, hub).catch(() => 'reset'));
    await waitUntil('two listings', () => hub.api.requests.length === asked + 2);
    expect(inferenceProcesses()).to.have.length(2);

    await server.stop();

    expect(await Promise.all(answers)).to.deep.equal(['reset', 'reset']);
    await waitUntil('the end of the processes', () => inferenceProcesses().length === 0);
  });
});
