import type { Position } from './position.js';

const FIRST_ROOM = 1024;

/** Events of a feed, as columns of numbers: objects would take several times as long, and ten times the memory. */
export class FoundEvents {
  #moments = new Float64Array(FIRST_ROOM);
  #happened = new Float64Array(FIRST_ROOM);
  #ranks = new Int32Array(FIRST_ROOM);
  #rows = new Float64Array(FIRST_ROOM);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  add(moment: number, happened: number, rank: number, row: number): void {
    const place = this.#count++;
    if (place === this.#moments.length) this.#grow();
    this.#moments[place] = moment;
    this.#happened[place] = happened;
    this.#ranks[place] = rank;
    this.#rows[place] = row;
  }

  momentOf(place: number): number {
    return this.#moments[place] as number;
  }

  happenedAt(place: number): number {
    return this.#happened[place] as number;
  }

  rankOf(place: number): number {
    return this.#ranks[place] as number;
  }

  rowOf(place: number): number {
    return this.#rows[place] as number;
  }

  positionOf(place: number): Position {
    return {
      moment: this.momentOf(place),
      happened: this.happenedAt(place),
      rank: this.rankOf(place),
      row: this.rowOf(place),
    };
  }

  /** The places of the events in their order. An event that was added twice has one. */
  inOrder(): Uint32Array {
    const count = this.#count;
    const order = this.#byMoment();
    const compared = (a: number, b: number): number => this.#compared(a, b);
    let kept = 0;
    for (let from = 0; from < count; ) {
      const moment = this.momentOf(order[from] as number);
      let to = from + 1;
      while (to < count && this.momentOf(order[to] as number) === moment) to++;
      if (to - from > 1) order.subarray(from, to).sort(compared);
      for (let i = from; i < to; i++) {
        const place = order[i] as number;
        if (i > from && compared(order[kept - 1] as number, place) === 0) continue;
        order[kept++] = place;
      }
      from = to;
    }
    return order.subarray(0, kept);
  }

  /** The places by moment. Numbers without a comparison of ours are sorted several times as fast. */
  #byMoment(): Uint32Array {
    const count = this.#count;
    const moments = this.#moments.subarray(0, count);
    const first = count === 0 ? 0 : moments.reduce((a, b) => Math.min(a, b));
    const keys = moments.map((moment, place) => (moment - first) * count + place);
    keys.sort();
    if ((keys[count - 1] ?? 0) <= Number.MAX_SAFE_INTEGER) {
      return Uint32Array.from(keys, (key) => key % count);
    }
    return Uint32Array.from(moments.keys()).sort((a, b) => this.momentOf(a) - this.momentOf(b));
  }

  #compared(a: number, b: number): number {
    return (
      this.happenedAt(a) - this.happenedAt(b) ||
      this.rankOf(a) - this.rankOf(b) ||
      this.rowOf(a) - this.rowOf(b)
    );
  }

  #grow(): void {
    const room = 2 * this.#moments.length;
    const larger = <A extends Float64Array | Int32Array>(made: A, old: A): A => {
      made.set(old);
      return made;
    };
    this.#moments = larger(new Float64Array(room), this.#moments);
    this.#happened = larger(new Float64Array(room), this.#happened);
    this.#ranks = larger(new Int32Array(room), this.#ranks);
    this.#rows = larger(new Float64Array(room), this.#rows);
  }
}
