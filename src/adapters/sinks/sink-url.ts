/** The kinds of sinks by the scheme of their URLs, with the form of one for messages. */
const FORMS = {
  'http:': 'http://host/path',
  'https:': 'https://host/path',
  'nats:': 'nats://host/subject',
  'amqp:': 'amqp://host/queue',
  'amqps:': 'amqps://host/queue',
} as const;

export const SINK_FORMS = 'http(s)://host/path, nats://host/subject or amqp(s)://host/queue';

export interface SinkUrl {
  readonly scheme: keyof typeof FORMS;
  readonly url: URL;
  /** The last part of the path: a subject or a queue. */
  readonly name: string;
  /** The URL without its password, for messages. */
  readonly shown: string;
  /** The password as it may stand in messages of drivers. */
  readonly password: string;
}

/** Reads the URL of a sink; undefined if it is none. */
export function sinkUrl(text: string): SinkUrl | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const scheme = url.protocol as keyof typeof FORMS;
  if (!Object.hasOwn(FORMS, scheme)) return undefined;
  const name = decoded(url.pathname.split('/').at(-1) ?? '');
  if (name === '' && !scheme.startsWith('http')) return undefined;
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  // A query may contain secrets.
  shown.search = '';
  return { scheme, url, name, shown: shown.href, password: decoded(url.password) };
}

/** A text with `%` that is no escape means itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
