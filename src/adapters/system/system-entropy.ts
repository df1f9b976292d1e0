import { randomInt, randomUUID } from 'node:crypto';
import type { Entropy } from '../../application/ports/entropy.js';
import { drawSeed } from './draw-seed.js';

export const systemEntropy: Entropy = {
  seed: drawSeed,
  id: () => randomUUID(),
  below: (limit) => randomInt(limit),
};
