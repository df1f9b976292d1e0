import { Arena } from './arena.js';

type Table = Uint8Array | Int32Array | Uint32Array;

/**
 * Copies of tables in a stretch of the kernel's memory, made when first asked for. Where the stretch is
 * full all are forgotten and made anew: no address may be kept beyond the call that it was asked for.
 */
export class TableHeap {
  readonly #buffer: ArrayBuffer;
  readonly #start: number;
  readonly #end: number;
  #next: number;
  /** By the object that the tables belong to. */
  #known = new WeakMap<object, number>();

  constructor(buffer: ArrayBuffer, start: number, end: number) {
    this.#buffer = buffer;
    this.#start = start;
    this.#end = end;
    this.#next = start;
  }

  /** Where the first of the owner's tables lies; each next one follows in the room of an arena. */
  address(owner: object, tables: readonly Table[]): number {
    const known = this.#known.get(owner);
    if (known !== undefined) return known;
    const room = tables.reduce((sum, table) => sum + Arena.room(table.byteLength, 1), 0);
    if (this.#next + room > this.#end) this.#forget();
    const address = this.#next;
    for (const table of tables) {
      const bytes = new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
      new Uint8Array(this.#buffer).set(bytes, this.#next);
      this.#next += Arena.room(table.byteLength, 1);
    }
    this.#known.set(owner, address);
    return address;
  }

  #forget(): void {
    this.#known = new WeakMap();
    this.#next = this.#start;
  }
}
