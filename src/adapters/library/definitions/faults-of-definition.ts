import { own } from '../../../domain/basics/own.js';
import { memberSchemas } from '../../../domain/constraints/objects.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { Fault } from '../../../domain/errors/fault.js';
import { pointer, pointerSteps } from '../../../domain/errors/pointer.js';
import { constraintsOf } from '../../../domain/field-types/common-constraints.js';
import { relationTypes } from '../../../domain/field-types/relation-types.js';
import { InvalidRequestError } from '../invalid-request-error.js';
import { camelCase, KEYED_BY_DATA } from '../spelling.js';

/** A list of fields or tables of a request, which a definition has by name. */
type Named = readonly { readonly name: string }[];

/** Names of members that differ between a request and a definition in more than their spelling. */
const RENAMED: Readonly<Record<string, string>> = { rows: 'count', table_name: 'name' };

/** Runs `work`, and throws the faults of its request as faults of the definition from which the request was made. */
export function withFaultsOfDefinition<A>(request: object, engine: TableEngine, work: () => A): A {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    const names = memberNames(engine);
    const faults = error.faults.map((fault) => translated(fault, request, names));
    throw new InvalidRequestError(faults, error.omitted);
  }
}

function translated(fault: Fault, request: object, names: ReadonlySet<string>): Fault {
  const { path, message, expected, suggestion } = fault;
  const words = (text: string): string =>
    text.replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g, (word) =>
      names.has(word) ? camelCase(word) : word,
    );
  return {
    path: definitionPath(path, request),
    message: words(renamed(path, message)),
    ...(expected !== undefined && { expected: words(expected) }),
    ...(suggestion !== undefined && { suggestion: words(suggestion) }),
  };
}

/** A message about a missing member has its name. */
function renamed(path: string, message: string): string {
  const [name = ''] = pointerSteps(path);
  const renamed = own(RENAMED, name);
  return renamed === undefined ? message : message.replace(`"${name}"`, `"${renamed}"`);
}

/** A pointer into a definition: fields and tables have names instead of numbers, and members their names in TypeScript. */
function definitionPath(path: string, request: object): string {
  let value: unknown = request;
  let isData = false;
  let result = '';
  pointerSteps(path).forEach((step, i) => {
    const member = (value as Readonly<Record<string, unknown>> | undefined)?.[step];
    if (isData) result = pointer(result, nameIn(value, step));
    else result = pointer(result, (i === 0 && own(RENAMED, step)) || camelCase(step));
    isData = !isData && KEYED_BY_DATA.has(step) && typeof member === 'object';
    value = member;
  });
  return result;
}

/** The name of a member of a list of fields or tables; other lists and objects have the step itself. */
function nameIn(value: unknown, step: string): string {
  return Array.isArray(value) ? ((value as Named)[Number(step)]?.name ?? step) : step;
}

/** The names of all members of requests that have another spelling in TypeScript. */
function memberNames({ fieldTypes, formats }: TableEngine): ReadonlySet<string> {
  const names = new Set<string>(['table_name', 'min_items', 'max_items']);
  const visit = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties } = schema as { readonly properties?: object };
    for (const name of Object.keys(properties ?? {})) names.add(name);
    for (const member of Object.values(schema)) visit(member);
  };
  for (const type of [...fieldTypes.values(), ...relationTypes]) {
    visit({ properties: memberSchemas(constraintsOf(type)) });
  }
  for (const { options } of formats.values()) visit({ properties: memberSchemas(options) });
  return names;
}
