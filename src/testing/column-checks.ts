import type { ColumnPlan, DataType, Piece } from '../domain/columns/column-plan.js';
import { fillRows } from './fill-rows.js';
import { assert, shown } from './law.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The forms of a day and of a moment in JSON. */
const DATE = /^"(\d{4}-\d\d-\d\d)"$/;
const DATETIME = /^"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{3})?Z"$/;
const TIME = /^"(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d"$/;
const UUID = /^"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"$/;
const NUMBER = /^-?(\d+)(?:\.(\d+))?$/;

function isDay(text: string): boolean {
  const time = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10));
}

/** Whether a cell, given as JSON text, has the type that the plan of its column states. */
function isOfType(cell: string, type: DataType): boolean {
  const [, whole = '', fraction = ''] = NUMBER.exec(cell) ?? [];
  switch (type.kind) {
    case 'integer':
      return whole !== '' && fraction === '' && +cell >= type.min && +cell <= type.max;
    case 'decimal':
      return (
        whole !== '' && fraction.length <= type.scale && whole.length + type.scale <= type.digits
      );
    case 'boolean':
      return cell === 'true' || cell === 'false';
    case 'text':
      return cell.startsWith('"');
    case 'date':
      return isDay(DATE.exec(cell)?.[1] ?? '');
    case 'datetime': {
      const [, seconds = '', milliseconds] = DATETIME.exec(cell) ?? [];
      return isDay(seconds) && (milliseconds !== undefined) === type.milliseconds;
    }
    case 'time':
      return TIME.test(cell);
    case 'uuid':
      return UUID.test(cell);
    case 'json':
    case 'array':
    case 'object':
    case 'mixed':
      return true;
  }
}

/** Throws an error that names the first cell whose type differs from that of the plan. */
export function checkTypes(cells: readonly string[], { type }: ColumnPlan): void {
  const wrong = cells.find((cell) => !isOfType(cell, type));
  assert(wrong === undefined, `${wrong} is not of the type ${JSON.stringify(type)}`);
}

const BEYOND_BMP = /[\u{10000}-\u{10ffff}]/u;

/** Whether an alphabet has a character. One character beyond U+FFFF represents all of them. */
function standsIn(alphabet: string, character: string): boolean {
  return alphabet.includes(character) || (BEYOND_BMP.test(character) && BEYOND_BMP.test(alphabet));
}

/** Throws an error if the value of row `i` is outside the bounds that the piece states. */
function checkPiece(piece: Piece, i: number): void {
  if (piece.kind === 'words') {
    const index = piece.indices.data[i] as number;
    const { length } = piece.table.entries;
    assert(index >= 0 && index < length, `row ${i} has word ${index} of ${length}`);
  }
  if (piece.kind === 'number') {
    const value = piece.values.data[i] as number;
    assert(Number.isSafeInteger(value), `row ${i} has ${value}, which is not a whole number`);
    const { min, max } = piece;
    assert(value >= min && value <= max, `row ${i} has ${value}, expected ${min} to ${max}`);
  }
  if (piece.kind === 'text') {
    const start = piece.texts.starts[i] as number;
    const length = piece.texts.lengths[i] as number;
    const { minLength, maxLength, alphabet } = piece;
    assert(
      length >= minLength && length <= maxLength,
      `row ${i} has ${length} bytes, expected ${minLength} to ${maxLength}`,
    );
    const text = decoder.decode(piece.texts.data.subarray(start, start + length));
    const other = [...text].find((character) => !standsIn(alphabet, character));
    assert(other === undefined, `row ${i} has ${shown(other)}, which is not in its alphabet`);
  }
}

/** Throws an error if a value of the first `count` rows is outside the bounds that its pieces state. */
export function checkPieces(plan: ColumnPlan, count: number): void {
  fillRows(plan.steps, 0, count);
  for (const piece of [...plan.cell, ...(plan.sqlCell ?? [])]) {
    for (let i = 0; i < count; i++) checkPiece(piece, i);
  }
}
