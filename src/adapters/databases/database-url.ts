import { isIPv4 } from 'node:net';
import { decodable, decodedPart } from '../percent-signs.js';
import { type DatabaseKind, fileOfUrl, schemeOf } from './database-schemes.js';

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

/** Reads the URL of a database; undefined if it is none. */
export function databaseUrl(text: string): DatabaseUrl | undefined {
  const file = fileOfUrl(text);
  if (file !== undefined) {
    const { kind, path } = file;
    if (path === '') return undefined;
    return { kind, address: path, shown: text, password: '', isLocal: true };
  }
  if (hasWrongPort(text)) return undefined;
  return URL.canParse(text) ? serverUrl(new URL(text)) : undefined;
}

const HIGHEST_PORT = 65_535;

/** Whether the URL of a server has a port, after its host or in its query, that no server can have. */
export function hasWrongPort(text: string): boolean {
  if (schemeOf(text)?.place !== 'server') return false;
  const [, authority = '', query = ''] = /^[^:]*:\/\/([^/?#]*)[^?#]*(\?[^#]*)?/.exec(text) ?? [];
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const ports = [/:([^:\]]*)$/.exec(host)?.[1], new URLSearchParams(query).get('port')];
  return ports.some((port) => !!port && !(/^\d+$/.test(port) && Number(port) <= HIGHEST_PORT));
}

function serverUrl(url: URL): DatabaseUrl | undefined {
  const scheme = schemeOf(url.protocol);
  if (scheme?.place !== 'server') return undefined;
  // Drivers decode these parts.
  for (const part of ['username', 'password', 'hostname', 'pathname'] as const) {
    url[part] = decodable(url[part]);
  }
  const password = decodedPart(url.searchParams.get('password') ?? url.password);
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  // Members of the query can be secrets too, and only these two say which tables are meant.
  const shownMembers = ['schema', 'host'].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  shown.search = shownMembers.join('&');
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return {
    kind: scheme.kind,
    address: url.href,
    shown: shown.href,
    password,
    isLocal: isLocal(host),
  };
}

/** A host that is empty or a path is a socket of this machine. */
function isLocal(host: string): boolean {
  if (host === '' || host.startsWith('/') || host === 'localhost' || host === '[::1]') return true;
  return isIPv4(host) && host.startsWith('127.');
}
