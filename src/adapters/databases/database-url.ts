import { isIPv4 } from 'node:net';
import { decodable, decodedPart } from '../percent-signs.js';
import { type DatabaseKind, fileOfUrl, schemeOf } from './database-schemes.js';
import { keepOwnMembers, memberFault, type ServerKind } from './url-members.js';

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
  if (urlFault(text) !== undefined) return undefined;
  return URL.canParse(text) ? serverUrl(new URL(text)) : undefined;
}

const HIGHEST_PORT = 65_535;

/** What is wrong with the URL of a server, in words without its secrets; undefined if that cannot be said. */
export function urlFault(text: string): string | undefined {
  const scheme = schemeOf(text);
  if (scheme?.place !== 'server') return undefined;
  const [, authority = '', query = ''] = /^[^:]*:\/\/([^/?#]*)[^?#]*(\?[^#]*)?/.exec(text) ?? [];
  const members = new URLSearchParams(query);
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const ports = [/:([^:\]]*)$/.exec(host)?.[1], members.get('port')];
  if (ports.some(isWrongPort)) return 'a port that is no number from 0 to 65535';
  return memberFault(members, scheme.kind);
}

function isWrongPort(port: string | null | undefined): boolean {
  return !!port && !(/^\d+$/.test(port) && Number(port) <= HIGHEST_PORT);
}

function serverUrl(url: URL): DatabaseUrl | undefined {
  const scheme = schemeOf(url.protocol);
  if (scheme?.place !== 'server') return undefined;
  // Drivers decode these parts.
  for (const part of ['username', 'password', 'hostname', 'pathname'] as const) {
    url[part] = decodable(url[part]);
  }
  keepOwnMembers(url.searchParams, scheme.kind);
  const password = decodedPart(url.searchParams.get('password') ?? url.password);
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  // Members of the query can be secrets too, and only these two say which tables are meant.
  const shownMembers = ['schema', 'host'].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  shown.search = shownMembers.join('&');
  return {
    kind: scheme.kind,
    address: url.href,
    shown: shown.href,
    password,
    isLocal: isLocal(hostOf(url, scheme.kind)),
  };
}

/** The host to which the driver connects. That of PostgreSQL also takes it from the query, or from the environment. */
function hostOf({ hostname, searchParams }: URL, kind: ServerKind): string {
  const own = searchParams.get('host') ?? decodeURIComponent(hostname);
  return own === '' && kind === 'postgresql' ? (process.env.PGHOST ?? '') : own;
}

/** A host that is empty or a path is a socket of this machine. */
function isLocal(host: string): boolean {
  if (host === '' || host.startsWith('/') || host === 'localhost' || host === '[::1]') return true;
  return isIPv4(host) && host.startsWith('127.');
}
