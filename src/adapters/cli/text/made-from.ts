import type { Generation } from '../../../application/tables/generation.js';
import { writtenMoment } from '../../../domain/time/written-moment.js';
import { printable } from './printable.js';

/** What a summary says about where rows come from: their seed, and the moment from which relative times count. */
export function madeFrom({ seed, now }: Pick<Generation, 'seed' | 'now'>): string {
  const counted = now === undefined ? '' : `, now ${writtenMoment(now)}`;
  return `seed ${printable(String(seed))}${counted}`;
}
