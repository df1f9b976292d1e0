import { expect } from 'chai';
import type { HubAccess } from '../../../src/application/ports/hub-platform.js';
import type { HubFailure } from '../../../src/domain/errors/failure.js';
import {
  cutBody,
  dripping,
  gzipBomb,
  htmlAsJson,
  hugeJson,
  json,
  restError,
  rpcError,
  silence,
  text,
} from '../../stand-ins/answers.js';
import type { Handler } from '../../stand-ins/listener.js';
import { MemoryLog } from '../http/support/memory-log.js';
import { type RemoteHub, remoteHubs } from './support/remote-hubs.js';
import { access, failureOf } from './support/results.js';

const MIB = 1024 ** 2;

/** An operation of a hub, the target of its request, and the failure that it returns. */
interface Way {
  readonly name: string;
  target(hub: RemoteHub): string;
  failure(hub: RemoteHub, access: HubAccess): Promise<HubFailure>;
}

const ways: readonly Way[] = [
  {
    name: 'a search',
    target: ({ search }) => search,
    failure: ({ platform }, access) => failureOf(platform.search('rain', 1, access)),
  },
  {
    name: 'a listing',
    target: ({ files }) => files,
    failure: ({ platform, dataset }, access) => failureOf(platform.files(dataset, access)),
  },
  {
    name: 'a download',
    target: ({ download }) => download,
    failure: ({ platform, dataset, file }, access) =>
      failureOf(platform.open(dataset, { name: file, sizeBytes: undefined }, access)),
  },
];

const unreadable = (reason: string) => ({
  code: 'hub_unreadable',
  reason: `the data hub ${reason}`,
});
const limited = (retryAfterSeconds: number) => ({ code: 'hub_rate_limited', retryAfterSeconds });

/** Responses to any request, and the expected failures. */
const refusals: readonly (readonly [string, Handler, object])[] = [
  [
    '429 with Retry-After: 7',
    restError(429, 'TooManyRequests', { 'retry-after': '7' }),
    limited(7),
  ],
  [
    '429 with a Retry-After date 90 seconds ahead',
    rpcError(429, 'RESOURCE_EXHAUSTED', { 'retry-after': 'Mon, 05 Jan 2026 10:01:30 GMT' }),
    limited(90),
  ],
  ['429 without Retry-After', rpcError(429, 'RESOURCE_EXHAUSTED'), limited(60)],
  [
    '429 with Retry-After: 86400',
    restError(429, 'TooMany', { 'retry-after': '86400' }),
    limited(3600),
  ],
  ['400', rpcError(400, 'INVALID_ARGUMENT'), unreadable('answered with status 400')],
  ['500', text('Oops', 500), unreadable('answered with status 500')],
  [
    '503 with Retry-After: 5',
    text('', 503, { 'retry-after': '5' }),
    unreadable('answered with status 503'),
  ],
  ['304', text('', 304), unreadable('answered with status 304')],
  ['302 without Location', text('', 302), unreadable('answered with status 302')],
  ['204', text('', 204), unreadable('answered with status 204')],
];

/** Responses that are not the expected JSON, and the expected reasons. */
const garbage: readonly (readonly [string, Handler, string])[] = [
  ['HTML labelled JSON', htmlAsJson, 'sent something that is not JSON'],
  ['416, which only range requests expect', json({}, 416), 'answered with status 416'],
  ['no body', text('', 200), 'sent something that is not JSON'],
  ['a number', json(7), 'sent a reply that does not match its documentation'],
  [
    'bytes that are not UTF-8',
    (_, response) => void response.end(Buffer.from('"\xff"', 'latin1')),
    'sent a body that is corrupt, too large or not UTF-8',
  ],
  [
    'an unknown compression',
    text('{}', 200, { 'content-encoding': 'zap' }),
    'sent a body in an unknown content coding',
  ],
  [
    'invalid gzip data',
    text('{}', 200, { 'content-encoding': 'gzip' }),
    'sent a body that is corrupt, too large or not UTF-8',
  ],
  ['a truncated body', cutBody, 'closed the connection or does not speak HTTP'],
  ['5 MB of JSON', hugeJson(5 * MIB), 'sent too much JSON'],
  ['50 MB of JSON', hugeJson(50 * MIB), 'sent too much JSON'],
  [
    'a million nested lists',
    text(`${'['.repeat(1e6)}${']'.repeat(1e6)}`, 200),
    'sent too much JSON',
  ],
  ['a million objects', text(`[${Array(1e6).fill('{}').join()}]`, 200), 'sent too much JSON'],
  [
    'kilobytes that decompress to 50 MB',
    gzipBomb(50 * MIB),
    'sent a body that is corrupt, too large or not UTF-8',
  ],
];

for (const [name, start] of Object.entries(remoteHubs)) {
  describe(`a fault of ${name}`, () => {
    let hub: RemoteHub;
    beforeEach(async () => {
      hub = await start(new MemoryLog());
    });
    afterEach(() => hub.stop());

    for (const way of ways) {
      for (const [what, answer, failure] of refusals) {
        it(`is returned as a failure if ${way.name} is answered with ${what}`, async () => {
          hub.api.instead(way.target(hub), answer);

          expect(await way.failure(hub, access())).to.deep.equal(failure);
          expect(hub.api.requests).to.have.length(1);
        });
      }

      for (const status of [401, 403]) {
        it(`is returned as hub_access_denied if ${way.name} is answered with ${status}`, async () => {
          hub.api.instead(way.target(hub), restError(status, 'no'));

          expect(await way.failure(hub, access())).to.deep.equal({
            code: 'hub_access_denied',
            dataset: way.name === 'a search' ? undefined : hub.dataset,
          });
        });
      }

      it(`is returned as hub_timeout if ${way.name} gets no response`, async () => {
        hub.api.instead(way.target(hub), silence);

        expect(await way.failure(hub, access(undefined, 150))).to.deep.equal({
          code: 'hub_timeout',
        });
      });

      it(`is returned as hub_unreadable if the connection closes during ${way.name}`, async () => {
        hub.api.instead(way.target(hub), (_request, response) => void response.destroy());

        expect(await way.failure(hub, access())).to.deep.equal(
          unreadable('closed the connection or does not speak HTTP'),
        );
      });

      it(`is returned as hub_unreadable if the host cannot be reached for ${way.name}`, async () => {
        await hub.stop();

        expect(await way.failure(hub, access())).to.deep.equal(unreadable('cannot be reached'));
      });
    }

    for (const way of ways.slice(0, 2)) {
      for (const [what, answer, reason] of garbage) {
        it(`is returned as hub_unreadable if ${way.name} is answered with ${what}`, async () => {
          hub.api.instead(way.target(hub), answer);

          expect(await way.failure(hub, access())).to.deep.equal(unreadable(reason));
        });
      }

      it(`ends the transfer if the response to ${way.name} grows too large`, async () => {
        hub.api.instead(way.target(hub), hugeJson(50 * MIB));

        await way.failure(hub, access());

        // The buffers in between fill before the sender notices that the connection is closed.
        expect(hub.api.requests[0]?.sent).to.be.below(25 * MIB);
      });

      it(`is returned as hub_timeout if the response to ${way.name} arrives too slowly`, async () => {
        hub.api.instead(way.target(hub), dripping(200));

        expect(await way.failure(hub, access(undefined, 200))).to.deep.equal({
          code: 'hub_timeout',
        });
        expect(hub.api.requests[0]?.sent).to.be.above(0);
      });
    }
  });
}
