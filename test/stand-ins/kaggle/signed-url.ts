import { createHmac } from 'node:crypto';

const SECRET = 'of the stand-in';

/** Returns a URL in the form of Google's V4 signatures. The signature covers the path and the expiry. */
export function signed(origin: string, path: string, expires = 259_200): string {
  const query = new URLSearchParams({
    'X-Goog-Algorithm': 'GOOG4-RSA-SHA256',
    'X-Goog-Credential': 'stand-in@example.com/20260105/auto/storage/goog4_request',
    'X-Goog-Date': '20260105T100000Z',
    'X-Goog-Expires': String(expires),
    'X-Goog-SignedHeaders': 'host',
    'X-Goog-Signature': signature(path, String(expires)),
  });
  return `${origin}${path}?${query}`;
}

export function isSigned({ pathname, searchParams }: URL): boolean {
  const expires = searchParams.get('X-Goog-Expires') ?? '';
  return searchParams.get('X-Goog-Signature') === signature(pathname, expires);
}

function signature(path: string, expires: string): string {
  return createHmac('sha256', SECRET).update(`${path} ${expires}`).digest('hex');
}
