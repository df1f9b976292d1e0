import type {
  Fault,
  ColumnSummary as InferredColumn,
  InferredTable,
  MissedPart,
  QualityReport,
} from '../../src/page/index.js';
import type { ColumnFigures } from './column-figures.js';
import type { PairFigures } from './pair-figures.js';
import type { Place } from './places-in.js';

/** A request for the engine, in the form of POST /generate. It is checked by the engine. */
export type Request = Readonly<Record<string, unknown>>;

/** A text for each cell of a row, or null. */
export type Row = readonly (string | null)[];

/** What a column holds, so that the table can align it. */
export type ColumnKind = 'number' | 'time' | 'boolean' | 'text';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

export interface TableSize {
  readonly name: string;
  readonly rows: number;
}

/** When the tables of a set with lives are shown, in milliseconds since 1970. */
export interface ShownMoment {
  /** The beginning of the day on which the first rows come. */
  readonly first: number;
  /** The beginning of the day by which about all rows have come. */
  readonly last: number;
  /** The moment of the request. */
  readonly at: number;
}

/** What can be shown of a table that is open in the worker: `rows` reads windows of it. */
export interface OpenRows {
  readonly columns: readonly Column[];
  readonly rows: number;
  /** The first rows. */
  readonly head: readonly Row[];
  /** All tables of the request, with their numbers of rows. */
  readonly tables: readonly TableSize[];
  /** The mean length of the first rows in the format of the request, in bytes; undefined for a binary file. */
  readonly bytesPerRow: number | undefined;
  /** Undefined if no table has lives. */
  readonly moment: ShownMoment | undefined;
  /** The time that the engine took to check, plan and make the first rows, in milliseconds. */
  readonly milliseconds: number;
}

/** A field without rows, because it has a fault, or because it needs one that has. */
export interface FaultyColumn {
  /** The index of the field in its table. */
  readonly field: number;
  readonly name: string;
  readonly message: string;
  /** The number of columns with rows to the left of it. */
  readonly before: number;
}

/** A table with rows in all columns that no fault is about. */
export interface OpenTable extends OpenRows {
  readonly faults: readonly Fault[];
  readonly faulty: readonly FaultyColumn[];
}

export interface Refused {
  readonly faults: readonly Fault[];
}

/** A field type with its constraints. */
export interface FieldSketch {
  readonly type: string;
  readonly constraints?: Readonly<Record<string, unknown>>;
}

/** A field that a name suggests, and what says so. */
export interface GuessedField extends FieldSketch {
  /** Missing if the name says nothing. */
  readonly because?: string;
}

/** The likeliest field of a name, and at most two others. */
export interface GuessedFields {
  readonly guess: GuessedField;
  readonly offers: readonly GuessedField[];
}

/** What stands around a new field. */
export interface FieldPlace {
  /** The names of the other fields. */
  readonly others: readonly string[];
  /** The name of the table. */
  readonly table: string;
  /** The tables with keys, to which a field may refer. */
  readonly tables: readonly string[];
}

export interface MadeFile {
  readonly blob: Blob;
  readonly rows: number;
  readonly milliseconds: number;
}

/** The request of a schema with the parts that its rows may break, or why the text is no schema. */
export type ReadSchema =
  | { readonly request: Request; readonly missed: readonly MissedPart[] }
  | { readonly message: string };

/** A file with rows. */
export interface SampleFile {
  readonly data: Blob;
  readonly name: string;
  /** The number of rows that everything inferred is based on, at least. */
  readonly k: number;
}

/** The table that was inferred from a file. */
export interface InferredFile extends InferredTable {
  /** The rows that were read. */
  readonly rows: number;
  /** Whether these are all rows of the file. */
  readonly isComplete: boolean;
  readonly columns: readonly InferredColumn[];
  readonly warnings: readonly string[];
}

/** Why a file has no table that the page can read. */
export interface Unread {
  readonly message: string;
}

/** The methods of the worker that the page calls. */
export interface EngineMethods {
  /**
   * Checks a request and opens the table at an index. Fields with faults have no rows, and all others have. `known` are
   * faults that the request does not show, such as a name that two properties have.
   */
  open(request: Request, table: number, known: readonly Fault[]): Promise<OpenTable>;
  /** Rows of the open table. */
  rows(offset: number, count: number): Promise<readonly Row[]>;
  /** A summary of each column of the open table; undefined if another one is opened meanwhile. */
  figures(): Promise<readonly ColumnFigures[] | undefined>;
  /** A summary of two columns of the open table; undefined if it has no such columns. */
  pair(first: string, second: string): Promise<PairFigures | undefined>;
  /** A place in each part of the world that has a city, as the background of a map. */
  land(): Promise<readonly Place[]>;
  /** Some values of each field; an empty list if the field needs other fields. */
  examples(fields: readonly FieldSketch[], count: number): Promise<readonly (readonly string[])[]>;
  /** The fields that a name suggests at a place. */
  guess(name: string, place: FieldPlace): Promise<GuessedFields>;
  /** The request, whose fields without a type have the one that their name means. Rejects if its own meanings are refused. */
  named(request: Request): Promise<Request>;
  /** A request for the tables of a schema with `rows` rows in tables that nothing else limits. `name` is that of its file. */
  schema(text: string, name: string, rows: number): Promise<ReadSchema>;
  /** A table like that of a file, whose rows stay in the worker for `report`. */
  infer(file: SampleFile): Promise<InferredFile | Unread>;
  /** Compares the file of the last `infer` with the first rows of a seed. */
  report(seed: number | string): Promise<QualityReport>;
  /** The statements that create the tables of a request, whose format is `sql` with `create_table`. */
  createTables(request: Request): Promise<string | Refused>;
  /** The file of a request. Calls `onRows` with the number of rows made so far. */
  file(request: Request, onRows: (made: number) => void): Promise<MadeFile | Refused>;
  /** Loads everything that the worker loads at need, so that the page works without a network. */
  prepare(): Promise<void>;
}

/** A call of a method, from the page to the worker. */
export interface Call {
  readonly id: number;
  readonly method: keyof EngineMethods;
  readonly args: readonly unknown[];
}

/** What the worker sends back for a call: progress any number of times, then a result or an error. */
export type Reply =
  | { readonly id: number; readonly kind: 'progress'; readonly made: number }
  | { readonly id: number; readonly kind: 'result'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'error'; readonly message: string };
