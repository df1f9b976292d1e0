import { textCodec } from './setting.js';

export const MEMORY = 'memory:';

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Where keys and counts are kept. */
export const storeUrl = textCodec(
  '`memory:`, `redis://host:port/database` or the same with `rediss:`',
  (text) => {
    if (text.toLowerCase() === MEMORY) return MEMORY;
    const url = parsed(text);
    if (url === undefined || !/^rediss?:$/.test(url.protocol) || url.hostname === '') {
      return undefined;
    }
    const hasMore = url.search !== '' || url.hash !== '';
    return hasMore || !/^(?:\/\d{0,5})?$/.test(url.pathname) ? undefined : text;
  },
);

/** A URL without its password; a text that is no URL may be one in the wrong place, and is not told at all. */
export function withoutPassword(text: string): string {
  if (text.toLowerCase() === MEMORY) return MEMORY;
  const url = parsed(text);
  if (url === undefined || url.host === '') return 'a text that is no URL';
  if (url.password === '' && url.search === '' && url.hash === '') return text;
  if (url.password !== '') url.password = '***';
  url.search = '';
  url.hash = '';
  return url.href;
}
