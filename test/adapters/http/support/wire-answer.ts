import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it was sent, without decompression. */
  readonly bytes: Buffer;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A value that is sent as JSON. */
  readonly body?: unknown;
}

/** Returns a response as sent. The request has only the given headers; `fetch` would add Accept-Encoding. */
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
