/** The part of the budget that one caller can use, so that a few callers cannot exclude all others. */
const SHARE = 1 / 4;

/** Counts the memory for bodies that are still arriving, shared by all callers of this process. */
export class BodyBudget {
  readonly #bytes: number;
  readonly #bytesOfCaller: number;
  #used = 0;
  readonly #usedBy = new Map<string, number>();

  /** In bytes. The budget always allows one body of size `largest`, including the overhead of its chunks. */
  constructor(bytes: number, largest: number) {
    this.#bytes = Math.max(bytes, 2 * largest);
    this.#bytesOfCaller = Math.max(bytes * SHARE, 2 * largest);
  }

  /** An account of the memory of one body. Every account must be released in the end, also after an error. */
  open(callerId: string): BodyRoom {
    return new BodyRoom((bytes) => this.#take(callerId, bytes));
  }

  #take(callerId: string, bytes: number): boolean {
    const used = this.#used + bytes;
    const usedBy = (this.#usedBy.get(callerId) ?? 0) + bytes;
    if (bytes > 0 && (used > this.#bytes || usedBy > this.#bytesOfCaller)) return false;
    this.#used = used;
    if (usedBy === 0) this.#usedBy.delete(callerId);
    else this.#usedBy.set(callerId, usedBy);
    return true;
  }
}

/** The share of the budget that one body uses. */
export class BodyRoom {
  readonly #take: (bytes: number) => boolean;
  #bytes = 0;
  #isReleased = false;

  constructor(take: (bytes: number) => boolean) {
    this.#take = take;
  }

  /** Reserves `bytes` more. Returns false, and reserves nothing, if the budget is exhausted or `release` was called. */
  grow(bytes: number): boolean {
    const hasRoom = !this.#isReleased && this.#take(bytes);
    if (hasRoom) this.#bytes += bytes;
    return hasRoom;
  }

  release(): void {
    this.#isReleased = true;
    this.#take(-this.#bytes);
    this.#bytes = 0;
  }
}
