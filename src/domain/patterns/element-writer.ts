import { type Key, lane, word } from '../random/mix.js';
import type { CellWords } from './cell-words.js';
import type { CharacterBytes } from './character-bytes.js';
import { type EdgeTable, STOP } from './edge-table.js';
import type { RankWriter } from './rank-writer.js';
import { type Share, shareOf, shareWith } from './shares.js';

const TWO_32 = 0x1_0000_0000;
const UNITS = 2 ** 53;

/**
 * Writes texts of a language that has more than numbers below 2^53 can tell: by elements as far as these go,
 * by chance from there on.
 *
 * A way from a large state that chance decides is drawn with 53 bits: its share is less than 2^-53 off, so
 * all shares together are off by less than length x ways from a state x 2^-53. The rest is exact.
 */
export class ElementWriter {
  readonly #table: EdgeTable;
  readonly #bytes: CharacterBytes;
  readonly #ranks: RankWriter;
  readonly #key: Key;
  /** Which of how many elements is on its way, and a digest of the way behind it. */
  #element = 0;
  #elements = 1;
  #path = 0;

  /** The key turns what is dealt unevenly another way for each start of a text. */
  constructor(table: EdgeTable, bytes: CharacterBytes, ranks: RankWriter, key: Key) {
    this.#table = table;
    this.#bytes = bytes;
    this.#ranks = ranks;
    this.#key = key;
  }

  /**
   * Writes a text for an element of 0..elements-1, of which there are no more than texts: another text for
   * each. At every state the elements are dealt to the ways on in proportion to the texts that lie there, so
   * they spread over all texts; an element that is alone goes on by chance. One element goes so all the way.
   */
  write(data: Uint8Array, at: number, element: number, elements: number, words: CellWords): number {
    const { start, large, targets, sets, sizes, counts } = this.#table;
    this.#element = element;
    this.#elements = elements;
    this.#path = 0;
    let place = at;
    let state = start;
    while (large[state] === 1) {
      const edge = this.#elements > 1 ? this.#dealtEdge(state) : this.#drawnEdge(state, words);
      state = targets[edge] as number;
      if (state === STOP) return place;
      const character = this.#place(sizes[edge] as number, words);
      place = this.#bytes.write(data, place, sets[edge] as number, character);
      this.#path = word(this.#path ^ character, this.#key.a, this.#key.b);
    }
    return this.#ranks.write(data, place, this.#place(counts[state] as number, words), state);
  }

  #drawnEdge(state: number, words: CellWords): number {
    const { first, ends } = this.#table;
    let edge = first[state] as number;
    if (edge + 1 === first[state + 1]) return edge;
    const drawn = words.below(UNITS);
    while (drawn >= (ends[edge] as number)) edge++;
    return edge;
  }

  /**
   * The edge that the element takes; the elements that take it too go on. Each edge gets its proportion,
   * rounded by a turn that all edges share, but no more than it has texts, and no less than what the edges
   * after it have no texts for.
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

  /** One of `places` for the element: of its own, if there are enough, else with elements that go on. */
  #place(places: number, words: CellWords): number {
    if (this.#elements === 1) return words.below(places);
    const turn = Math.floor(this.#turn(2) * places);
    const place = this.#untaken(places, words) + turn;
    return place < places ? place : place - places;
  }

  #untaken(places: number, words: CellWords): number {
    if (this.#elements > places) {
      const { holder, start, size }: Share = shareWith(this.#element, this.#elements, places);
      this.#element -= start;
      this.#elements = size;
      return holder;
    }
    const { start, size } = shareOf(this.#element, places, this.#elements);
    this.#element = 0;
    this.#elements = 1;
    return start + words.below(size);
  }

  /** A number from 0 up to 1, the same for all elements that came this way. */
  #turn(purpose: number): number {
    return (word(this.#path, this.#key.a, lane(this.#key, 0, purpose)) >>> 0) / TWO_32;
  }
}
