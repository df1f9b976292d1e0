import { isObject } from '../basics/members.js';
import { object } from '../constraints/objects.js';
import { expecting, optionalObject } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { ROW_LINK } from '../entities/link.js';
import type { FaultList } from '../errors/fault-list.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';
import { nullRate } from '../field-types/common-constraints.js';
import { isRelationType } from '../field-types/relation-type-names.js';
import { arrayLength } from '../generation/array-length.js';
import { ascendsOver } from '../generation/ascends-over.js';
import { rowSize } from '../generation/encode/row-size.js';
import type { Field } from '../generation/generate-request.js';
import { checkAnchors } from './checks/check-anchors.js';
import { checkPlaces } from './checks/check-places.js';
import { checkReferences } from './checks/check-references.js';
import { checkDistinctNames } from './checks/check-table.js';
import { decodeField, type FieldContext } from './decode-field.js';
import { decodeMembers } from './decode-members.js';
import {
  ARRAY,
  type Definition,
  itemDefinitions,
  membersOf,
  placeOf,
  requiredOf,
} from './params/definitions.js';
import { fieldParams } from './params/field-params.js';

/** The most values of a row in an array, with those of arrays inside it. */
const MAX_ROW_VALUES = 20_000;

/** The most lengths that a window may draw before its own: a few milliseconds of work. */
const MAX_BLOCK = 2 ** 20;

const arrayConstraints = { ...arrayLength.constraints, null_rate: nullRate };

/** The members of the definition of an array. */
export const arrayParams = {
  name: fieldParams.name,
  type: oneOf('an array, whose items are fields', [ARRAY]),
  items: {
    description: 'the items: a field definition without a name',
    schema: {},
    ...expecting('an object with type', isObject),
  },
  because: fieldParams.because,
  constraints: optionalObject(
    object('constraints of array', arrayConstraints, { memberNoun: 'constraint' }),
  ),
};

/** Decodes a definition that is no object. Returns `undefined` as `decodeField` does. */
export function decodeDefinition(
  definition: Definition,
  context: FieldContext,
  faults: FaultList,
): Field | undefined {
  const { input, path, isNamed } = definition;
  if (!isObject(input)) {
    const expected = isNamed ? 'an object with name and type' : 'an object with type';
    faults.add(() => ({ path, message: `expected ${expected}, got ${quote(input)}`, expected }));
    return undefined;
  }
  return input.type === ARRAY
    ? decodeArray(input, definition, context, faults)
    : decodeField(input, definition, context, faults);
}

function decodeArray(
  input: Readonly<Record<string, unknown>>,
  definition: Definition,
  context: FieldContext,
  faults: FaultList,
): Field | undefined {
  const before = faults.count;
  const { path, isNamed } = definition;
  const rules = {
    members: membersOf(arrayParams, isNamed),
    required: requiredOf(definition, 'type', 'items'),
  };
  const { budget } = context;
  const members = withoutConstraints(input, path, faults);
  const decoded = decodeMembers(members, rules, path, { faults, budget });
  const { constraints } = decoded;
  for (const fault of arrayLength.check?.(constraints, undefined) ?? []) {
    faults.add(() => ({ ...fault, path: `${path}/constraints${fault.path}` }));
  }
  if (decoded.items === undefined) return undefined;
  const inside = decodeItems(decoded.items, definition, context, faults);
  if (faults.count > before) return undefined;
  const field: Field = {
    ...placeOf(definition),
    type: arrayLength,
    constraints,
    items: inside,
    nullRate: constraints.null_rate,
    unique: false,
    hidden: false,
    locale: context.locale ?? '',
    link: ROW_LINK,
  };
  checkItems(field, faults);
  return faults.count > before ? undefined : field;
}

/** Refuses constraints beside `items`, where JSON Schema has them, and returns the other members. */
function withoutConstraints(
  input: Readonly<Record<string, unknown>>,
  path: string,
  faults: FaultList,
): Readonly<Record<string, unknown>> {
  const others = Object.entries(input).filter(([name]) => {
    const constraint = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (!Object.hasOwn(arrayConstraints, constraint)) return true;
    const message = `unknown member ${quote(name)}: ${constraint} belongs to constraints`;
    faults.add(() => ({ path: pointer(path, name), message }));
    return false;
  });
  return Object.fromEntries(others);
}

/** Decodes the fields of the items, which refer to each other alone. */
function decodeItems(
  input: unknown,
  definition: Definition,
  context: FieldContext,
  faults: FaultList,
): readonly Field[] {
  const { definitions, named } = itemDefinitions(input, definition, faults);
  checkDistinctNames(named, faults);
  const fields = definitions.map((inner) => decodeDefinition(inner, context, faults));
  const table = { definitions, fields };
  checkAnchors(table, checkReferences(table, faults), faults);
  checkPlaces(table, context.vocabulary, faults);
  const known = fields.filter((field) => field !== undefined);
  for (const field of known) checkItemField(field, faults);
  if (known.length > 0 && known.every(({ hidden }) => hidden)) {
    const message = 'expected at least one field that is not hidden: an item needs a value';
    faults.add(() => ({ path: pointer(definition.path, 'items'), message }));
  }
  return known;
}

/** An item has no number of its own among all items of the table, so columns that count rows cannot be in it. */
function checkItemField(field: Field, faults: FaultList): void {
  const { path, type, unique } = field;
  if (ascendsOver(field) !== undefined) {
    const message = 'items are in no order of the whole table: leave ascends_over out';
    faults.add(() => ({ path: `${path}/constraints/ascends_over`, message }));
  }
  if (unique) {
    const message = 'values of items are not unique: leave unique out';
    faults.add(() => ({ path: `${path}/constraints/unique`, message }));
  }
  if (isRelationType(type.name)) {
    const message = `${type.name} relates rows of tables, so it cannot be in the items of an array: use another type`;
    faults.add(() => ({ path: pointer(path, 'type'), message }));
  } else if (type.isCounter) {
    const message = `${type.name} counts the rows of the table, so it cannot be in the items of an array: use another type`;
    faults.add(() => ({ path: pointer(path, 'type'), message }));
  }
}

function checkItems(field: Field, faults: FaultList): void {
  const { cells, block } = rowSize([field]);
  const path = `${field.path}/constraints/max_items`;
  if (cells > MAX_ROW_VALUES) {
    const message = `the items of a row have up to ${cells} values, expected at most ${MAX_ROW_VALUES}: ask for shorter arrays`;
    faults.add(() => ({ path, message }));
  } else if (block > MAX_BLOCK) {
    const message =
      'the arrays around the innermost one are too long together: ask for shorter arrays';
    faults.add(() => ({ path, message }));
  }
}
