import { type Position, writtenPosition } from './position.js';
import type { RowOperation } from './row-events.js';

/** A change of a row of a table, with the JSON of the row before and after it. */
export interface RowChange {
  readonly table: string;
  readonly operation: RowOperation;
  readonly position: Position;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** The moment of the next change of the row before the end of the feed; undefined if there is none. */
  next(): number | undefined;
}

/** How a feed of changes writes one of them. */
export interface ChangeForm {
  /** Whether the feed has a line for the change. */
  has(change: RowChange): boolean;
  /** The line of JSON. */
  line(change: RowChange): string;
}

/** An update that changes no value has no line. */
const changesValues = ({ operation, before, after }: RowChange): boolean =>
  operation !== 'u' || before !== after;

const textOf = (moment: number): string => `"${new Date(moment).toISOString()}"`;

/**
 * The envelope of Debezium (https://debezium.io/documentation/reference/stable/connectors/postgresql.html, section "Data
 * change events"): the row before and after, the operation, the moment, and where it happened.
 */
const debezium: ChangeForm = {
  has: changesValues,
  line: ({ table, operation, position, before, after }) => {
    const { moment } = position;
    return `{"before":${before ?? null},"after":${after ?? null},"source":{"connector":"tablewright","ts_ms":${moment},"snapshot":"false","table":${JSON.stringify(table)},"position":"${writtenPosition(position)}"},"op":"${operation}","ts_ms":${moment}}\n`;
  },
};

/** The row alone: as it is after the change, or as it was before its end. */
const rows: ChangeForm = {
  has: changesValues,
  line: ({ table, operation, position, before, after }) =>
    `{"table":${JSON.stringify(table)},"op":"${operation}","at":${textOf(position.moment)},"position":"${writtenPosition(position)}","row":${after ?? before}}\n`,
};

/**
 * The versions of rows, as dimensions of warehouses keep them (slowly changing dimension, type 2): each from a change up to
 * the next one. A change that draws the same value begins a version, too, so that versions have no gap.
 */
const scd2: ChangeForm = {
  has: ({ operation }) => operation !== 'd',
  line: ({ table, position: { moment }, after, next }) => {
    const end = next();
    return `{"table":${JSON.stringify(table)},"valid_from":${textOf(moment)},"valid_to":${end === undefined ? null : textOf(end)},"is_current":${end === undefined},"row":${after}}\n`;
  },
};

/** The forms by name, the usual one first. */
export const changeForms = { debezium, rows, scd2 } as const;

export type ChangeFormName = keyof typeof changeForms;

export const CHANGE_FORM_NAMES = Object.keys(changeForms) as readonly ChangeFormName[];
