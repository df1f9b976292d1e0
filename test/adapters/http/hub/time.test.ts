import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { dripping, silence } from '../../../stand-ins/answers.js';
import { csv } from '../../../support/tables/csv-text.js';
import { post, problemOf } from '../support/requests.js';
import { serve } from '../support/serve.js';
import { waitUntil } from '../support/wait-until.js';
import { inferenceProcesses } from './support/child-processes.js';
import { DatasetFolder } from './support/dataset-folder.js';
import { REMOTE_NAMES, serveRemote, stopServersAndHubs } from './support/remote-server.js';

const slowAnswers = [
  ['sends its response slowly', dripping(200)],
  ['sends no response', silence],
] as const;

describe('the time limit of the hub', () => {
  afterEach(stopServersAndHubs);

  it('ends a schema request with 504 if the storage of a hub sends its response slowly or not at all, and ends its process', async () => {
    const cases = REMOTE_NAMES.flatMap((name) =>
      slowAnswers.map(([, answer]) => ({ name, answer })),
    );

    await Promise.all(
      cases.map(async ({ name, answer }) => {
        // Every transfer must begin in time, and the start of the inference processes takes seconds on a busy machine.
        const { url, hub } = await serveRemote(name, { TABLEWRIGHT_HUB_TIMEOUT: '30 s' });
        hub.storage.instead('', answer);
        const began = performance.now();

        const { dataset, file } = hub;
        const response = await post(`${url}/hub/schema`, { dataset, file });

        expect(response.status).to.equal(504);
        expect(performance.now() - began).to.be.above(29_900);
        await waitUntil('the end of the transfer', () => hub.storage.open === 0);
      }),
    );
    await waitUntil('the end of the processes', () => inferenceProcesses().length === 0);
  });

  for (const name of REMOTE_NAMES) {
    for (const [what, answer] of slowAnswers) {
      it(`ends a search with 504 if ${name} ${what}, and aborts the transfer`, async () => {
        const { url, hub } = await serveRemote(name, { TABLEWRIGHT_HUB_TIMEOUT: '500 ms' });
        hub.api.instead('', answer);
        const began = performance.now();

        const response = await post(`${url}/hub/search`, { query: 'rain' });

        expect(response.status).to.equal(504);
        expect((await problemOf(response)).code).to.equal('hub_timeout');
        expect(performance.now() - began).to.be.above(450);
        // On a busy machine the time may be over before the stand-in has read the request.
        await waitUntil('the end of the transfer', () => hub.api.open === 0);
      });
    }

    it(`does not apply after the caller of ${name} has left: transfer and process end at once`, async () => {
      const { url, hub, log } = await serveRemote(name);
      hub.storage.instead('', silence);
      const leaving = new AbortController();
      const { dataset, file } = hub;

      const answer = post(`${url}/hub/clone`, { dataset, file, rows: 5 }, {}, leaving.signal);
      await waitUntil('the transfer', () => hub.storage.requests.length > 0);
      expect(inferenceProcesses()).to.have.length(1);
      leaving.abort();

      expect(await answer.catch((error: Error) => error.name)).to.equal('AbortError');
      await waitUntil('the end of the transfer', () => hub.storage.requests[0]?.aborted === true);
      await waitUntil('the end of the process', () => inferenceProcesses().length === 0);
      await waitUntil('the line of the log', () => log.of('request').length > 0);
      expect(log.of('request')[0]).to.include({ outcome: 'aborted', status: null });
      expect(log.of('inference_process_died')).to.deep.equal([]);
    });
  }

  it('does not delay other requests: /health answers within 250 ms during an inference', async () => {
    const folder = new DatasetFolder();
    const row = (i: number) =>
      Array.from({ length: 20 }, (_, j) => ((i * 7919 + j * 104_729) % 99_991).toString(36)).join();
    const names = Array.from({ length: 20 }, (_, j) => `c${j}`).join();
    folder.put('acme/large/rows.csv', csv(names, 20_000, row));
    const { url } = await serve({
      TABLEWRIGHT_LOCAL_HUB_DIR: folder.path,
      TABLEWRIGHT_HUB_TIMEOUT: '600 s',
    });
    let inferring = true;

    const schema = post(`${url}/hub/schema`, { dataset: 'acme/large', sample_rows: 20_000 });
    const inferred = schema.finally(() => {
      inferring = false;
    });
    let answered = 0;
    while (inferring) {
      await (await fetch(`${url}/health`)).text();
      answered += 1;
      await setTimeout(10);
    }

    const { rows_sampled: rows } = (await (await inferred).json()) as { rows_sampled: number };
    expect(rows).to.equal(20_000);
    expect(answered).to.be.above(20);
    folder.remove();
  });
});
