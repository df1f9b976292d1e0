import { own } from '../basics/own.js';
import {
  type AgreeingField,
  agreeing,
  type Constraints,
  isNumber,
  type NamedField,
  type Neighbourhood,
  textChoices,
} from './agreeing-field.js';
import { converted, unitSymbol } from './converted.js';
import { MEANINGS } from './entries/index.js';
import { measures } from './entries/measures.js';
import { findMeaning } from './find-meaning.js';
import type { NumberMeaning } from './meaning.js';
import { distributionOf, hasNumbers } from './meant-field.js';
import { allWords, wordsOf } from './name-words.js';
import type { PlainField } from './plain-field.js';

/** Last words of names of units. */
const UNIT_WORDS = ['unit', 'uom'];
/** Words behind a unit that say no more: `unit_of_measure`. */
const MEASURE_WORDS = ['of', 'measure', 'measurement'];
/** Last words of names of numbers that mean what their table measures. */
const VALUE_WORDS = ['value', 'reading', 'measurement', 'result', 'numeric'];
/** What a unit of a size may belong to. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  dimension: ['width', 'height', 'depth', 'length', 'diameter', 'thickness'],
  size: ['width', 'height', 'depth', 'length', 'diameter'],
  mass: ['weight'],
};
/** A quantity that is measured: its numbers in its unit. */
interface Quantity {
  readonly numbers: NumberMeaning;
  readonly unit: string;
}

/** Numbers in the unit beside them, and units and numbers of what a row measures. */
export function measuredFields<Field extends NamedField>(
  fields: readonly Field[],
  around: Neighbourhood,
): readonly AgreeingField<Field>[] {
  const numbers = fields.filter((field) => isNumber(field) && around.isFree(field.name));
  const units = fields.filter(isUnit);
  const own = units.flatMap((unit) => withUnit(unit, numbers, around));
  const general = units.find((unit) => subjectOf(unit).length === 0);
  const values = numbers.filter(({ name }) => VALUE_WORDS.includes(wordsOf(name).at(-1) ?? ''));
  if (general === undefined && values.length === 0) return own;
  const kind = fields.find((field) => quantitiesOf(field, around).size > 0);
  if (kind !== undefined) return [...own, ...ofKind(kind, general, values, around)];
  return [...own, ...(general === undefined ? [] : inUnits(general, values, around))];
}

function isUnit({ name, type }: NamedField): boolean {
  return type === 'choice' && wordsOf(name).some((word) => UNIT_WORDS.includes(word));
}

/** What a unit belongs to: the words before it. */
function subjectOf({ name }: NamedField): readonly string[] {
  return wordsOf(name).filter((word) => ![...UNIT_WORDS, ...MEASURE_WORDS].includes(word));
}

/** Numbers in the unit that stands beside them: `weight` beside `weight_unit`. */
function withUnit<Field extends NamedField>(
  unit: Field,
  numbers: readonly Field[],
  around: Neighbourhood,
): readonly AgreeingField<Field>[] {
  const subject = subjectOf(unit).join(' ');
  if (subject === '') return [];
  const subjects = own(SIZES, subject) ?? [subject];
  return numbers.flatMap((field) => {
    const words = wordsOf(field.name).filter((word) => !VALUE_WORDS.includes(word));
    const isMeant = subjects.some((one) => ` ${words.join(' ')}`.endsWith(` ${one}`));
    const quantity = isMeant ? quantityOf(words, around) : undefined;
    if (quantity === undefined) return [];
    const rows = textChoices(unit).flatMap((choice) => {
      const range = converted(quantity.numbers, quantity.unit, unitSymbol(choice));
      return range === undefined ? [] : rowOf(field, choice, range, around);
    });
    return agreeing(field, unit, rows);
  });
}

/** The quantity that words mean; undefined if its unit is not known. */
function quantityOf(
  column: readonly string[],
  around: Neighbourhood,
  written = column,
): Quantity | undefined {
  const asked = { written, column, table: around.table, meanings: around.meanings };
  const found = findMeaning(asked, hasNumbers)?.meaning;
  if (found?.numbers === undefined || found.unit === undefined) return undefined;
  return { numbers: found.numbers, unit: found.unit };
}

/** The quantities that most entries of a list name, by their entries; empty if the list names something else. */
function quantitiesOf(field: PlainField, around: Neighbourhood): ReadonlyMap<string, Quantity> {
  const choices = textChoices(field);
  const found = new Map(
    choices.flatMap((choice) => {
      const quantity = quantityOf(wordsOf(choice), { ...around, table: [] }, allWords(choice));
      return quantity === undefined ? [] : [[choice, quantity] as const];
    }),
  );
  return found.size > 1 && 2 * found.size >= choices.length ? found : new Map();
}

/** The unit and the values of what a row measures, such as a temperature. */
function ofKind<Field extends NamedField>(
  kind: Field,
  unit: Field | undefined,
  values: readonly Field[],
  around: Neighbourhood,
): readonly AgreeingField<Field>[] {
  const quantities = quantitiesOf(kind, around);
  const numbers = values.flatMap((field) => {
    const rows = [...quantities].flatMap(([choice, { numbers: range }]) =>
      rowOf(field, choice, range, around),
    );
    return agreeing(field, kind, rows);
  });
  if (unit === undefined || !around.isFree(unit.name)) return numbers;
  const choices = [...new Set([...quantities.values()].map((one) => one.unit))];
  const others = textChoices(kind).filter((choice) => !quantities.has(choice));
  const mayBeNull = Number(unit.constraints?.null_rate ?? 0) > 0;
  const rows = [
    ...[...quantities].map(([choice, one]) => ({ when: [choice], weights: { [one.unit]: 1 } })),
    // What is neither measured in a unit nor named here, such as a motion.
    ...(mayBeNull ? others.map((choice) => ({ when: [choice], null_rate: 1 })) : []),
  ];
  const { weights: _, ...rest } = unit.constraints ?? {};
  const changed = { ...unit, constraints: { ...rest, choices } };
  return [...agreeing(changed, kind, rows), ...numbers];
}

/** Values in the unit beside them: those of the first quantity that is measured in it. */
function inUnits<Field extends NamedField>(
  unit: Field,
  values: readonly Field[],
  around: Neighbourhood,
): readonly AgreeingField<Field>[] {
  // What instruments measure comes before what laboratories do.
  const known = [...around.meanings, ...measures, ...MEANINGS];
  return values.flatMap((field) => {
    const rows = textChoices(unit).flatMap((choice) => {
      const symbol = unitSymbol(choice);
      const range = known.find(
        (meaning) => hasNumbers(meaning) && meaning.unit === symbol,
      )?.numbers;
      return range === undefined ? [] : rowOf(field, choice, range, around);
    });
    return agreeing(field, unit, rows);
  });
}

/** The row of a table of conditions for the numbers of a field; empty if the field has no room for them. */
function rowOf(
  { name, type }: NamedField,
  condition: string,
  range: NumberMeaning,
  around: Neighbourhood,
): readonly Constraints[] {
  const whole = type === 'integer';
  const [min, max] = whole ? [Math.floor(range.min), Math.ceil(range.max)] : [range.min, range.max];
  if (!around.hasRoom(name, min, max)) return [];
  const distribution = distributionOf(range) ?? { kind: 'uniform' };
  return [{ when: [condition], min, max, distribution }];
}
