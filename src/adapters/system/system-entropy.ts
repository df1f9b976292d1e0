import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Entropy } from '../../application/ports/entropy.js';

export const systemEntropy: Entropy = {
  seed: () => {
    const bytes = randomBytes(8);
    return bytes.readUInt32BE(0) * 2 ** 21 + (bytes.readUInt32BE(4) >>> 11);
  },
  id: () => randomUUID(),
  below: (limit) => randomInt(limit),
};
