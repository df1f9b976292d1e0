import { setTimeout } from 'node:timers/promises';
import type { Pause } from '../../application/ports/pause.js';

/** The longest time that a timer of Node takes. */
const LONGEST = 2 ** 31 - 1;

export const systemPause: Pause = (milliseconds, signal) =>
  setTimeout(Math.min(milliseconds, LONGEST), undefined, { signal }).catch(() => {
    // Only the signal rejects the promise of a timer, and it ends the pause.
  });
