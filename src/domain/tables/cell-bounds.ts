import { counted } from '../basics/counted.js';
import type { Cell } from './table-sample.js';

/**
 * Sanitises cells: removes NUL characters, and replaces a cell longer than the bound with an empty one. It does not
 * cut the cell, because half a number or half a name is a value that the table does not contain.
 */
export class CellBounds {
  readonly #longest: number;
  #left = 0;

  /** `longest` is in UTF-16 units. */
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
      : [
          `${counted(this.#left, 'cell')} longer than ${this.#longest} characters ${this.#left === 1 ? 'is' : 'are'} read as empty`,
        ];
  }
}
