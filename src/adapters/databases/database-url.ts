import { isIPv4 } from 'node:net';

/** The databases that can be read and filled. */
export type DatabaseKind = 'postgresql' | 'mysql' | 'sqlite' | 'duckdb';

export interface DatabaseUrl {
  readonly kind: DatabaseKind;
  /** The URL of a server, or the path of a file. */
  readonly address: string;
  /** The URL without its password, for messages. */
  readonly shown: string;
  readonly password: string;
  /** Whether the database is on this machine. */
  readonly isLocal: boolean;
}

const SERVERS: Readonly<Record<string, DatabaseKind>> = {
  'postgres:': 'postgresql',
  'postgresql:': 'postgresql',
  'mysql:': 'mysql',
  'mariadb:': 'mysql',
};

const FILES: readonly DatabaseKind[] = ['sqlite', 'duckdb'];

/** The notation of the URLs, for messages and help. */
export const URL_FORMS = 'postgres://…, mysql://…, mariadb://…, sqlite:FILE or duckdb:FILE';

/** Whether a text looks like the URL of a database, not like the name of a file. */
export function isDatabaseUrl(text: string): boolean {
  return /^(?:postgres|postgresql|mysql|mariadb|sqlite|duckdb):/i.test(text);
}

/** Reads the URL of a database; undefined if it is none. */
export function databaseUrl(text: string): DatabaseUrl | undefined {
  const kind = FILES.find((name) => text.toLowerCase().startsWith(`${name}:`));
  if (kind !== undefined) {
    const file = text.slice(kind.length + 1).replace(/^\/\/(?=\/)/, '');
    if (file === '') return undefined;
    return { kind, address: file, shown: text, password: '', isLocal: true };
  }
  return URL.canParse(text) ? serverUrl(new URL(text)) : undefined;
}

function serverUrl(url: URL): DatabaseUrl | undefined {
  const kind = SERVERS[url.protocol];
  if (kind === undefined) return undefined;
  const password = passwordOf(url);
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  // Members of the query can be secrets too, and only these two say which tables are meant.
  const shownMembers = ['schema', 'host'].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  shown.search = shownMembers.join('&');
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return { kind, address: url.href, shown: shown.href, password, isLocal: isLocal(host) };
}

function passwordOf(url: URL): string {
  const text = url.searchParams.get('password') ?? url.password;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A host that is empty or a path is a socket of this machine. */
function isLocal(host: string): boolean {
  if (host === '' || host.startsWith('/') || host === 'localhost' || host === '[::1]') return true;
  return isIPv4(host) && host.startsWith('127.');
}
