import { constraintsOf, inferredConstraints } from '../../field-types/common-constraints.js';
import type { FieldType, FieldTypes } from '../../field-types/field-type.js';
import { nameHints } from '../../meanings/name-hints.js';
import { categories } from '../detectors/categories.js';
import { code } from '../detectors/code.js';
import type { Evidence, Finding } from '../detectors/detector.js';
import { detectors } from '../detectors/index.js';
import { remainingText } from '../detectors/remaining-text.js';
import { areNamedThings } from '../detectors/thing-names.js';
import type { ColumnSummary, InferredColumn } from '../inferred-schema.js';
import { disclosableConfidence, disclosableDistinct, disclosableRate } from '../privacy/privacy.js';
import { saidNames } from '../privacy/said-names.js';
import type { ColumnValues } from '../reading/column-values.js';
import type { KnownWords } from '../reading/known-words.js';
import type { DecimalMark } from '../reading/parse-number.js';
import { REASON } from './reason.js';

export interface ColumnContext {
  readonly k: number;
  readonly fieldTypes: FieldTypes;
  readonly words: KnownWords;
  readonly decimalMark: DecimalMark;
  /** The rows of the file for each sampled one; 1 if all are sampled, or if these are the first ones. */
  readonly rowsEach: number;
  /** The name of the column, behind that of the array if it has the items of one: `patients.name`. */
  readonly path: string;
  /** Whether the owner of the table says that the values are categories. */
  readonly isCategory: boolean;
}

/** The confidence in a type that too few rows suggest to tell more about it. */
const BARE_CONFIDENCE = 0.5;

const EMPTY: Finding = {
  kind: 'string',
  confidence: 0,
  warnings: ['the column has no values'],
};

/** Infers a field and a summary from the values of a column. */
export function inferColumn(
  name: string,
  values: ColumnValues,
  context: ColumnContext,
): InferredColumn {
  const read: Evidence = {
    ...context,
    name,
    values,
    texts: [...values.counts.keys()],
    hints: nameHints(name),
    saidNames: context.isCategory ? undefined : saidNames(context.path, context.fieldTypes),
  };
  const evidence = areNamedThings(read) ? { ...read, saidNames: undefined } : read;
  const stated = context.isCategory ? declared(evidence) : undefined;
  const found =
    values.rows === 0
      ? EMPTY
      : makeable(stated ?? firstFound(evidence), evidence, context.fieldTypes);
  const disclosed = values.rows < context.k ? bare(found, values, context) : found;
  const because = stated === undefined ? reasonOf(found, evidence, context) : REASON.owner;
  return columnOf(name, values, disclosed, because, context.k);
}

/** The name of a column that says nothing. */
const NO_NAME = { name: '', hints: new Set<string>(), saidNames: undefined };

/** Whether a column of these values would have another kind under a name that says nothing. */
function reasonOf(
  { kind, type }: Finding,
  evidence: Evidence,
  { fieldTypes }: Pick<ColumnContext, 'fieldTypes'>,
): string {
  if (evidence.values.rows === 0) return REASON.empty;
  const alone = makeable(firstFound({ ...evidence, ...NO_NAME }), evidence, fieldTypes);
  return alone.kind === kind && (alone.type ?? alone.kind) === (type ?? kind)
    ? REASON.values
    : REASON.name(alone.kind);
}

/** A column of random words, of which nothing is disclosed but its name and its share of nulls. */
export function withheldColumn(name: string, values: ColumnValues, k: number): InferredColumn {
  const warnings = ['the inferred constraints did not pass the privacy gate and were withheld'];
  const withheld = { kind: 'word', confidence: 0, warnings };
  return columnOf(name, values, withheld, REASON.withheld, k);
}

/** The values of a column that its owner declares as categories; undefined if none of them may be listed. */
function declared(evidence: Evidence): Finding | undefined {
  return categories(evidence, 'choice', { confidence: 1, leastCoverage: 0 });
}

function firstFound(evidence: Evidence): Finding {
  for (const detector of detectors) {
    const found = detector.detect(evidence);
    if (found !== undefined) return found;
  }
  return remainingText.detect(evidence) as Finding;
}

/** The finding with a registered field type and only the constraints that this type supports. */
function makeable(found: Finding, evidence: Evidence, fieldTypes: FieldTypes): Finding {
  const type = fieldTypes.get(found.type ?? found.kind);
  if (type === undefined) {
    const coarser = code.detect(evidence) ?? (remainingText.detect(evidence) as Finding);
    return { ...coarser, type: coarser.type ?? coarser.kind, kind: found.kind };
  }
  const takes = constraintsOf(type);
  const given = Object.entries(found.constraints ?? {});
  return {
    ...found,
    constraints: Object.fromEntries(given.filter(([member]) => Object.hasOwn(takes, member))),
  };
}

/**
 * The finding for columns with fewer than k rows: the type, with the notation of days and times. `choice` and `constant`
 * require constraints.
 */
function bare(
  found: Finding,
  { rows, nulls }: ColumnValues,
  { k, fieldTypes }: Pick<ColumnContext, 'k' | 'fieldTypes'>,
): Finding {
  const type = found.type ?? found.kind;
  const safe = type === 'choice' || type === 'constant' ? found.kind : type;
  const isKnown = safe !== 'choice' && safe !== 'constant' && fieldTypes.has(safe);
  return {
    kind: isKnown ? found.kind : 'word',
    type: isKnown ? safe : 'word',
    constraints: isKnown ? notationOf(found, fieldTypes.get(safe)) : {},
    confidence: rows === 0 ? 0 : BARE_CONFIDENCE,
    warnings:
      rows === 0 && nulls >= k
        ? (found.warnings ?? [])
        : [`fewer than ${k} rows have a value: only the type is inferred`],
  };
}

/** The constraints that tell how values are written. */
function notationOf({ constraints = {} }: Finding, type: FieldType | undefined) {
  const disclosed = type && inferredConstraints(type);
  return Object.fromEntries(
    Object.entries(constraints).filter(
      ([member, value]) => value !== undefined && disclosed?.get(member) === 'notation',
    ),
  );
}

function columnOf(
  name: string,
  values: ColumnValues,
  found: Finding,
  because: string,
  k: number,
): InferredColumn {
  const type = found.type ?? found.kind;
  const nullRate = disclosableRate(values.nulls, values.rows, k);
  const isDisclosable = values.rows >= k && Object.keys(found.constraints ?? {}).length > 0;
  const summary: ColumnSummary = {
    name,
    type,
    kind: found.kind,
    because,
    confidence: disclosableConfidence(found.confidence, values.rows, k),
    null_rate: nullRate,
    ...(isDisclosable ? { distinct: disclosableDistinct(values.counts, k) } : {}),
    warnings: found.warnings ?? [],
  };
  const constraints = {
    ...found.constraints,
    ...(nullRate > 0 ? { null_rate: nullRate } : {}),
  };
  const locale = found.locale === undefined ? {} : { locale: found.locale };
  const { joined } = found;
  return { field: { name, type, constraints, ...locale }, summary, ...(joined && { joined }) };
}
