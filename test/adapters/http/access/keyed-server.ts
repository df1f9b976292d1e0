import * as E from 'fp-ts/lib/Either.js';
import type { Container } from 'inversify';
import { tokens } from '../../../../src/wiring/tokens.js';
import { post, request } from '../support/requests.js';
import { serve, type TestServer } from '../support/serve.js';

/** The keys of every server in these tests. The last two have limited rights. */
export const KEY = 'tw_qkJaB6MffYVzZXWqmcoF49yrUxP3wf0LsakP';
export const OTHER_KEY = 'an-old-secret-of-the-operator';
export const PREVIEW_KEY = 'a-key-for-previews-alone';
export const POOR_KEY = 'a-key-of-two-requests-a-day';

export const KEYS: readonly string[] = [KEY, OTHER_KEY, PREVIEW_KEY, POOR_KEY];

/** A server that requires keys, with a clock that moves only when `setTime` sets it. */
export interface KeyedServer extends TestServer {
  /** Sets the clock, in milliseconds since 1970. */
  setTime(now: number): void;
}

export const NOON = Date.UTC(2026, 10, 21, 12);

export async function serveKeyed(
  environment: Readonly<Record<string, string>> = {},
  override: (container: Container) => void = () => {},
): Promise<KeyedServer> {
  let now = NOON;
  const server = await serve(
    {
      TABLEWRIGHT_AUTH: 'on',
      TABLEWRIGHT_API_KEYS: `${KEY}, ${OTHER_KEY}, ${PREVIEW_KEY}:preview, ${POOR_KEY}:generate:2`,
      ...environment,
    },
    (container) => {
      container.rebind(tokens.clock).toConstantValue({ now: () => now });
      override(container);
    },
  );
  return {
    ...server,
    setTime: (time) => {
      now = time;
    },
  };
}

export function bearer(key: string): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${key}` };
}

/** Posts a small valid request and reads the body of the response. */
export async function ask(
  { url }: TestServer,
  key: string | undefined,
  path = '/generate',
  body: unknown = request({ rows: 1 }),
): Promise<Response> {
  const response = await post(url + path, body, key === undefined ? {} : bearer(key));
  await response.clone().text();
  return response;
}

/** Creates a key in the store of the server. */
export async function issueKey({ container }: TestServer): Promise<{ key: string; id: string }> {
  const issued = await container.get(tokens.issueKey).run({
    label: '',
    permissions: ['generate'],
    dailyLimit: undefined,
    expiresAt: NOON + 3_600_000,
  })();
  if (E.isLeft(issued)) throw new Error(issued.left.code);
  return { key: issued.right.key, id: issued.right.record.id };
}
