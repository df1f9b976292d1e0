import { keysOf } from '../basics/keys-of.js';
import { type Position, writtenPosition } from './position.js';
import type { RowOperation } from './row-events.js';

/** A change of a row of a table, with the row before and after it as JSON, or as statements that write it. */
export interface RowChange {
  readonly table: string;
  readonly operation: RowOperation;
  /** What no other change has, and the same however often the change is delivered. */
  readonly position: Position;
  /** When the change is delivered, in milliseconds since 1970; undefined in a feed without a delivery of its own. */
  readonly delivered?: number | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** The moment of the next change of the row before the end of the feed; undefined if there is none. */
  next(): number | undefined;
}

/** How a feed of changes writes one of them. */
export interface ChangeForm {
  /** Whether the feed has a line for the change. */
  has(change: RowChange): boolean;
  /** The line of JSON, or the statement, with its line end. */
  line(change: RowChange): string;
}

/** An update that changes no value has no line. */
const changesValues = ({ operation, before, after }: RowChange): boolean =>
  operation !== 'u' || before !== after;

const textOf = (moment: number): string => `"${new Date(moment).toISOString()}"`;

/**
 * The envelope of Debezium (https://debezium.io/documentation/reference/stable/connectors/postgresql.html, section "Data
 * change events"): the row before and after, the operation, when the
 * change is delivered, and when and where it happened.
 */
const debezium: ChangeForm = {
  has: changesValues,
  line: ({ table, operation, position, delivered, before, after }) => {
    const { moment } = position;
    return `{"before":${before ?? null},"after":${after ?? null},"source":{"connector":"tablewright","ts_ms":${moment},"snapshot":"false","table":${JSON.stringify(table)},"position":"${writtenPosition(position)}"},"op":"${operation}","ts_ms":${delivered ?? moment}}\n`;
  },
};

/** The row alone: as it is after the change, or as it was before its end. */
const rows: ChangeForm = {
  has: changesValues,
  line: ({ table, operation, position, delivered, before, after }) =>
    `{"table":${JSON.stringify(table)},"op":"${operation}","at":${textOf(position.moment)},${delivered === undefined ? '' : `"delivered":${textOf(delivered)},`}"position":"${writtenPosition(position)}","row":${after ?? before}}\n`,
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

/** A statement, which is written as the row. */
const sql: ChangeForm = {
  has: changesValues,
  line: ({ before, after }) => after ?? before ?? '',
};

/** The forms by name, the usual one first. */
export const changeForms = { debezium, rows, scd2, sql } as const;

export type ChangeFormName = keyof typeof changeForms;

export const CHANGE_FORM_NAMES = keysOf(changeForms);
