import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import { planTableStepwise } from '../generation/plan-table.js';
import { plainVocabulary } from '../lexicon/plain-lexicon.js';
import type { ComputedColumn } from './dependence/computed-columns.js';
import type { Dependence } from './dependence/learn-dependence.js';
import type { InferredAfter } from './dependence/ordered-moments.js';
import type { InferenceOptions, InferredField, InferredSchema } from './inferred-schema.js';
import { faultyFields, trial } from './trial.js';

const MOST_ROUNDS = 20;

/** Adds formulas, tables of conditions and correlations to a schema, without those that a request would be refused for. */
export function withDependence(
  schema: InferredSchema,
  { tables, correlate, computed, ordered }: Dependence,
  options: InferenceOptions,
): InferredSchema {
  const afters = new Map(ordered.map(({ name, after }) => [name, after]));
  const formulas = new Map(computed.map((column) => [column.name, column]));
  let fields: readonly InferredField[] = schema.fields.map((field) => {
    const formula = formulas.get(field.name);
    if (formula !== undefined && options.fieldTypes.has('formula')) return formulaField(formula);
    const after = afters.get(field.name);
    const constraints = after ? followingOf(field.constraints, after) : field.constraints;
    const given = tables.get(field.name);
    return { ...field, constraints: given === undefined ? constraints : { ...constraints, given } };
  });
  let pairs = correlate;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const refused = refusal({ fields, correlate: pairs }, options);
    if (refused === undefined) return { ...withTypes(schema, fields), fields, correlate: pairs };
    const faulty = faultyFields(refused);
    if (faulty.has(-1)) pairs = [];
    fields = fields.map((field, i) =>
      faulty.has(i) ? (schema.fields[i] as InferredField) : field,
    );
  }
  return schema;
}

/** The constraints of a field that follows another one; its own range would contradict the distance. */
function followingOf(constraints: InferredField['constraints'], after: InferredAfter) {
  const { start, end, distribution, ...others } = constraints;
  return { ...others, after };
}

function formulaField({ name, expression, precision }: ComputedColumn): InferredField {
  return { name, type: 'formula', constraints: { expression, precision } };
}

/** The schema, whose profiles have the types of the fields. */
function withTypes(schema: InferredSchema, fields: readonly InferredField[]): InferredSchema {
  const columns = schema.columns.map((column, i) => ({
    ...column,
    type: fields[i]?.type ?? column.type,
  }));
  return { ...schema, columns };
}

function refusal(table: object, options: InferenceOptions): Failure | undefined {
  const decoded = trial(table, options);
  if (E.isLeft(decoded)) return decoded.left;
  const vocabulary = plainVocabulary([options.lexicon]);
  const planned = inOneGo(planTableStepwise(decoded.right, vocabulary));
  return E.isLeft(planned) ? planned.left : undefined;
}
