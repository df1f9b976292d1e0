import type { Stepwise } from '../basics/stepwise.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { singleSteps } from '../columns/one-step.js';
import { Person } from '../entities/person.js';
import { Place } from '../entities/place.js';
import type { Field, GenerateRequest, Overrides } from '../generation/generate-request.js';
import { TableContext } from '../generation/table-context.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { atOwnRow, type VersionNumbers, withSteps } from './version-rows.js';

/** A column whose rows are versions, and whether it differs from version to version. */
export interface VersionColumn {
  readonly plan: ColumnPlan;
  readonly differs: boolean;
}

/**
 * The columns of the fields that change together, in versions of rows, after a step for each column that stays. What they share with columns that stay, such as the
 * name of a person, stays as well: a new address of a person still has that name.
 */
export function* versionColumns(
  request: GenerateRequest,
  changing: ReadonlySet<string>,
  numbers: VersionNumbers,
  vocabulary: Vocabulary,
): Stepwise<(field: Field) => VersionColumn | undefined> {
  const ownRow = atOwnRow(numbers);
  const staying = new Set<FillStep>();
  const overrides: Overrides = {
    makePerson: (key, lexicon, _link, gender) => new Person(key, lexicon, gender),
    makePlace: (key, lexicon, _link, narrowing) => new Place(key, lexicon, narrowing),
    column: (field, plan) => {
      if (changing.has(field.name)) return plan;
      for (const step of singleSteps(plan.steps)) staying.add(step);
      return withSteps(plan, ownRow);
    },
  };
  const { view: _, ...whole } = request;
  const context = TableContext.of({ ...whole, overrides }, vocabulary);
  for (const field of request.fields) {
    if (changing.has(field.name) || field.type.showsLife) continue;
    context.column(field);
    yield;
  }
  const isOwn = new Set<FillStep>();
  for (const step of staying) isOwn.add(ownRow(step));
  return (field) => {
    const plan = context.column(field);
    if (plan === undefined) return undefined;
    const steps = singleSteps(plan.steps);
    const stays = (step: FillStep): boolean => staying.has(step) || isOwn.has(step);
    return {
      plan: withSteps(plan, (step) => (staying.has(step) ? ownRow(step) : step)),
      differs: steps.some((step) => step.vectors.length > 0 && !stays(step)),
    };
  };
}
