import { greatest, least } from '../basics/extremes.js';
import type { DataType, Piece } from '../columns/column-plan.js';

type NumberPiece = Extract<Piece, { readonly kind: 'number' }>;

/** The type of a column whose cells have one of these types, or undefined if they are written differently. */
export function joinedType(types: readonly [DataType, ...DataType[]]): DataType | undefined {
  return types.reduce<DataType | undefined>(
    (joined, type) => joined && joinedPair(joined, type),
    types[0],
  );
}

function joinedPair(a: DataType, b: DataType): DataType | undefined {
  if (a.kind === 'integer' && b.kind === 'integer') {
    return { kind: 'integer', min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
  }
  if (a.kind === 'decimal' && b.kind === 'decimal') {
    if (a.scale !== b.scale) return undefined;
    return { kind: 'decimal', scale: a.scale, digits: Math.max(a.digits, b.digits) };
  }
  if (a.kind === 'datetime' && b.kind === 'datetime') {
    return a.milliseconds === b.milliseconds ? a : undefined;
  }
  if (a.kind === b.kind) return a;
  return isText(a) && isText(b) ? { kind: 'text' } : undefined;
}

/** Whether formats of texts write the values of a type as they write any text. */
function isText({ kind }: DataType): boolean {
  return kind === 'text' || kind === 'time' || kind === 'uuid';
}

/** The notation of numbers that are written like those of all pieces, or undefined if these differ. */
export function joinedNotation(
  pieces: readonly [NumberPiece, ...NumberPiece[]],
): Omit<NumberPiece, 'values'> | undefined {
  const [{ kind, decimals, minDigits }] = pieces;
  const isSame = pieces.every(
    (piece) => piece.decimals === decimals && piece.minDigits === minDigits,
  );
  if (!isSame) return undefined;
  const min = least(pieces.map((piece) => piece.min));
  const max = greatest(pieces.map((piece) => piece.max));
  return { kind, decimals, minDigits, min, max };
}
