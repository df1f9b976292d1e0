import { inspect } from 'node:util';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { cutBody, redirect, restError, text } from '../../stand-ins/answers.js';
import type { Handler } from '../../stand-ins/listener.js';
import { MemoryLog } from '../http/support/memory-log.js';
import { type RemoteHub, remoteHubs } from './support/remote-hubs.js';
import { access, allOf } from './support/results.js';

/** Matches every credential and signature of the stand-ins, and the texts of their responses. */
const SECRETS = /marker|Signature|Bearer|Basic|hidden/i;

const faults: readonly (readonly [string, (hub: RemoteHub) => void])[] = [
  ['a normal response', () => {}],
  ...(
    [
      ['401', restError(401, 'hidden')],
      ['403', restError(403, 'hidden')],
      ['404', restError(404, 'hidden')],
      ['429', restError(429, 'hidden')],
      ['500', text('hidden', 500)],
      ['a cut body', cutBody],
      ['a closed connection', (_, response) => void response.destroy()],
    ] as readonly (readonly [string, Handler])[]
  ).flatMap(([what, answer]) => [
    [`${what} of the API`, ({ api }: RemoteHub) => api.instead('', answer)] as const,
    [`${what} of the storage`, ({ storage }: RemoteHub) => storage.instead('', answer)] as const,
  ]),
  [
    'a redirect to an unknown host with a signature',
    ({ api, evil }) => api.instead('', redirect(`${evil.origin}/hidden?Signature=marker`)),
  ],
];

for (const [name, start] of Object.entries(remoteHubs)) {
  describe(`the secrets of ${name}`, () => {
    for (const [what, arrange] of faults) {
      it(`appear in no log line and in no failure after ${what}`, async () => {
        const log = new MemoryLog();
        const hub = await start(log);
        arrange(hub);

        const results = await everything(hub);

        expect(results).not.to.match(SECRETS);
        expect(inspect(log.lines, { depth: 9 })).not.to.match(SECRETS);
        expect(hub.evil.connections).to.equal(0);
        await hub.stop();
      });
    }
  });
}

/** Returns everything that a caller can learn from three operations, with the stacks of transfer faults. */
async function everything(hub: RemoteHub): Promise<string> {
  const { platform, dataset, file, credentials } = hub;
  const results: unknown[] = [
    await platform.search('rain', 1, access(credentials))(),
    await platform.files(dataset, access(credentials))(),
  ];
  const opened = await platform.open(dataset, { name: file, sizeBytes: 1 }, access(credentials))();
  results.push(opened);
  if (E.isRight(opened)) {
    await allOf(opened.right.stream()).catch((error: unknown) => results.push(error));
    await opened.right.range?.(0, 9).catch((error: unknown) => results.push(error));
  }
  return inspect(results, { depth: 9 });
}
