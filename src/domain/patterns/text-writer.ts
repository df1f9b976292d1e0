import type { CellWords } from './cell-words.js';
import { CharacterBytes } from './character-bytes.js';
import { type EdgeTable, STOP } from './edge-table.js';
import { shareOf, shareWith } from './shares.js';

const UNITS = 2 ** 53;

/** Writes texts of an automaton, chosen by number or by chance. */
export class TextWriter {
  readonly #table: EdgeTable;
  readonly #bytes: CharacterBytes;

  constructor(table: EdgeTable) {
    this.#table = table;
    this.#bytes = new CharacterBytes(table.characters);
  }

  /**
   * Writes the text that `rank` stands for among those from a small state on; returns where it ends. Shorter
   * ways come first, then characters by their codes.
   */
  writeRank(data: Uint8Array, at: number, rank: number, from = this.#table.start): number {
    const { first, ends, targets, sets, counts } = this.#table;
    let place = at;
    let rest = rank;
    let state = from;
    for (;;) {
      let edge = first[state] as number;
      let before = 0;
      for (; rest >= (ends[edge] as number); edge++) before = ends[edge] as number;
      state = targets[edge] as number;
      if (state === STOP) return place;
      rest -= before;
      const each = counts[state] as number;
      const character = Math.floor(rest / each);
      rest -= character * each;
      place = this.#bytes.write(data, place, sets[edge] as number, character);
    }
  }

  /**
   * Writes a text for element `of` of 0..among-1, `among` being at most the number of texts: another text for
   * each element. Elements are dealt to the ways on in proportion to the texts that lie there, so that they
   * spread over all of them; once an element is alone, all that is left is even chance.
   *
   * A way from a large state is chosen by a draw of 53 bits: its share is less than 2^-53 off, so all shares
   * of texts together are off by less than their length x the ways from a state x 2^-53. The rest is exact.
   */
  writeElement(data: Uint8Array, at: number, of: number, among: number, words: CellWords): number {
    const { first, counts, large, targets, sizes, sets, ends } = this.#table;
    let place = at;
    let element = of;
    let elements = among;
    let state = this.#table.start;
    while (large[state] === 1) {
      let edge = first[state] as number;
      if (elements > 1) {
        const dealt = this.#deal(state, element, elements);
        edge = dealt.edge;
        element = dealt.element;
        elements = dealt.elements;
      } else if (edge + 1 < (first[state + 1] as number)) {
        const drawn = words.below(UNITS);
        while (drawn >= (ends[edge] as number)) edge++;
      }
      state = targets[edge] as number;
      if (state === STOP) return place;
      const size = sizes[edge] as number;
      let character: number;
      if (elements > size) {
        const share = shareWith(element, elements, size);
        character = share.holder;
        element -= share.start;
        elements = share.size;
      } else {
        const share = shareOf(element, size, elements);
        character = share.start + words.below(share.size);
        element = 0;
        elements = 1;
      }
      place = this.#bytes.write(data, place, sets[edge] as number, character);
    }
    const share = shareOf(element, counts[state] as number, elements);
    return this.writeRank(data, place, share.start + words.below(share.size), state);
  }

  /**
   * The edge that an element takes, and which one it is of those that take it. Each edge gets its proportion,
   * but no more than it has texts, and no less than what the edges after it have no texts for.
   */
  #deal(
    state: number,
    of: number,
    elements: number,
  ): { readonly edge: number; readonly element: number; readonly elements: number } {
    const { first, ends, room, roomAfter } = this.#table;
    let element = of;
    let left = elements;
    for (let edge = first[state] as number; ; edge++) {
      const end = Math.floor(elements * ((ends[edge] as number) / UNITS));
      const least = Math.max(0, left - (roomAfter[edge] as number));
      const most = Math.min(left, room[edge] as number);
      const share = Math.min(Math.max(end - (elements - left), least), most);
      if (element < share) return { edge, element, elements: share };
      element -= share;
      left -= share;
    }
  }
}
