import { type ChangeSink, SinkError } from '../../application/ports/change-sink.js';
import { joinedBytes } from '../../domain/basics/joined-bytes.js';
import { ndjson } from '../../domain/formats/ndjson.js';
import { decodedPart } from '../percent-signs.js';
import { sinkProblem } from './sink-problem.js';
import type { SinkUrl } from './sink-url.js';

/** Posts each batch as lines of JSON. An answer with a status from 200 to 299 means that the receiver has them. */
export function httpSink({ url }: SinkUrl, patience: number): ChangeSink {
  const address = new URL(url);
  address.username = '';
  address.password = '';
  const user = `${decodedPart(url.username)}:${decodedPart(url.password)}`;
  const headers = {
    'Content-Type': ndjson.mediaType({}),
    ...(user !== ':' && { Authorization: `Basic ${Buffer.from(user).toString('base64')}` }),
  };
  return {
    position: async () => undefined,
    send: async (changes) => {
      const body = joinedBytes(changes.map(({ bytes }) => bytes));
      const signal = AbortSignal.timeout(patience);
      // Another place would get the password, and the receiver would not have the changes.
      const options = { method: 'POST', headers, body, signal, redirect: 'manual' } as const;
      const response = await fetch(address, options).catch((error: unknown) => {
        throw sinkProblem((error as Error).cause ?? error);
      });
      await response.body?.cancel();
      if (response.ok) return;
      throw new SinkError(
        `the receiver answered with status ${response.status}: nothing after the last position was taken; run the command again when it takes them`,
      );
    },
    close: async () => {},
  };
}
