import { TWO_32 } from './fractions.js';
import { highWord, type Key, lane, word } from './mix.js';

/** Rows whose places are drawn together and put in order. */
const BLOCK = 64;

/**
 * Fills `out` with a place above 0 and below 1 for each row of a window. The places ascend over `over` rows, and then
 * begin anew. Each block of 64 rows has its part of the places. Within it they lie as independent ones do, in order. A place
 * is a function of the key and its row alone.
 */
export function fillAscendingPlaces(
  out: Float64Array,
  key: Key,
  row: number,
  count: number,
  over: number,
): void {
  for (let i = 0; i < count; ) {
    const inTurn = (row + i) % over;
    const first = inTurn - (inTurn % BLOCK);
    const size = Math.min(BLOCK, over - first);
    const places = ordered(key, row + i - (inTurn - first), size);
    for (let k = inTurn - first; k < size && i < count; k++, i++) {
      out[i] = (first + size * (places[k] as number)) / over;
    }
  }
}

/** As many independent places as a block has rows, in ascending order. */
function ordered(key: Key, first: number, size: number): Float64Array {
  const places = new Float64Array(size);
  for (let k = 0; k < size; k++) {
    const own = lane(key, highWord(first + k), 0);
    places[k] = ((word((first + k) | 0, key.a, own) >>> 0) + 0.5) / TWO_32;
  }
  return places.sort();
}
