import type { RowOperation } from './row-events.js';

/** A change of a row of a table, with the JSON of the row before and after it. */
export interface RowChange {
  readonly table: string;
  readonly operation: RowOperation;
  /** In milliseconds since 1970. */
  readonly moment: number;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** How a feed of changes writes one of them: as a line of JSON. */
export type ChangeForm = (change: RowChange) => string;

/**
 * The envelope of Debezium (https://debezium.io/documentation/reference/stable/connectors/postgresql.html, section "Data
 * change events"): the row before and after, the operation, the moment, and where it happened.
 */
const debezium: ChangeForm = ({ table, operation, moment, before, after }) =>
  `{"before":${before ?? null},"after":${after ?? null},"source":{"connector":"tablewright","ts_ms":${moment},"snapshot":"false","table":${JSON.stringify(table)}},"op":"${operation}","ts_ms":${moment}}\n`;

/** The row alone: as it is after the change, or as it was before its end. */
const rows: ChangeForm = ({ table, operation, moment, before, after }) =>
  `{"table":${JSON.stringify(table)},"op":"${operation}","at":"${new Date(moment).toISOString()}","row":${after ?? before}}\n`;

/** The forms by name, the usual one first. */
export const changeForms = { debezium, rows } as const;

export type ChangeFormName = keyof typeof changeForms;

export const CHANGE_FORM_NAMES = Object.keys(changeForms) as readonly ChangeFormName[];
