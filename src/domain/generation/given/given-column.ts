import { decimalText } from '../../basics/decimal-text.js';
import { lazy } from '../../basics/lazy.js';
import { scalarType } from '../../columns/choice-column.js';
import type { ColumnPlan, DataType, Piece } from '../../columns/column-plan.js';
import type { FillStep } from '../../columns/fill-step.js';
import type { Moments } from '../../columns/moments.js';
import { words } from '../../columns/pieces.js';
import { IndexVector, NumberVector } from '../../columns/vectors.js';
import type { Scalar } from '../../kernel/word-table.js';
import { hull } from '../../time/instant.js';
import { givenMoment } from './given-moment.js';

/** The largest stored number of a column. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/**
 * A column with one value in every row, as other fields see it: it can have all values that `plan` can have, so that
 * conditions on them stay valid. Returns `plan` itself if the column cannot have the value. Null leaves the moments of the
 * rows as they are, as the nulls of `null_rate` do.
 */
export function givenColumn(plan: ColumnPlan, value: Scalar | null, format: unknown): ColumnPlan {
  if (value === null) return withPresence(plan, 0);
  const shown = shownColumn(plan, value);
  if (shown === undefined) return plan;
  const present = plan.present === undefined ? shown : withPresence(shown, 1);
  return plan.moments === undefined ? present : withMoments(present, plan.moments, value, format);
}

function withPresence(plan: ColumnPlan, flag: 0 | 1): ColumnPlan {
  const present = new IndexVector();
  return { ...plan, present, steps: [...plan.steps, constantStep(present, flag)] };
}

/** A step that sets a vector to the same number in every row. */
function constantStep(vector: IndexVector | NumberVector, value: number): FillStep {
  return { vectors: [vector], fill: (_row, count) => void vector.data.fill(value, 0, count) };
}

function shownColumn(plan: ColumnPlan, value: Scalar): ColumnPlan | undefined {
  const [piece, ...others] = plan.cell;
  const { sqlCell: _, totals: _totals, ...column } = plan;
  if (others.length === 0 && plan.moments === undefined) {
    if (piece?.kind === 'words') return wordColumn(column, piece, value);
    if (piece?.kind === 'number') return numberColumn(column, piece, value);
  }
  const isText = plan.type.kind === 'text' && typeof value === 'string';
  const isMoment = plan.moments !== undefined && typeof value !== 'boolean';
  if (!isText && !isMoment) return undefined;
  const indices = new IndexVector();
  return {
    ...column,
    steps: [...plan.steps, constantStep(indices, 0)],
    cell: [words([value], indices)],
  };
}

function wordColumn(
  plan: ColumnPlan,
  { table, indices }: Extract<Piece, { readonly kind: 'words' }>,
  value: Scalar,
): ColumnPlan | undefined {
  const { entries } = table;
  const at = entries.indexOf(value);
  if (at < 0 && (plan.reached || !entries.some((entry) => typeof entry === typeof value))) {
    return undefined;
  }
  const list = at < 0 ? [...entries, value] : entries;
  const given = new IndexVector();
  return {
    ...plan,
    type: at < 0 ? scalarType(list) : plan.type,
    steps: [...plan.steps, constantStep(given, at < 0 ? entries.length : at)],
    cell: [words(list, given)],
    ...(plan.reached && { reached: reachedIn(plan.reached, indices, at) }),
  };
}

/** The moments of a workflow whose rows stop at step `stop`: `stops` is no longer drawn. */
function reachedIn(
  reached: NonNullable<ColumnPlan['reached']>,
  stops: IndexVector,
  stop: number,
): NonNullable<ColumnPlan['reached']> {
  const given = constantStep(stops, stop);
  const withStop = (step: FillStep): FillStep => (step.vectors.includes(stops) ? given : step);
  return new Map(
    Array.from(reached, ([state, momentsOf]) => [
      state,
      lazy(() => {
        const moments = momentsOf();
        return { ...moments, steps: moments.steps.map(withStop) };
      }),
    ]),
  );
}

function numberColumn(
  plan: ColumnPlan,
  { shown, ...piece }: Extract<Piece, { readonly kind: 'number' }>,
  value: Scalar,
): ColumnPlan | undefined {
  if (typeof value !== 'number') return undefined;
  const text = decimalText(value);
  const ownDecimals = text.split('.')[1]?.length ?? 0;
  const decimals = Math.max(piece.decimals, ownDecimals);
  const more = decimals - piece.decimals;
  const factor = Number(`1e${more}`);
  // The text of a number and a power of ten are read as one number, which is therefore exact.
  const units = Number(`${text}e${decimals}`);
  const min = Math.min(units, piece.min * factor);
  const max = Math.max(units, piece.max * factor);
  if (max > LARGEST || min < -LARGEST) return undefined;
  const values = new NumberVector();
  return {
    ...plan,
    type: numberType(plan.type, { min, max, decimals }),
    steps: [...plan.steps, constantStep(values, units)],
    cell: [
      {
        ...piece,
        ...(more === 0 && shown && { shown }),
        minDigits: piece.minDigits + more,
        values,
        decimals,
        min,
        max,
      },
    ],
  };
}

function numberType(
  type: DataType,
  { min, max, decimals }: { readonly min: number; readonly max: number; readonly decimals: number },
): DataType {
  if (type.kind === 'integer' && decimals === 0) return { kind: 'integer', min, max };
  if (type.kind !== 'integer' && type.kind !== 'decimal') return type;
  const digits = String(Math.max(Math.abs(min), Math.abs(max))).length;
  return { kind: 'decimal', digits: Math.max(digits, decimals + 1), scale: decimals };
}

function withMoments(
  plan: ColumnPlan,
  { grain, span }: Moments,
  value: Scalar,
  format: unknown,
): ColumnPlan {
  const moment = givenMoment(value, format);
  if (moment === undefined) return plan;
  const values = new NumberVector();
  const steps = [...plan.steps, constantStep(values, Math.floor(moment / grain.unit))];
  const moments = { grain, span: hull([span, { from: moment, to: moment }]), values, steps };
  return { ...plan, steps, moments };
}
