import { constraintsOf } from '../field-types/common-constraints.js';
import { fieldTypes } from '../field-types/index.js';
import type { ColumnValues } from './column-values.js';
import { code } from './detectors/code.js';
import type { Evidence, Finding } from './detectors/detector.js';
import { detectors } from './detectors/index.js';
import { remainingText } from './detectors/remaining-text.js';
import type { ColumnProfile, InferredColumn } from './inferred-schema.js';
import type { KnownWords } from './known-words.js';
import { nameHints } from './name-hints.js';
import type { DecimalMark } from './parse-number.js';
import { tellableShare } from './privacy.js';

export interface ColumnContext {
  readonly k: number;
  readonly words: KnownWords;
  readonly decimalMark: DecimalMark;
}

const EMPTY: Finding = {
  kind: 'string',
  confidence: 0,
  warnings: ['it holds no value'],
};

export function inferColumn(
  name: string,
  values: ColumnValues,
  context: ColumnContext,
): InferredColumn {
  const evidence: Evidence = {
    ...context,
    values,
    texts: [...values.counts.keys()],
    hints: nameHints(name),
  };
  const found = values.rows === 0 ? EMPTY : makeable(firstFound(evidence), evidence);
  return tell(name, values, values.rows < context.k ? bare(found, values, context.k) : found);
}

/** A column that tells nothing but its place and how much of it is null. */
export function withheldColumn(name: string, values: ColumnValues): InferredColumn {
  const warnings = ['what was learnt of it did not pass the privacy gate and was withheld'];
  return tell(name, values, { kind: 'word', confidence: 0, warnings });
}

function firstFound(evidence: Evidence): Finding {
  for (const detector of detectors) {
    const found = detector.detect(evidence);
    if (found !== undefined) return found;
  }
  return remainingText.detect(evidence) as Finding;
}

/** The finding with a type that is there and constraints that it takes. */
function makeable(found: Finding, evidence: Evidence): Finding {
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

/** Types and defaults alone: a choice has no default that says anything. */
function bare(found: Finding, { rows }: ColumnValues, k: number): Finding {
  const type = found.type ?? found.kind;
  const told = type === 'choice' || type === 'constant' ? found.kind : type;
  const isKnown = told !== 'choice' && told !== 'constant' && fieldTypes.has(told);
  return {
    kind: isKnown ? found.kind : 'word',
    type: isKnown ? told : 'word',
    confidence: found.confidence / 2,
    warnings:
      rows === 0 ? (found.warnings ?? []) : [`under ${k} rows hold a value: only the type is told`],
  };
}

function tell(name: string, values: ColumnValues, found: Finding): InferredColumn {
  const type = found.type ?? found.kind;
  const nullRate = tellableShare(values.nulls, values.cells.length);
  const isTellable = found.constraints !== undefined && Object.keys(found.constraints).length > 0;
  const profile: ColumnProfile = {
    name,
    type,
    kind: found.kind,
    confidence: Math.round(found.confidence * 100) / 100,
    null_rate: nullRate,
    ...(isTellable ? { distinct: values.counts.size } : {}),
    warnings: found.warnings ?? [],
  };
  const constraints = {
    ...found.constraints,
    ...(nullRate > 0 ? { null_rate: nullRate } : {}),
  };
  return { field: { name, type, constraints }, profile };
}
