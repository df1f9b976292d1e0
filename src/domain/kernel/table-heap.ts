/**
 * A stretch of the kernel's memory for what outlives a window, made when first asked for. Where the stretch
 * is full all is forgotten and made anew: an address holds as long as `round` stays the same.
 */
export class TableHeap {
  readonly #start: number;
  readonly #end: number;
  #next: number;
  #round = 0;
  /** By the object that they belong to. */
  #known = new WeakMap<object, number>();

  constructor(start: number, end: number) {
    this.#start = start;
    this.#end = end;
    this.#next = start;
  }

  /** Goes up when all is forgotten. */
  get round(): number {
    return this.#round;
  }

  /** Where the owner's `room` bytes lie, a multiple of eight, which `write` fills. */
  address(owner: object, room: number, write: (address: number) => void): number {
    const known = this.#known.get(owner);
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
