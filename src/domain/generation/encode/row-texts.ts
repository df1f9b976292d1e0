import { cellAlphabet } from '../../columns/cell-alphabet.js';
import type { Piece } from '../../columns/column-plan.js';
import type { FillStep } from '../../columns/fill-step.js';
import { TextVector } from '../../columns/vectors.js';
import { type CellSegments, cellSegments } from '../../encoding/cell-segments.js';
import { foldLiterals } from '../../encoding/fold-literals.js';
import { RowEncoder } from '../../encoding/row-encoder.js';
import { LiteralSegment, type Segment } from '../../encoding/segments.js';
import type { PlannedColumn } from '../../formats/format.js';
import { jsonItem } from '../../formats/json-notation.js';
import { Arena } from '../../kernel/arena.js';
import { TypescriptKernel } from '../../kernel/typescript-kernel.js';

/** The characters of JSON that are no characters of its texts and names. */
const NOTATION = '{}[]":,\\0123456789.+-Eabcdefnlrstu';

/** Estimated time to write a byte, in nanoseconds. */
const BYTE_COST = 2;

/**
 * The loops that write. They need no memory of their own. The kernel of the thread would keep a copy of each table,
 * for which its plan has no room.
 */
const loops = new TypescriptKernel();

/** The JSON of an object or an item as segments of a row. */
export interface JsonSegments {
  readonly segments: readonly Segment[];
  readonly steps: readonly FillStep[];
  /** The length of the longest text, in bytes. */
  readonly longest: number;
  /** Every character that can occur. */
  readonly alphabet: string;
}

/** Returns the JSON of an object or item with these columns, after the segments `before`. */
export function jsonSegments(
  columns: readonly PlannedColumn[],
  before: readonly Segment[],
): JsonSegments {
  const { open, close, cells } = jsonItem(columns);
  const written = columns.map(({ plan }, i): CellSegments => {
    const { segments, steps } = cellSegments(cells[i] as (typeof cells)[number], plan.present);
    return { segments, steps: [...plan.steps, ...steps] };
  });
  const all = [
    ...before,
    new LiteralSegment(open),
    ...written.flatMap(({ segments }) => segments),
    new LiteralSegment(close),
  ];
  // A table of the words with the bytes around them pays off only for a known number of rows.
  const segments = foldLiterals(all, 0);
  return {
    segments,
    steps: [...new Set(written.flatMap(({ steps }) => steps))],
    longest: segments.reduce((sum, { maxLength }) => sum + maxLength, 0),
    alphabet: alphabetOf(columns),
  };
}

/** JSON writes control characters as escapes. */
function alphabetOf(columns: readonly PlannedColumn[]): string {
  const texts = columns.map(({ key, parents, plan }) => {
    const keys = [key, ...parents.map((parent) => parent.key)].join('');
    return keys + cellAlphabet(plan.cell);
  });
  const characters = new Set(NOTATION + texts.join(''));
  return [...characters].filter((character) => character >= ' ').join('');
}

/** Texts that consist of encoded rows: of `perRow` rows at most for each row of the window. */
export class RowTexts extends TextVector {
  readonly #segments: readonly Segment[];
  readonly #longest: number;
  readonly #perRow: number;
  #encoder: RowEncoder | undefined;

  constructor(segments: readonly Segment[], longest: number, perRow: number) {
    super(longest * perRow, BYTE_COST);
    this.#segments = segments;
    this.#longest = longest;
    this.#perRow = perRow;
  }

  override room(rows: number): number {
    return RowEncoder.room(rows * this.#perRow, this.#longest) + 2 * Arena.room(rows, 4);
  }

  override allocate(arena: Arena, rows: number): void {
    this.#encoder = new RowEncoder(
      this.#segments,
      loops,
      arena,
      rows * this.#perRow,
      this.#longest,
    );
    this.starts = arena.int32(rows);
    this.lengths = arena.int32(rows);
  }

  /** Encodes `encoded` rows. Text `i` of `count` consists of the next `rowsOf[i]` of them, or of one. */
  encode(encoded: number, count: number, rowsOf?: Int32Array): void {
    const encoder = this.#encoder as RowEncoder;
    this.data = encoder.encode(encoded);
    const ends = encoder.starts;
    let row = 0;
    for (let i = 0; i < count; i++) {
      const start = ends[row] as number;
      row += rowsOf === undefined ? 1 : (rowsOf[i] as number);
      this.starts[i] = start;
      this.lengths[i] = (ends[row] as number) - start;
    }
  }

  piece(alphabet: string): Piece {
    return { kind: 'text', texts: this, alphabet, minLength: 0, maxLength: this.maxLength };
  }
}
