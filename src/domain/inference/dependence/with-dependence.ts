import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../basics/stepwise.js';
import type { Failure } from '../../errors/failure.js';
import { planTableStepwise } from '../../generation/plan-table.js';
import type { InferenceOptions, InferredField, InferredSchema } from '../inferred-schema.js';
import type { JoinedColumn } from '../links/joined-columns.js';
import { faultyFields, trial, vocabularyOf } from '../trial/trial.js';
import { dependentFields } from './dependent-fields.js';
import { type AllGiven, type Dependence, NOTHING_GIVEN } from './learn-dependence.js';

/** Adds formulas, templates, tables of conditions and correlations to a schema, without those that a request would be refused for. */
export function withDependence(
  schema: InferredSchema,
  dependence: Dependence,
  joined: readonly JoinedColumn[],
  options: InferenceOptions,
  { table }: Pick<AllGiven, 'table'> = NOTHING_GIVEN,
): InferredSchema {
  let fields = dependentFields(schema.fields, dependence, joined, options.fieldTypes);
  let pairs = dependence.correlate;
  // Each round leaves out some dependence, so the rounds end: at the latest with no field that depends on others.
  while (true) {
    const asked = fields.map(({ field }) => field);
    // Fields that are given come last, so that places of faults are those of the others.
    const all = { ...table, fields: [...asked, ...table.fields] };
    const refused = refusal({ ...all, correlate: pairs }, options);
    if (refused === undefined)
      return { ...withTypes(schema, asked), fields: asked, correlate: pairs };
    const faulty = faultyFields(refused);
    const losesPairs = faulty.has(-1) && pairs.length > 0;
    const isSimpler = fields.map(({ field, simpler }, i) => faulty.has(i) && field !== simpler);
    if (!losesPairs && !isSimpler.includes(true)) return schema;
    if (losesPairs) pairs = [];
    fields = fields.map(({ field, simpler }, i) => ({
      field: isSimpler[i] ? simpler : field,
      simpler,
    }));
  }
}

/** The schema, whose profiles have the types of the fields. */
function withTypes(schema: InferredSchema, fields: readonly InferredField[]): InferredSchema {
  const columns = schema.columns.map((column, i) => ({
    ...column,
    type: fields[i]?.type ?? column.type,
  }));
  return { ...schema, columns };
}

/** The failure with which a request would be refused; undefined if it would be accepted. */
export function refusal(table: object, options: InferenceOptions): Failure | undefined {
  const decoded = trial(table, options);
  if (E.isLeft(decoded)) return decoded.left;
  const planned = inOneGo(planTableStepwise(decoded.right, vocabularyOf(options)));
  return E.isLeft(planned) ? planned.left : undefined;
}
