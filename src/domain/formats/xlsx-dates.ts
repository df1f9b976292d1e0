import type { Piece } from '../columns/column-plan.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import type { Moments } from '../columns/moments.js';
import { NumberVector } from '../columns/vectors.js';
import { DAY_MS } from '../time/calendar.js';

/** The day number of 1970-01-01 in a spreadsheet. */
const EPOCH = 25_569;
/** Spreadsheets count a 29 February 1900, so earlier days have other numbers, and days before 1900 have none. */
const FIRST = Date.UTC(1900, 2, 1);
const LAST = Date.UTC(9999, 11, 31) + DAY_MS - 1;

/** The decimals of a day, and of a moment, whose unit is 0.0864 ms. */
const DAY = { decimals: 0, one: 1 };
const MOMENT = { decimals: 9, one: 1_000_000_000 };

/** A cell that shows moments as the day numbers of a spreadsheet. */
export interface DayNumbers {
  readonly piece: Piece;
  readonly step: FillStep;
}

/** Whether a spreadsheet can count every day of these moments. */
export function isCountable({ span }: Moments): boolean {
  return span.from >= FIRST && span.to <= LAST;
}

/** Returns the moments as days, with a fraction if they have a time of day. */
export function dayNumbers({ values, grain, span }: Moments): DayNumbers {
  const numbers = new NumberVector();
  const dayTicks = DAY_MS / grain.unit;
  const { decimals, one } = dayTicks === 1 ? DAY : MOMENT;
  const numberOf = (tick: number): number => {
    const day = Math.floor(tick / dayTicks);
    const rest = tick - day * dayTicks;
    // Some readers round to milliseconds and others cut: one or two units above the moment, both get it right.
    return (day + EPOCH) * one + (rest === 0 ? 0 : Math.ceil((rest / dayTicks) * one) + 1);
  };
  const fill: Fill = (_row, count) => {
    const ticks = values.data;
    const { data } = numbers;
    for (let i = 0; i < count; i++) data[i] = numberOf(ticks[i] as number);
  };
  return {
    piece: {
      kind: 'number',
      values: numbers,
      decimals,
      minDigits: 1,
      min: numberOf(Math.floor(span.from / grain.unit)),
      max: numberOf(Math.ceil(span.to / grain.unit)),
    },
    step: { vectors: [numbers], fill },
  };
}
