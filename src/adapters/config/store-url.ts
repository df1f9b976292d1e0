import { resolve } from 'node:path';
import { textCodec } from './setting.js';

export const MEMORY = 'memory:';
const SQLITE = 'sqlite:';

/** Whether a store is a SQLite file, which keeps its keys and which only this service uses. */
export function isFile(store: string): boolean {
  return store.startsWith(SQLITE);
}

/** The absolute path of a store that is a file. */
export function filePath(store: string): string {
  return store.slice(SQLITE.length);
}

/** A relative path starts at the working folder; the result has the absolute path, to show which file it is. */
function fileUrl(text: string): string | undefined {
  if (!text.toLowerCase().startsWith(SQLITE)) return undefined;
  const path = text.slice(SQLITE.length);
  return path === '' ? undefined : SQLITE + resolve(path);
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** The URL of the store of keys and request counts, without a query or fragment. */
export const storeUrl = textCodec(
  '`memory:`, `sqlite:path/of/a/file`, `redis://host:port/database` or the same with `rediss:`',
  (text) => {
    if (text.toLowerCase() === MEMORY) return MEMORY;
    const file = fileUrl(text);
    if (file !== undefined) return file;
    const url = parsed(text);
    if (url === undefined || !/^rediss?:$/.test(url.protocol) || url.hostname === '') {
      return undefined;
    }
    const hasMore = url.search !== '' || url.hash !== '';
    return hasMore || !/^(?:\/\d{0,5})?$/.test(url.pathname) ? undefined : text;
  },
);

/** A store's URL without its password. A text that is not a URL is not shown at all: it may be a misplaced secret. */
export function withoutPassword(text: string): string {
  if (text.toLowerCase() === MEMORY) return MEMORY;
  if (fileUrl(text) !== undefined) return text;
  const url = parsed(text);
  if (url === undefined || url.host === '') return 'a text that is not a URL';
  if (url.password === '' && url.search === '' && url.hash === '') return text;
  if (url.password !== '') url.password = '***';
  url.search = '';
  url.hash = '';
  return url.href;
}
