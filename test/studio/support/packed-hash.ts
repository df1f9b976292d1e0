import { deflateRawSync } from 'node:zlib';

/** The fragment of a link with a schema. */
export function packedHash(name: string, request: object): string {
  const json = JSON.stringify({ name, request });
  return `#s=${deflateRawSync(json).toString('base64url')}`;
}
