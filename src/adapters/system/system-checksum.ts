import { createHash } from 'node:crypto';
import type { BeginChecksum } from '../../application/ports/checksum.js';

export const systemChecksum: BeginChecksum = () => {
  const hash = createHash('sha256');
  return {
    add: (chunk) => {
      hash.update(chunk);
    },
    end: () => hash.digest('hex'),
  };
};
