import { type Key, lane, word } from '../random/mix.js';
import type { CellDraws } from './cell-draws.js';
import type { CharacterBytes } from './character-bytes.js';
import { type EdgeTable, STOP } from './edge-table.js';
import type { RankWriter } from './rank-writer.js';
import { type Share, shareOf, shareWith } from './shares.js';

const TWO_32 = 0x1_0000_0000;
const UNITS = 2 ** 53;

/**
 * Writes texts of a language with too many texts to number them below 2^53. The element of a row chooses the first
 * part of a text; as soon as the element is the only one on its path, random draws choose the rest.
 *
 * A draw among the edges of a large state has 53 bits, so the share of each edge is off by less than 2^-53. The shares
 * of all texts together are off by less than length x edges of a state x 2^-53. All other draws are exact.
 */
export class ElementWriter {
  readonly #table: EdgeTable;
  readonly #bytes: CharacterBytes;
  readonly #ranks: RankWriter;
  readonly #key: Key;
  /** The index of the element among the `#elements` elements on the same path, and a hash of that path. */
  #element = 0;
  #elements = 1;
  #path = 0;

  /** `key` randomises, for each path, which edges and characters the remainders of divisions go to. */
  constructor(table: EdgeTable, bytes: CharacterBytes, ranks: RankWriter, key: Key) {
    this.#table = table;
    this.#bytes = bytes;
    this.#ranks = ranks;
    this.#key = key;
  }

  /**
   * Writes the text of an element from 0 to `elements` - 1 at byte `at`; returns the offset after it. Different
   * elements have different texts; there must be at least as many texts as elements. Each state apportions its
   * elements to its edges by the number of texts behind them, so the elements spread over all texts. The path of a
   * single element is random. With `elements` = 1, the whole text is random.
   */
  write(data: Uint8Array, at: number, element: number, elements: number, words: CellDraws): number {
    const { start, large, targets, sets, sizes, counts } = this.#table;
    this.#element = element;
    this.#elements = elements;
    this.#path = 0;
    let offset = at;
    let state = start;
    while (large[state] === 1) {
      const edge = this.#elements > 1 ? this.#dealtEdge(state) : this.#drawnEdge(state, words);
      state = targets[edge] as number;
      if (state === STOP) return offset;
      const character = this.#choose(sizes[edge] as number, words);
      offset = this.#bytes.write(data, offset, sets[edge] as number, character);
      this.#path = word(this.#path ^ character, this.#key.a, this.#key.b);
    }
    return this.#ranks.write(data, offset, this.#choose(counts[state] as number, words), state);
  }

  #drawnEdge(state: number, words: CellDraws): number {
    const { first, ends } = this.#table;
    let edge = first[state] as number;
    if (edge + 1 === first[state + 1]) return edge;
    const drawn = words.below(UNITS);
    while (drawn >= (ends[edge] as number)) edge++;
    return edge;
  }

  /**
   * Apportions the elements to the edges of a state, and returns the edge of this element. The share of an edge is
   * proportional to its texts, rounded with a random offset that all edges of the state share. It is at most the
   * number of texts through the edge, and large enough that the later edges have texts for the remaining elements.
   */
  #dealtEdge(state: number): number {
    const { first, ends, room, roomAfter } = this.#table;
    const elements = this.#elements;
    const turn = this.#turn(1);
    let left = elements;
    for (let edge = first[state] as number; ; edge++) {
      const end = Math.floor(elements * ((ends[edge] as number) / UNITS) + turn);
      const least = Math.max(0, left - (roomAfter[edge] as number));
      const most = Math.min(left, room[edge] as number);
      const share = Math.min(Math.max(end - (elements - left), least), most);
      if (this.#element < share) {
        this.#elements = share;
        return edge;
      }
      this.#element -= share;
      left -= share;
    }
  }

  /** Chooses one of `n` options for the element. If there are too few for all elements, several share an option. */
  #choose(n: number, words: CellDraws): number {
    if (this.#elements === 1) return words.below(n);
    const turn = Math.floor(this.#turn(2) * n);
    const option = this.#apportioned(n, words) + turn;
    return option < n ? option : option - n;
  }

  #apportioned(n: number, words: CellDraws): number {
    if (this.#elements > n) {
      const { holder, start, size }: Share = shareWith(this.#element, this.#elements, n);
      this.#element -= start;
      this.#elements = size;
      return holder;
    }
    const { start, size } = shareOf(this.#element, n, this.#elements);
    this.#element = 0;
    this.#elements = 1;
    return start + words.below(size);
  }

  /** A random number from 0 up to 1, the same for all elements on this path. */
  #turn(purpose: number): number {
    return (word(this.#path, this.#key.a, lane(this.#key, 0, purpose)) >>> 0) / TWO_32;
  }
}
