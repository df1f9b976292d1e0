/** The schemes of the URLs of databases, in the order of messages. Types, messages and readers of URLs follow from them. */
const SCHEMES = [
  { scheme: 'postgres', kind: 'postgresql', place: 'server' },
  { scheme: 'postgresql', kind: 'postgresql', place: 'server' },
  { scheme: 'mysql', kind: 'mysql', place: 'server' },
  { scheme: 'mariadb', kind: 'mysql', place: 'server' },
  { scheme: 'sqlite', kind: 'sqlite', place: 'file' },
  { scheme: 'duckdb', kind: 'duckdb', place: 'file' },
] as const;

type Scheme = (typeof SCHEMES)[number];

/** The databases that can be read and filled. */
export type DatabaseKind = Scheme['kind'];

/** The databases that are files. */
export type FileKind = Extract<Scheme, { place: 'file' }>['kind'];

const FORMS = SCHEMES.map(formOf);

/** The notation of the URLs, for messages and help. */
export const URL_FORMS = `${FORMS.slice(0, -1).join(', ')} or ${FORMS.at(-1)}`;

/** The names of the schemes, without a colon. */
export const SCHEME_NAMES: readonly string[] = SCHEMES.map(({ scheme }) => scheme);

/** A letter before a colon is a drive of Windows. */
const ANY_URL = /^([a-z][a-z0-9+.-]+):\/\//i;

/** The notation of the URLs with one of the `SCHEME_NAMES`; undefined for another name. */
export function formOfScheme(name: string): string | undefined {
  const found = SCHEMES.find(({ scheme }) => scheme === name);
  return found && formOf(found);
}

/** The scheme of a database with which a text begins. */
export function schemeOf(text: string): Scheme | undefined {
  const start = text.slice(0, text.indexOf(':') + 1).toLowerCase();
  return SCHEMES.find(({ scheme }) => start === `${scheme}:`);
}

/** The name before `://` if no database has such a scheme. */
export function unknownScheme(text: string): string | undefined {
  return schemeOf(text) === undefined ? ANY_URL.exec(text)?.[1] : undefined;
}

/** Whether a text is a URL, of a database or not, and so no name of a file. */
export function isUrl(text: string): boolean {
  return schemeOf(text) !== undefined || ANY_URL.test(text);
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
