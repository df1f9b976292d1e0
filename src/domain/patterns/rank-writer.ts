import type { CharacterBytes } from './character-bytes.js';
import { type EdgeTable, STOP } from './edge-table.js';

/** Writes texts by their ranks. */
export class RankWriter {
  readonly #table: EdgeTable;
  readonly #bytes: CharacterBytes;

  constructor(table: EdgeTable, bytes: CharacterBytes) {
    this.#table = table;
    this.#bytes = bytes;
  }

  /**
   * Writes the text with the given rank among the texts from a small state on, at byte `at`; returns the offset after
   * it. Texts are ranked in this order: the text that ends in the state first, then by edge, then by character.
   */
  write(data: Uint8Array, at: number, rank: number, from = this.#table.start): number {
    const { first, ends, targets, sets, counts } = this.#table;
    let offset = at;
    let rest = rank;
    let state = from;
    for (;;) {
      let edge = first[state] as number;
      let before = 0;
      for (; rest >= (ends[edge] as number); edge++) before = ends[edge] as number;
      state = targets[edge] as number;
      if (state === STOP) return offset;
      rest -= before;
      const each = counts[state] as number;
      const character = Math.floor(rest / each);
      rest -= character * each;
      offset = this.#bytes.write(data, offset, sets[edge] as number, character);
    }
  }
}
