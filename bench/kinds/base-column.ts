import { evenDraws } from '../inference/resample.js';

/**
 * What a clone must keep of a column: numbers and moments with their distribution, categories with their values, and of
 * values that name one thing each only the form.
 */
export type Role = 'number' | 'moment' | 'category' | 'invented';

/** A column of which the role is known. */
export interface BaseColumn {
  readonly name: string;
  /** The roles that are right; the first one is the usual one. */
  readonly roles: readonly Role[];
  /** Makes one column of cells. */
  readonly cells: (rows: number) => readonly string[];
}

export type Draw = () => number;

/** A column whose cells are made row by row, from random numbers 0..1 and the number of the row. */
export function column(
  name: string,
  roles: Role | readonly Role[],
  cell: (draw: Draw, row: number) => string,
): BaseColumn {
  return {
    name,
    roles: typeof roles === 'string' ? [roles] : roles,
    cells: (rows) => {
      const draw = evenDraws(seedOf(name));
      for (let i = 0; i < 20; i++) draw();
      return Array.from({ length: rows }, (_, row) => cell(draw, row));
    },
  };
}

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

/** A whole number below `end`. */
export function below(draw: Draw, end: number): number {
  return Math.floor(draw() * end);
}

/** A number of a bell curve around 0 with a deviation of about 1. */
export function bell(draw: Draw): number {
  return (draw() + draw() + draw() + draw() + draw() + draw() - 3) * Math.SQRT2;
}

/** One of several texts; the first ones are more frequent. */
export function oneOf(draw: Draw, texts: readonly string[]): string {
  return texts[Math.floor(draw() * Math.sqrt(draw()) * texts.length)] as string;
}

export function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
