import { type DrawnNumbers, evenNumbers, uniqueNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { literal, textColumn, whole } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import { weighted } from '../columns/weighted-values.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { listed } from './listed-values.js';

/** The shares are our estimate; they differ between countries. */
const BLOOD_TYPES = weighted({
  'O+': 38,
  'A+': 34,
  'B+': 9,
  'O-': 7,
  'A-': 6,
  'AB+': 3,
  'B-': 2,
  'AB-': 1,
});

export const bloodType = fieldType({
  name: 'blood_type',
  synonyms: ['blood_group'],
  category: 'health',
  description: 'Blood group with the Rhesus factor.',
  ...listed(BLOOD_TYPES),
});

/** The numbers of a vital sign of adults at rest: our estimate. The middle is the most frequent. */
interface Sign {
  readonly min: number;
  readonly max: number;
}

const HEART_RATE: Sign = { min: 52, max: 100 };
/** Tenths of a degree Celsius. */
const TEMPERATURE: Sign = { min: 360, max: 376 };
const SYSTOLIC: Sign = { min: 98, max: 152 };

const count = ({ min, max }: Sign): number => max - min + 1;

/** Numbers of a sign: the mean of two even draws, rounded, so that the ends are rare. */
function numbersOf(sign: Sign, context: ColumnContext): DrawnNumbers {
  const n = count(sign);
  if (context.unique) return uniqueNumbers(context, { min: sign.min, step: 1, n });
  const draws = evenNumbers(context.key('value'), { min: 0, step: 1, n: n * n });
  const values = new NumberVector();
  const fill: Fill = (_row, rows) => {
    for (let i = 0; i < rows; i++) {
      const draw = draws.values.data[i] as number;
      const high = Math.floor(draw / n);
      values.data[i] = sign.min + Math.floor((high + (draw - high * n)) / 2);
    }
  };
  return { values, steps: [...draws.steps, { vectors: [values], fill }] };
}

export const heartRate = fieldType({
  name: 'heart_rate',
  synonyms: ['pulse', 'bpm'],
  category: 'health',
  description: 'Heart beats a minute of an adult at rest.',
  constraints: {},
  capacity: () => count(HEART_RATE),
  plan: (_, context) => {
    const { values, steps } = numbersOf(HEART_RATE, context);
    const { min, max } = HEART_RATE;
    return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
  },
});

export const bodyTemperature = fieldType({
  name: 'body_temperature',
  synonyms: ['temperature_of_body', 'fever'],
  category: 'health',
  description: 'Body temperature of an adult without fever, in degrees Celsius.',
  constraints: {},
  capacity: () => count(TEMPERATURE),
  plan: (_, context) => {
    const { values, steps } = numbersOf(TEMPERATURE, context);
    const { min, max } = TEMPERATURE;
    return {
      type: { kind: 'decimal', digits: 3, scale: 1 },
      steps,
      cell: [{ kind: 'number', values, decimals: 1, minDigits: 1, min, max }],
    };
  },
});

/** The lower number is this share of the upper one, and up to a few units above it: our estimate. */
const DIASTOLIC = { share: 0.6, more: 8 };

export const bloodPressure = fieldType({
  name: 'blood_pressure',
  category: 'health',
  description: 'Blood pressure of an adult at rest, such as "124/79", in millimetres of mercury.',
  constraints: {},
  capacity: () => count(SYSTOLIC),
  plan: (_, context) => {
    const systolic = numbersOf(SYSTOLIC, context);
    const more = evenNumbers(context.key('diastolic'), { min: 0, step: 1, n: DIASTOLIC.more + 1 });
    const lower = new NumberVector();
    const fill: Fill = (_row, rows) => {
      for (let i = 0; i < rows; i++) {
        const upper = systolic.values.data[i] as number;
        lower.data[i] = Math.round(upper * DIASTOLIC.share) + (more.values.data[i] as number);
      }
    };
    return textColumn(
      [...systolic.steps, ...more.steps, { vectors: [lower], fill }],
      whole(systolic.values, SYSTOLIC.min, SYSTOLIC.max),
      literal('/'),
      whole(lower, 50, 110),
    );
  },
});
