import type { Cell } from './table-sample.js';

/**
 * Makes cells fit to be kept: NUL is dropped, and a cell over the bound is left out. Not cut, since half a text
 * is a value that the table does not have: half a number, half a name.
 */
export class CellBounds {
  readonly #longest: number;
  #left = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  fit(cell: Cell): Cell {
    if (cell === null) return null;
    const text = cell.includes('\0') ? cell.replaceAll('\0', '') : cell;
    if (text.length <= this.#longest) return text;
    this.#left += 1;
    return '';
  }

  warnings(): readonly string[] {
    return this.#left === 0
      ? []
      : [`${this.#left} cells over ${this.#longest} characters are taken as empty`];
  }
}
