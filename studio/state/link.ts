import type { Request } from '../engine/messages.js';
import { type Document, documentOf } from './document.js';
import { dialects, formats, type Output, usualOutput } from './output.js';
import { document, openDocument, output, request } from './store.js';

/** The start of a fragment with a schema: deflated JSON in base64url. */
const PREFIX = '#s=';

interface Linked {
  readonly name: string;
  readonly request: Request;
}

/** The page's address with the schema in its fragment. */
export async function shareLink(address: string): Promise<string> {
  const linked: Linked = { name: document.value.name, request: request.value };
  const [page = ''] = address.split('#', 1);
  return page + PREFIX + (await packed(JSON.stringify(linked)));
}

/** Opens the schema of the page's address, if it has one. A fragment that holds none is ignored. */
export async function openLink(hash: string): Promise<boolean> {
  if (!hash.startsWith(PREFIX)) return false;
  try {
    const linked = JSON.parse(await unpacked(hash.slice(PREFIX.length))) as Linked;
    openRequest(linked.request, String(linked.name));
    return true;
  } catch {
    return false;
  }
}

/** Opens a request with its output. */
export function openRequest(opened: Request, name: string): void {
  const { format, csv, tsv, sql, xlsx, parquet, compression, ...rest } = opened;
  output.value = outputOf(opened);
  openDocument(documentOf(rest, name) satisfies Document);
}

function outputOf({ format, csv, sql }: Request): Output {
  const { dialect, create_table } = (sql ?? {}) as Readonly<Record<string, unknown>>;
  const { delimiter, safe_for_spreadsheets } = (csv ?? {}) as Readonly<Record<string, unknown>>;
  return {
    format: formats.find(({ name }) => name === format)?.name ?? usualOutput.format,
    dialect: dialects.find(([name]) => name === dialect)?.[0] ?? usualOutput.dialect,
    createTable: create_table !== false,
    delimiter: typeof delimiter === 'string' ? delimiter : usualOutput.delimiter,
    safeForSpreadsheets: safe_for_spreadsheets === true,
  };
}

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unpacked(text: string): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
