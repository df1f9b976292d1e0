/**
 * The part of the kernel's memory for tables that outlive a window; each is written when it is first used. When the
 * memory is full, the heap forgets all tables and starts again: an address is valid while `round` stays the same.
 */
export class TableHeap {
  readonly #start: number;
  readonly #end: number;
  #next: number;
  #round = 0;
  /** Addresses by the objects that own them. */
  #known = new WeakMap<object, number>();

  constructor(start: number, end: number) {
    this.#start = start;
    this.#end = end;
    this.#next = start;
  }

  /** Increases whenever the heap forgets its tables. */
  get round(): number {
    return this.#round;
  }

  /** The address of the owner's bytes, if the heap has them. */
  find(owner: object): number | undefined {
    return this.#known.get(owner);
  }

  /**
   * The address of the owner's `room` bytes, a multiple of eight. `write` fills them if they are new. Throws if
   * they do not fit into an empty heap.
   */
  address(owner: object, room: number, write: (address: number) => void): number {
    const known = this.find(owner);
    if (known !== undefined) return known;
    if (this.#next + room > this.#end) this.#forget();
    if (this.#next + room > this.#end) throw new Error('a table too large for this kernel');
    const address = this.#next;
    this.#next += room;
    write(address);
    this.#known.set(owner, address);
    return address;
  }

  #forget(): void {
    this.#known = new WeakMap();
    this.#next = this.#start;
    this.#round++;
  }
}
