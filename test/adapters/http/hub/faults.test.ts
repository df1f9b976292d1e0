import { inspect } from 'node:util';
import { expect } from 'chai';
import {
  cutBody,
  gzipBomb,
  htmlAsJson,
  hugeJson,
  redirect,
  restError,
  text,
} from '../../../stand-ins/answers.js';
import type { Handler } from '../../../stand-ins/listener.js';
import { everyOf } from '../../../support/every-of.js';
import type { RemoteHub } from '../../hubs/support/remote-hubs.js';
import { post, problemOf } from '../support/requests.js';
import {
  REMOTE_NAMES,
  type RemoteServer,
  serveRemote,
  stopServersAndHubs,
} from './support/remote-server.js';

/** Matches every credential and signature of the stand-ins, and the texts of their responses. */
const SECRETS = /marker|Signature|Bearer|Basic|hidden/i;

/** The response of a platform, and the response that the caller gets. */
interface Outcome {
  readonly what: string;
  readonly answer: Handler;
  readonly status: number;
  readonly code: string;
  readonly retryAfter?: string;
}

const unreadable = (what: string, answer: Handler): Outcome => ({
  what,
  answer,
  status: 502,
  code: 'hub_unreadable',
});

const outcomes: readonly Outcome[] = [
  { what: '403', answer: restError(403, 'hidden'), status: 424, code: 'hub_access_denied' },
  {
    what: '429 and 7 seconds',
    answer: restError(429, 'hidden', { 'retry-after': '7' }),
    status: 503,
    code: 'hub_rate_limited',
    retryAfter: '7',
  },
  {
    what: '429 and a day',
    answer: restError(429, 'hidden', { 'retry-after': '86400' }),
    status: 503,
    code: 'hub_rate_limited',
    retryAfter: '3600',
  },
  {
    what: '429 and nothing',
    answer: restError(429, 'hidden'),
    status: 503,
    code: 'hub_rate_limited',
    retryAfter: '60',
  },
  unreadable('500', text('hidden', 500)),
  unreadable('418', text('hidden', 418)),
  unreadable('HTML labelled JSON', htmlAsJson),
  unreadable('a cut body', cutBody),
  unreadable('a closed connection', (_, response) => void response.destroy()),
  unreadable('an endless body', hugeJson(64 * 1024 ** 2)),
  unreadable('a bomb', gzipBomb(64 * 1024 ** 2)),
  unreadable('a redirect to the machines of a cloud', redirect('http://169.254.169.254/hidden')),
];

interface Operation {
  readonly name: 'search' | 'schema' | 'clone';
  body(hub: RemoteHub): object;
}

const operations: readonly Operation[] = [
  { name: 'search', body: () => ({ query: 'rain' }) },
  { name: 'schema', body: ({ dataset, file }) => ({ dataset, file }) },
  { name: 'clone', body: ({ dataset, file }) => ({ dataset, file, rows: 3 }) },
];

for (const name of REMOTE_NAMES) {
  describe(`a fault of ${name}`, () => {
    let server: RemoteServer;

    before(async () => {
      server = await serveRemote(name);
    });
    beforeEach(() => {
      const { hub, log } = server;
      for (const listener of [hub.api, hub.storage, hub.evil]) listener.reset();
      log.lines.length = 0;
    });
    after(stopServersAndHubs);

    async function expectRefusal(
      { name: operation, body }: Operation,
      { status, code, retryAfter }: Omit<Outcome, 'what' | 'answer'>,
    ): Promise<void> {
      const { url, hub, log } = server;
      const { credentials } = hub;

      const response = await post(`${url}/hub/${operation}`, { ...body(hub), credentials });

      const received = await response.clone().text();
      expect(response.status, received).to.equal(status);
      expect((await problemOf(response)).code).to.equal(code);
      expect(response.headers.get('retry-after')).to.equal(retryAfter ?? null);
      expect(received).not.to.match(SECRETS);
      expect(inspect(log.lines, { depth: 9 })).not.to.match(SECRETS);
      expect(log.of('defect')).to.deep.equal([]);
    }

    for (const operation of operations) {
      for (const outcome of outcomes) {
        it(`such as ${outcome.what} from the API ends a ${operation.name} with ${outcome.status}`, async () => {
          server.hub.api.instead('', outcome.answer);

          await expectRefusal(operation, outcome);
        });
      }

      it(`such as rejected credentials ends a ${operation.name} with 424, never with 401`, async () => {
        server.hub.api.instead('', restError(401, 'hidden'));

        await expectRefusal(operation, { status: 424, code: 'hub_credentials_rejected' });
      });
    }

    for (const operation of operations.slice(1)) {
      it(`such as 403 from the storage ends a ${operation.name} with 424`, async () => {
        server.hub.storage.instead('', restError(403, 'hidden'));

        await expectRefusal(operation, { status: 424, code: 'hub_access_denied' });
      });

      it(`such as a file that the storage has lost ends a ${operation.name} with 404`, async () => {
        server.hub.storage.instead('', text('hidden', 404));

        await expectRefusal(operation, { status: 404, code: 'hub_not_found' });
      });

      it(`such as an HTML page from the storage ends a ${operation.name} with 502`, async () => {
        server.hub.storage.instead('', text('<!doctype html><title>hidden</title>'));

        await expectRefusal(operation, { status: 502, code: 'hub_unreadable' });
      });

      it(`such as a download redirected to an unknown host ends a ${operation.name} with 502`, async () => {
        const { hub } = server;
        hub.api.instead(hub.download, redirect(`${hub.evil.origin}/hidden?Signature=marker`));

        await expectRefusal(operation, { status: 502, code: 'hub_unreadable' });
        expect(hub.evil.connections).to.equal(0);
      });

      it(`such as a data set that does not exist ends a ${operation.name} with 404`, async () => {
        const body = () => ({ ...operation.body(server.hub), dataset: 'acme/nobody' });

        await expectRefusal({ ...operation, body }, { status: 404, code: 'hub_not_found' });
      });
    }

    it('is logged with origin and code, without the name of a data set', async () => {
      const { url, hub, log } = server;
      hub.api.instead('', text('hidden', 500));
      for (const operation of operations) {
        await post(`${url}/hub/${operation.name}`, operation.body(hub));
      }

      const reason = 'the data hub answered with status 500';
      const line = { origin: hub.api.origin, code: 'hub_unreadable', reason, cause: undefined };
      expect(log.of('hub_fault')).to.deep.equal([line, line, line]);
    });

    it('does not change the readiness of the server', async () => {
      server.hub.api.instead('', restError(500, 'hidden'));
      await post(`${server.url}/hub/search`, { query: 'rain' });

      expect((await fetch(`${server.url}/ready`)).status).to.equal(200);
    });

    it('does not occur for valid requests, whose responses and log lines contain no secret', async () => {
      const { url, hub, log } = server;
      const { credentials } = hub;

      for (const { name: operation, body } of operations) {
        const response = await post(`${url}/hub/${operation}`, { ...body(hub), credentials });

        expect(response.status).to.equal(200);
        expect(await response.text()).not.to.match(SECRETS);
      }
      expect(inspect(log.lines, { depth: 9 })).not.to.match(SECRETS);
      expect(everyOf(hub.storage.requests, ({ headers }) => !headers.authorization)).to.equal(true);
    });
  });
}
