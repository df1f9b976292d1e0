import { keysOf } from '../basics/keys-of.js';
import { ndjson } from '../formats/ndjson.js';
import type { RowOperation } from './row-events.js';

/** What a line consists of: texts, and parts that differ from line to line. */
export type LinePart<A> = string | A;

/** The parts of which a form makes the line of a change. */
export interface LineParts<A> {
  readonly operation: RowOperation;
  /** The name of the table, as JSON. */
  readonly table: string;
  /** The row before and after the change, as JSON or as a statement; missing where there is none. */
  readonly before?: A;
  readonly after?: A;
  /** When the change happens, as a text in quotes, and in milliseconds since 1970. */
  readonly at: A;
  readonly atMs: A;
  /** When it is delivered; missing in a feed without a delivery of its own. */
  readonly delivered?: A | undefined;
  readonly deliveredMs?: A | undefined;
  /** What no other change has, and the same however often the change is delivered; in quotes. */
  readonly position: A;
  /** The moment of the next change of the row before the end of the feed, or null, and whether there is none. */
  readonly next: A;
  readonly isLast: A;
}

/** How a feed of changes writes one of them. */
export interface ChangeForm {
  /** The media type of a feed. */
  readonly mediaType: string;
  /** The extension of a file with a feed. */
  readonly extension: string;
  /** Why it is not streamed; missing if it is. */
  readonly notStreamed?: string;
  /** Why changes of this form are not delivered late or twice; missing if they can be. */
  readonly notDelivered?: string;
  /** Whether rows are written as statements. */
  readonly isStatement?: true;
  /** The operations that have lines. */
  readonly operations: readonly RowOperation[];
  /** Whether an update that changes no value has a line. */
  readonly hasEqual?: true;
  /** The line of JSON, or the statement, with its line end. */
  line<A>(parts: LineParts<A>): readonly LinePart<A>[];
}

const ALL: readonly RowOperation[] = ['c', 'u', 'd'];

const LINES = { mediaType: ndjson.mediaType({}), extension: ndjson.extension };

const optional = <A>(part: A | undefined): readonly A[] => (part === undefined ? [] : [part]);

/**
 * The envelope of Debezium (https://debezium.io/documentation/reference/stable/connectors/postgresql.html, section "Data
 * change events"): the row before and after, the operation, when the
 * change is delivered, and when and where it happened.
 */
const debezium: ChangeForm = {
  ...LINES,
  operations: ALL,
  line: ({ table, operation, position, atMs, deliveredMs = atMs, before, after }) => [
    '{"before":',
    before ?? 'null',
    ',"after":',
    after ?? 'null',
    ',"source":{"connector":"tablewright","ts_ms":',
    atMs,
    `,"snapshot":"false","table":${table},"position":`,
    position,
    `},"op":"${operation}","ts_ms":`,
    deliveredMs,
    '}\n',
  ],
};

/** The row alone: as it is after the change, or as it was before its end. */
const rows: ChangeForm = {
  ...LINES,
  operations: ALL,
  line: ({ table, operation, position, at, delivered, before, after }) => [
    `{"table":${table},"op":"${operation}","at":`,
    at,
    ...optional(delivered).flatMap((moment) => [',"delivered":', moment]),
    ',"position":',
    position,
    ',"row":',
    ...optional(after ?? before),
    '}\n',
  ],
};

/**
 * The versions of rows, as dimensions of warehouses keep them (slowly changing dimension, type 2): each from a change up to
 * the next one. A change that draws the same value begins a version, too, so that versions have no gap.
 */
const scd2: ChangeForm = {
  ...LINES,
  notStreamed: 'a stream does not know yet when versions end',
  notDelivered: 'versions of rows are not delivered',
  operations: ['c', 'u'],
  hasEqual: true,
  line: ({ table, at, next, isLast, after }) => [
    `{"table":${table},"valid_from":`,
    at,
    ',"valid_to":',
    next,
    ',"is_current":',
    isLast,
    ',"row":',
    ...optional(after),
    '}\n',
  ],
};

/** A statement, which is written as the row. */
const sql: ChangeForm = {
  mediaType: 'application/sql; charset=utf-8',
  extension: 'sql',
  notStreamed: 'a stream goes on behind a position, which statements do not tell',
  notDelivered: 'statements hold in their order',
  isStatement: true,
  operations: ALL,
  line: ({ before, after }) => optional(after ?? before),
};

/** The forms by name, the usual one first. */
export const changeForms = { debezium, rows, scd2, sql } as const;

export type ChangeFormName = keyof typeof changeForms;

export const CHANGE_FORM_NAMES = keysOf(changeForms);

/** The form of this name; undefined if there is none. */
export function changeForm(name: unknown): ChangeForm | undefined {
  return CHANGE_FORM_NAMES.includes(name as ChangeFormName)
    ? changeForms[name as ChangeFormName]
    : undefined;
}

/** The names of the forms that are streamed. */
export const STREAMED_FORMS = CHANGE_FORM_NAMES.filter(
  (name) => changeForm(name)?.notStreamed === undefined,
);
