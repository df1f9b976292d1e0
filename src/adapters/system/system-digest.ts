import { createHash } from 'node:crypto';
import type { Digest } from '../../application/ports/digest.js';

export const systemDigest: Digest = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
};
