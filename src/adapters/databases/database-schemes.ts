import { existsSync } from 'node:fs';
import { nearestName } from '../../domain/errors/nearest-name.js';

const SERVERS = [
  { scheme: 'postgres', kind: 'postgresql', place: 'server' },
  { scheme: 'postgresql', kind: 'postgresql', place: 'server' },
  { scheme: 'mysql', kind: 'mysql', place: 'server' },
  { scheme: 'mariadb', kind: 'mysql', place: 'server' },
] as const;

/** The databases that are files. A file of `product` contains `mark` from the byte `at` on. */
export const FILES = [
  {
    scheme: 'sqlite',
    kind: 'sqlite',
    place: 'file',
    product: 'SQLite',
    mark: 'SQLite format 3\0',
    at: 0,
  },
  { scheme: 'duckdb', kind: 'duckdb', place: 'file', product: 'DuckDB', mark: 'DUCK', at: 8 },
] as const;

/** The schemes of the URLs of databases, in the order of messages. Types, messages and readers of URLs follow from them. */
const SCHEMES = [...SERVERS, ...FILES];

type Scheme = (typeof SCHEMES)[number];

/** The databases that can be read and filled. */
export type DatabaseKind = Scheme['kind'];

export type FileKind = (typeof FILES)[number]['kind'];

const FORMS = SCHEMES.map(formOf);

/** The notation of the URLs, for messages and help. */
export const URL_FORMS = `${FORMS.slice(0, -1).join(', ')} or ${FORMS.at(-1)}`;

/** The names of the schemes, without a colon. */
export const SCHEME_NAMES: readonly string[] = SCHEMES.map(({ scheme }) => scheme);

/** A letter before a colon is a drive of Windows. */
const ANY_URL = /^([a-z][a-z0-9+.-]+):(\/\/)?/i;

/** The scheme of a database with which a text begins. */
export function schemeOf(text: string): Scheme | undefined {
  const start = text.slice(0, text.indexOf(':') + 1).toLowerCase();
  return SCHEMES.find(({ scheme }) => start === `${scheme}:`);
}

/**
 * The name before `://` if no database has such a scheme. Without slashes it counts only if it is near to a scheme:
 * the names of files may have a colon.
 */
export function unknownScheme(text: string): string | undefined {
  if (schemeOf(text) !== undefined) return undefined;
  const [, name, slashes] = ANY_URL.exec(text) ?? [];
  if (name === undefined || slashes !== undefined) return name;
  return nearestScheme(name) && name;
}

/** The notation of the URLs whose scheme a name may mean; undefined if it is near to none. */
export function nearestForm(name: string): string | undefined {
  const nearest = nearestScheme(name);
  return nearest && formOf(nearest);
}

function nearestScheme(name: string): Scheme | undefined {
  const nearest = nearestName(name, SCHEME_NAMES);
  return SCHEMES.find(({ scheme }) => scheme === nearest);
}

/** Whether a text is a URL, of a database or not, and so no name of a file. A misspelt scheme may begin the name of a file that exists. */
export function isUrl(text: string): boolean {
  if (schemeOf(text) !== undefined) return true;
  const unknown = unknownScheme(text);
  if (unknown === undefined) return false;
  return text.startsWith(`${unknown}://`) || !existsSync(text);
}

/** The database and the path in the URL of a file; undefined for other texts. The path may be empty. */
export function fileOfUrl(text: string): { kind: FileKind; path: string } | undefined {
  const found = schemeOf(text);
  if (found?.place !== 'file') return undefined;
  const path = text.slice(found.scheme.length + 1).replace(/^\/\/(?=\/)/, '');
  return { kind: found.kind, path };
}

function formOf({ scheme, place }: Scheme): string {
  return place === 'server' ? `${scheme}://…` : `${scheme}:FILE`;
}
