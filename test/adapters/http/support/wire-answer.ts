import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it was sent: nothing is inflated. */
  readonly bytes: Buffer;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** An answer as it is on the wire, and with no headers but the given: fetch asks for compression by itself. */
export function wireAnswer(
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const sent = request(url, { method, headers: { ...json, ...headers } }, (answer) => {
      const { statusCode = 0, headers: received } = answer;
      buffer(answer).then(
        (bytes) => resolve({ status: statusCode, headers: received, bytes }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
