import type { ColumnPlan } from '../columns/column-plan.js';
import type { CellNotation, Frame } from '../encoding/notation.js';
import type { Fault } from '../errors/fault.js';
import type { GenerateRequest, TableNames } from '../schema/generate-request.js';

/** A planned column and what a format must know of its field. */
export interface PlannedColumn {
  readonly name: string;
  readonly nullable: boolean;
  readonly unique: boolean;
  readonly plan: ColumnPlan;
}

/** The notation of one request. */
export interface Layout {
  /** One a column, in the columns' order. */
  readonly cells: readonly CellNotation[];
  /** `longestCells` is the longest that the cells of a row can be together, in bytes. */
  readonly frame: (longestCells: number) => Frame;
}

/** A way to write a table as text. */
export interface Format {
  readonly name: string;
  readonly extension: string;
  /** Whether the text is JSON already, so that an answer holds it as it is and not as a string. */
  readonly isJson: boolean;
  /** The media type without its parameters. */
  readonly type: string;
  mediaType(request: Pick<GenerateRequest, 'csv'>): string;
  /** Rules of this format alone, checked only when it is asked for. */
  check(names: TableNames): readonly Fault[];
  layout(request: GenerateRequest, columns: readonly PlannedColumn[]): Layout;
}

/** Rows parted by `separator`: every row but the first of the request opens with it. */
export function separatedBy(separator: string, open: string, firstRow: number): Frame['open'] {
  return {
    texts: [open, separator + open],
    choose: (indices, row, count) => {
      indices.fill(1, 0, count);
      if (row === firstRow) indices[0] = 0;
    },
  };
}
