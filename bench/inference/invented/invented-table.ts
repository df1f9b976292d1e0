import type { Chance } from './chance.js';

/** The kinds of columns, and what the scores compare of them. */
export const SCORED_AS = {
  integer: 'numeric',
  float: 'numeric',
  year: 'numeric',
  date: 'datetime',
  time: 'datetime',
  categorical: 'categorical',
  boolean: 'categorical',
  id: 'skip',
  text: 'skip',
} as const;

export type Kind = keyof typeof SCORED_AS;

/** A cell: a number is written as short as possible, and null is an empty cell. */
export type Invented = string | number | null;

/** A table that a script draws, so that no decision is tuned to the tables that we know. */
export interface InventedTable {
  readonly name: string;
  readonly rows: number;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Returns what draws the cells of one row after the other, in the order of `kinds`. */
  readonly row: (chance: Chance) => (row: number) => readonly Invented[];
}
