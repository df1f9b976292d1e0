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
  return a.kind === b.kind ? a : undefined;
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
  const min = Math.min(...pieces.map((piece) => piece.min));
  const max = Math.max(...pieces.map((piece) => piece.max));
  return { kind, decimals, minDigits, min, max };
}
