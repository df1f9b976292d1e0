import { decodedPart } from '../percent-signs.js';

const SCHEMES = ['http:', 'https:', 'nats:', 'amqp:', 'amqps:', 'kafka:', 'kafkas:'] as const;

export const SINK_FORMS =
  'http(s)://host/path, nats://host/subject, amqp(s)://host/queue or kafka(s)://host/topic';

export interface SinkUrl {
  readonly scheme: (typeof SCHEMES)[number];
  readonly url: URL;
  /** The last part of the path: a subject, a queue or a topic. */
  readonly name: string;
  /** The URL without its password, or without a user that has none, for messages. */
  readonly shown: string;
  /** The password as it may stand in messages of drivers. */
  readonly password: string;
}

/** Reads the URL of a sink; undefined if it is none. */
export function sinkUrl(text: string): SinkUrl | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const scheme = SCHEMES.find((name) => name === url.protocol);
  if (scheme === undefined) return undefined;
  const name = decodedPart(url.pathname.split('/').at(-1) ?? '');
  if (name === '' && !scheme.startsWith('http')) return undefined;
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  // Services of the web take a token as a user without a password, or in the query.
  else if (shown.username !== '') shown.username = '***';
  shown.search = '';
  shown.hash = '';
  return { scheme, url, name, shown: shown.href, password: decodedPart(url.password) };
}
