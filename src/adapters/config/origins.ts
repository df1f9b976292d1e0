import { textCodec } from './setting.js';

/** Origins as browsers write them (RFC 6454, 6.2), or every one. */
export const origins = textCodec(
  'empty, `*`, or origins such as `https://app.example.org`, comma separated',
  (text) => {
    if (text === '*') return '*' as const;
    const listed = text.split(',').flatMap((origin) => origin.trim() || []);
    const read = listed.map(originOf);
    return read.every((origin) => origin !== undefined) ? read : undefined;
  },
);

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // What else a URL may hold would never match, and so be a mistake that nobody sees.
  return isWeb && origin === text.toLowerCase() ? origin : undefined;
}
