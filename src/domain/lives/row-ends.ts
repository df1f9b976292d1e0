import { deriveKey } from '../random/key.js';
import { type Key, lane, word } from '../random/mix.js';
import { type Activity, ChangeCycles, MEAN_WAIT } from './change-cycles.js';

/** How the rows of a table end. */
export interface EndRule {
  /** The mean activity of a life that ends. */
  readonly after: number;
  /** The share of the rows that end at all. */
  readonly share: number;
  /** Whether the rows leave the table, or stay with the moment of their end. */
  readonly as: 'delete' | 'flag';
}

const TWO_32 = 0x1_0000_0000;

/** The ends of the rows of a table. Whether a row ends at all is drawn at its birth, so later times change nothing. */
export class RowEnds {
  readonly as: EndRule['as'];
  /** The moments at which rows end that do not stay. */
  readonly cycles: ChangeCycles;
  readonly #key: Key;
  readonly #share: number;

  constructor(key: Key, clock: () => Activity, { after, share, as }: EndRule) {
    this.as = as;
    this.#key = key;
    this.#share = share;
    this.cycles = new ChangeCycles(deriveKey(key, 'moment'), clock, after / MEAN_WAIT);
  }

  /** Whether a row never ends. The first row stays, so that others always find a row to which they can refer. */
  stays(row: number): boolean {
    if (row === 0) return true;
    return word(row | 0, this.#key.a, lane(this.#key, 0, 0)) >>> 0 >= this.#share * TWO_32;
  }

  /** The moment at which a row ends; infinite if it does not. */
  endOf(row: number, birth: number): number {
    return this.stays(row) ? Number.POSITIVE_INFINITY : this.cycles.firstMoment(row, birth);
  }
}
