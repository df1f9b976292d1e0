import type { CharacterBytes } from './character-bytes.js';
import { type EdgeTable, STOP } from './edge-table.js';

/** Writes texts by their numbers. */
export class RankWriter {
  readonly #table: EdgeTable;
  readonly #bytes: CharacterBytes;

  constructor(table: EdgeTable, bytes: CharacterBytes) {
    this.#table = table;
    this.#bytes = bytes;
  }

  /**
   * Writes the text that `rank` stands for among those from a small state on; returns where it ends. A text
   * that ends comes before those that go on, and those go by edge and character.
   */
  write(data: Uint8Array, at: number, rank: number, from = this.#table.start): number {
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
}
