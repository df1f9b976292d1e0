import { counted } from '../../basics/counted.js';
import { MONEY_HINTS, POSTAL_HINTS } from '../../meanings/hints.js';
import { hasHint } from '../../meanings/name-hints.js';
import { inferDecimals, inferNumbers, inferWrittenDecimals } from '../numbers/infer-numbers.js';
import { namesIdentifiers } from '../privacy/identifier-names.js';
import { type DayOrder, parseMoment } from '../reading/parse-moment.js';
import { categories, MOST_ROWS } from './categories.js';
import { codeNumber } from './code-number.js';
import { type Detector, type Evidence, type Finding, scalarOf, shareOf } from './detector.js';
import { epoch } from './epoch.js';
import { areYears, type NumericColumn, numericColumn } from './numeric-column.js';
import { sortsRows } from './sorts-rows.js';
import { survey } from './survey.js';

/** Numbers: quantities, money, shares, years and coordinates, and also numeric ids and codes. */
export const quantity: Detector = {
  name: 'quantity',
  detect: (evidence): Finding | undefined => {
    const column = numericColumn(evidence);
    if (column === undefined || isCompactDate(column, evidence)) return undefined;
    const found =
      epoch(column, evidence) ??
      survey(column, evidence) ??
      codeNumber(column, evidence) ??
      fewNumbers(column, evidence) ??
      measured(column, evidence);
    const warnings = [
      ...(found.warnings ?? []),
      ...(column.others >= evidence.k
        ? [
            `${counted(column.others, 'row')} ${column.others === 1 ? 'contains' : 'contain'} no number`,
          ]
        : []),
    ];
    return { ...found, warnings };
  },
};

/** Whether the numbers are days such as 20240131 or 1312024: other numbers of as many digits are seldom valid days. */
function isCompactDate({ isWhole, min, max }: NumericColumn, evidence: Evidence): boolean {
  if (!isWhole || min < 1_000_000 || max > 99_999_999) return false;
  const areDays = (order: DayOrder): boolean =>
    shareOf(evidence, (text) => parseMoment(text, order) !== undefined) > 0.95;
  return areDays('mdy') || areDays('dmy');
}

const CODE_HINTS = [
  ...['code', 'class', 'category', 'group', 'level', 'flag', 'status', 'zone', 'fips'],
  ...POSTAL_HINTS,
];
const MOST_VALUES = 64;
/** Up to this many values of a wide range are labels, whatever the column's name. */
const FEW_VALUES = 12;
const SPARSE = 0.2;

/** A few distant numbers are labels, such as 0, 0.5 and 1, or the codes of regions. */
function fewNumbers(column: NumericColumn, evidence: Evidence): Finding | undefined {
  const { numbers, isWhole, min, max } = column;
  if (column.isPercent || column.isMoney) return undefined;
  if (numbers.length === 1 && column.others === 0) return constant(evidence);
  if (areYears(column, evidence.hints)) return undefined;
  const areNamed = hasHint(evidence.hints, CODE_HINTS) || isIdOfThings(column, evidence);
  if (numbers.length > MOST_VALUES && !(areNamed && sortsRows(evidence))) return undefined;
  const isSparse = numbers.length <= FEW_VALUES && numbers.length < SPARSE * (max - min + 1);
  const isHalf = !isWhole && numbers.length <= FEW_VALUES / 2;
  const areLabels = isWhole ? isSparse || areNamed : isHalf;
  return areLabels
    ? categories(evidence, 'choice', { confidence: 0.7, leastCoverage: MOST_ROWS })
    : undefined;
}

/** Numbers from 1 on without many gaps, such as those of months, are no more than counted. */
const MOST_GAPS = 2;

/** Whether numbers are ids of things, such as routes, that sort the rows. */
function isIdOfThings({ numbers, min, max }: NumericColumn, evidence: Evidence): boolean {
  if (!namesIdentifiers(evidence.name) || !sortsRows(evidence)) return false;
  return MOST_GAPS * numbers.length < max - min + 1;
}

function constant({ texts, values, k }: Evidence): Finding | undefined {
  const [text = ''] = texts;
  if (values.rows < k) return undefined;
  return { kind: 'constant', constraints: { value: scalarOf(text) }, confidence: 0.9 };
}

interface Kind {
  readonly kind: string;
  /** The field type to generate with, if it differs from `kind`. */
  readonly type?: string;
  readonly bounds?: { readonly min: number; readonly max: number };
}

/** The kind of a column of numbers, by percent and currency signs, then by its range and its name. */
function kindOf(column: NumericColumn, evidence: Evidence): Kind {
  const { hints } = evidence;
  const isWithin = (most: number): boolean => column.min >= -most && column.max <= most;
  if (column.isPercent && column.min >= 0) return { kind: 'percentage' };
  if (column.isMoney && column.min >= 0) return { kind: 'price' };
  if (areYears(column, evidence.hints)) return { kind: 'year' };
  if (column.isWhole) {
    const isAge = hints.has('age') && hints.size <= 2 && column.min >= 0 && column.max <= 120;
    return isAge ? { kind: 'age', type: 'integer' } : { kind: 'integer' };
  }
  if (hasHint(hints, ['lat', 'latitude']) && isWithin(90)) {
    return { kind: 'latitude', type: 'float', bounds: { min: -90, max: 90 } };
  }
  if (hasHint(hints, ['lon', 'lng', 'long', 'longitude']) && isWithin(180)) {
    return { kind: 'longitude', type: 'float', bounds: { min: -180, max: 180 } };
  }
  const isCents = column.numbers.every(({ decimals }) => decimals === 2);
  return isCents && column.min >= 0 && hasHint(hints, MONEY_HINTS)
    ? { kind: 'price' }
    : { kind: 'float' };
}

function measured(column: NumericColumn, evidence: Evidence): Finding {
  const { kind, type, bounds } = kindOf(column, evidence);
  const finding = { kind, ...(type && { type }), confidence: 0.9 };
  const isWhole = (type ?? kind) === 'integer' || kind === 'year';
  const precision = isWhole ? 0 : inferDecimals(column.numbers, evidence.k);
  const inferred = inferNumbers(column.numbers, precision, evidence.k);
  if (inferred === undefined) return finding;
  const { precision: most, min, max, distribution } = inferred;
  const isMixed = ['float', 'percentage'].includes(type ?? kind);
  const decimals = isMixed
    ? inferWrittenDecimals(column.numbers, precision, evidence.k)
    : undefined;
  return {
    ...finding,
    constraints: {
      min: Math.max(min, bounds?.min ?? min),
      max: Math.min(max, bounds?.max ?? max),
      ...(isWhole ? {} : { precision: most }),
      distribution,
      ...(decimals && { decimals }),
    },
  };
}
