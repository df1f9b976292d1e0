import type { Presence } from '../columns/all-present.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { ItemRows } from '../columns/item-rows.js';
import type { Decoded, Params, Rules } from '../constraints/param.js';
import type { BinaryFile, NestedColumn, ValueColumn } from '../encoding/binary-file.js';
import type { CellNotation, Frame } from '../encoding/notation.js';
import type { Fault } from '../errors/fault.js';
import type { TableNames } from '../sql-dialects/names.js';
import type { Archive, Sheets } from './archive.js';
import type { JoinedTables } from './joined-tables.js';
import type { TableWindow } from './table-window.js';

/**
 * A planned column and the facts that a format needs about its field.
 *
 * @example
 * const heading = (columns: readonly PlannedColumn[]): string =>
 *   columns.map(({ name, nullable }) => (nullable ? `${name}?` : name)).join('\t');
 */
export interface PlannedColumn {
  /** The names of the objects around the column and its own, joined by points. */
  readonly name: string;
  /** The name within the innermost object; empty for the items of an array. */
  readonly key: string;
  /** The objects around the column, from the outermost one on. Formats without objects ignore them. */
  readonly parents: readonly PlannedParent[];
  /** The pointer to the field in the request. */
  readonly path: string;
  readonly nullable: boolean;
  readonly unique: boolean;
  /** For an array: its JSON text. */
  readonly plan: ColumnPlan;
  /** The items of an array as columns, for formats that have arrays of values. */
  readonly list?: PlannedList;
}

/** An object around columns. Its presence takes the objects around it into account. */
export interface PlannedParent extends Presence {
  readonly key: string;
  readonly name: string;
  /** Whether formats without objects write it as one column, its JSON text. */
  readonly isOneColumn: boolean;
}

/** An array in each row. */
export interface PlannedList extends Presence {
  readonly rows: ItemRows;
  /** The columns of the items, of which one without a key and parents is the item itself. */
  readonly columns: readonly PlannedColumn[];
}

/**
 * The notation of one request.
 *
 * @example
 * const lines = (cells: Layout['cells']): Layout => ({
 *   cells,
 *   frame: () => ({ head: '', foot: '', open: '', close: '\n' }),
 * });
 * lines([]).frame(100).close; // => '\n'
 */
export interface Layout {
  /** One notation for each column, in their order. */
  readonly cells: readonly CellNotation[];
  /** `longestCells` is the maximum length of all cells of a row together, in bytes. */
  readonly frame: (longestCells: number) => Frame;
  /** The faults of values that the format cannot write. */
  readonly faults?: readonly Fault[];
  /** The sheets with the rows, if the file is an archive. */
  readonly sheets?: Sheets;
}

/** The facts that all formats have. */
interface FormatFacts<P extends Params> {
  readonly name: string;
  readonly extension: string;
  /** The media type without its parameters. */
  readonly type: string;
  /** The options of the format: the members of the object that a request has under the format's name. */
  readonly options: P;
  mediaType(options: Decoded<P>): string;
  /** The rules for requests of this format that no JSON Schema expresses, by name, for the OpenAPI document. */
  readonly rules?: Rules;
  /** Returns the faults by the rules of this format. They are checked only if a request asks for the format. */
  check(names: TableNames, options: Decoded<P>): readonly Fault[];
}

/**
 * A way to write a table as text.
 *
 * @example
 * const ids: TextFormat = {
 *   name: 'ids',
 *   extension: 'txt',
 *   isJson: false,
 *   type: 'text/plain',
 *   options: {},
 *   mediaType: () => 'text/plain; charset=utf-8',
 *   check: () => [],
 *   layout: (_, columns) => ({
 *     cells: columns.map(({ plan }) => ({
 *       pieces: plan.cell,
 *       id: 'ids',
 *       before: '',
 *       after: ' ',
 *       null: '-',
 *       scalar: String,
 *       open: '',
 *       close: '',
 *       escape: { id: 'ids', replacements: new Map() },
 *       guarded: false,
 *     })),
 *     frame: () => ({ head: '', foot: '', open: '', close: ';' }),
 *   }),
 * };
 * const fields = [{ name: 'n', type: 'sequence' }];
 * const table = generate({ rows: 3, format: 'ids', fields }, { extensions: [{ formats: [ids] }] });
 * table.text(); // => '1 ;2 ;3 ;'
 */
export interface TextFormat<P extends Params = Params> extends FormatFacts<P> {
  /** Whether the text is JSON, so that a response embeds it directly and not as a string. */
  readonly isJson: boolean;
  /**
   * Returns the files of a zip archive around the rows of these tables, if the file is one. The program puts the text of
   * the rows into it.
   */
  archive?(tables: readonly Sheets[]): Archive;
  /** How one text holds several tables. Without this member, each table of a set has a file of its own. */
  readonly joined?: JoinedTables;
  /** Whether the text has objects inside objects. Other formats have a column with a name such as `address.city`. */
  readonly nests?: boolean;
  layout(table: TableWindow, columns: readonly PlannedColumn[], options: Decoded<P>): Layout;
  /** Returns formats like this one for changes of rows, for requests with these options; missing if it has no statements. */
  statements?(options: Decoded<P>, format: TextFormat): RowStatements;
}

/** Formats that write a statement a row, which makes a change of it in a table with a key. */
export interface RowStatements {
  readonly created: TextFormat;
  /** If it is not `created`, the columns of the key come last. */
  readonly updated: TextFormat;
  /** Takes the columns of the key alone. */
  readonly deleted: TextFormat;
}

/** A way to write a table as a file of values. Its bytes are no text. */
export interface BinaryFormat<P extends Params = Params> extends FormatFacts<P> {
  /** Plans the file of these columns, which are those of the table that are not hidden. */
  file(columns: readonly ValueColumn[], options: Decoded<P>): BinaryFile;
  /**
   * Plans the file of columns of which some are objects or arrays. For a format without this method, the members of an
   * object are columns with names such as `address.city`, and an array is a JSON text.
   */
  nestedFile?(columns: readonly NestedColumn[], options: Decoded<P>): BinaryFile;
}

/**
 * A way to write a table.
 *
 * @example
 * const isBinary = (format: Format): boolean => 'file' in format;
 * const engine = new TableEngine(builtInParts(plainVocabulary([plainLexicon('en', {})])));
 * isBinary(engine.formats.get('csv') as Format); // => false
 */
export type Format<P extends Params = Params> = TextFormat<P> | BinaryFormat<P>;

/** How the page offers a format of this package, whose name is known to the compiler. */
export interface Offered<Name extends string> {
  readonly name: Name;
  /** The name for people. */
  readonly label: string;
  /** The use or the form of the format, in a few words. */
  readonly note: string;
}

/** Checks the record of a format of this package that writes text. */
export function textFormat<const Name extends string, P extends Params>(
  format: TextFormat<P> & Offered<Name>,
): TextFormat<P> & Offered<Name> {
  return format;
}

/** Checks the record of a format of this package that writes values. */
export function binaryFormat<const Name extends string, P extends Params>(
  format: BinaryFormat<P> & Offered<Name>,
): BinaryFormat<P> & Offered<Name> {
  return format;
}

export function isBinary(format: Format): format is BinaryFormat {
  return 'file' in format;
}

/** Whether the file of a format is bytes and no text. */
export function hasBinaryFile(format: Format): boolean {
  return isBinary(format) || format.archive !== undefined;
}

/** The formats that write rows as text. */
export function textFormats(formats: Formats): readonly TextFormat[] {
  return [...formats.values()].filter((format) => !isBinary(format)) as readonly TextFormat[];
}

/** Formats by name, in the order of the documentation. */
export type Formats = ReadonlyMap<string, Format>;

/**
 * Returns the texts that open rows: `open`, after a `separator` in every row but the first of the request.
 *
 * @example
 * const open = separatedBy(',\n', '{', 0);
 * typeof open === 'string' ? [] : open.texts; // => ['{', ',\n{']
 */
export function separatedBy(separator: string, open: string, firstRow: number): Frame['open'] {
  return {
    texts: [open, separator + open],
    choose: (indices, row, count) => {
      indices.fill(1, 0, count);
      if (row === firstRow) indices[0] = 0;
    },
  };
}
