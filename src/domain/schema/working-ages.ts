import { isObject } from '../basics/members.js';
import { own } from '../basics/own.js';
import { textOrEmpty } from '../basics/text-or-empty.js';
import { LEAST_AGE_OF_HIRE, WORKING_AGES } from '../entities/grades-by-age.js';
import { snakeName } from '../entities/link.js';
import type { Field } from '../generation/generate-request.js';
import { AGE_BOUNDS, isAgedApart } from '../generation/given/shown-ages.js';
import { constraintsOf, type Definition } from './params/definitions.js';

/** The types that show a person at work. */
const WORK: ReadonlySet<string> = new Set(['job_title', 'salary', 'hire_date']);

/** The names of the bounds of the types that show an age. */
const BOUNDS: Readonly<Record<string, readonly [least: string, greatest: string]>> = {
  ...AGE_BOUNDS,
  hire_date: ['min_age', 'max_age'],
};

const IS_HIRE =
  /(?:^|_)(?:hire_date|hired_(?:on|at)|date_of_hire|date_joined|joining_date|employment_date)$/;

/** The constraints that a date of hire has, too. */
const SHARED: ReadonlySet<string> = new Set(['format', 'null_rate', 'link']);

/** A date whose name says that it is the day of a hire, and which sets nothing else, has the type of such days. */
export function asHireDate(definition: Definition): Definition {
  const { input, key } = definition;
  const isDate = isObject(input) && input.type === 'date' && typeof key === 'string';
  if (!isDate || !IS_HIRE.test(snakeName(key))) return definition;
  const given = constraintsOf(definition);
  const isFree = Object.keys(given).every((name) => SHARED.has(name));
  const hasForm =
    given.format === undefined || ['iso', 'us', 'eu'].includes(textOrEmpty(given.format));
  return isFree && hasForm ? { ...definition, input: { ...input, type: 'hire_date' } } : definition;
}

interface Aged {
  readonly index: number;
  readonly field: Field;
  readonly isBounded: boolean;
}

/**
 * The fields of a table in which people at work have ages at which people work: 18 to 66, or the bounds that their age or birth
 * date has. A field with bounds of its own keeps them, and nobody younger than 16 has a day of hire. People of different
 * links are different.
 */
export function withWorkingAges(
  definitions: readonly Definition[],
  fields: readonly (Field | undefined)[],
  correlated: readonly string[],
): readonly (Field | undefined)[] {
  const people = new Map<string, { isAtWork: boolean; readonly aged: Aged[] }>();
  fields.forEach((field, index) => {
    const name = field?.type.name ?? '';
    const bounds = own(BOUNDS, name);
    if (field === undefined || (bounds === undefined && !WORK.has(name))) return;
    const id = JSON.stringify([field.link, field.locale]);
    const person = people.get(id) ?? { isAtWork: false, aged: [] };
    people.set(id, person);
    person.isAtWork ||= WORK.has(name);
    if (bounds === undefined) return;
    const given = constraintsOf(definitions[index] as Definition);
    person.aged.push({
      index,
      field,
      isBounded: bounds.some((bound) => given[bound] !== undefined),
    });
  });
  const changed = [...fields];
  for (const { isAtWork, aged } of people.values()) {
    const shared = aged.filter(({ field }) => !isAgedApart(field, correlated));
    if (!isAtWork || shared.length === 0) continue;
    const [bounded] = shared.filter(
      ({ field, isBounded }) => isBounded && field.type.name !== 'hire_date',
    );
    const [least, greatest] = bounded === undefined ? ['', ''] : boundsOf(bounded.field);
    const { min, max } =
      bounded === undefined
        ? WORKING_AGES
        : { min: bounded.field.constraints[least], max: bounded.field.constraints[greatest] };
    const areChildren = Number(max) < LEAST_AGE_OF_HIRE;
    const free = shared.filter(
      ({ field, isBounded }) => !isBounded && !(areChildren && field.type.name === 'hire_date'),
    );
    for (const { index, field } of free) {
      const [low, high] = boundsOf(field);
      const constraints = { ...field.constraints, [low]: min, [high]: max };
      changed[index] = { ...field, constraints };
    }
  }
  return changed;
}

function boundsOf({ type }: Field): readonly [least: string, greatest: string] {
  return BOUNDS[type.name] as readonly [string, string];
}
