import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { isObject } from '../constraints/objects.js';
import { defaultsOf, type MemberRules, type Param, type Shapes } from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';
import type { FaultList } from '../errors/fault-list.js';
import { nearestName } from '../errors/nearest-name.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';

/**
 * Decodes the members of an object: unknown ones are faults, valid ones and defaults come back. Only own
 * members count, so `__proto__` and `constructor` are names like any other.
 */
export function decodeMembers(
  input: Readonly<Record<string, unknown>>,
  { members: params, required = [], memberNoun: noun = 'member' }: MemberRules,
  path: string,
  faults: FaultList,
): Readonly<Record<string, unknown>> {
  const decoded: Record<string, unknown> = { ...defaultsOf(params) };
  for (const [name, value] of Object.entries(input)) {
    // JSON has no undefined; a caller of the library may write it for "left out".
    if (value === undefined) continue;
    const place = (): string => pointer(path, name);
    if (!Object.hasOwn(params, name)) {
      faults.add(() => unknownName(noun, name, Object.keys(params), place()));
      continue;
    }
    const result = decodeMember(value, params[name] as Param<unknown>, place, faults);
    if (E.isRight(result)) decoded[name] = result.right;
  }
  for (const name of required) {
    if (!Object.hasOwn(input, name) || input[name] === undefined) {
      faults.add(() => ({
        path: pointer(path, name),
        message: `${noun} "${name}" is missing`,
        expected: (params[name] as Param<unknown>).decoder.name,
      }));
    }
  }
  return decoded;
}

function decodeMember(
  value: unknown,
  param: Param<unknown>,
  place: () => string,
  faults: FaultList,
): E.Either<undefined, unknown> {
  const { members, shapes } = param;
  if ((members !== undefined || shapes !== undefined) && isObject(value)) {
    const before = faults.count;
    const decoded =
      shapes === undefined
        ? decodeMembers(value, { ...param, members: members ?? {} }, place(), faults)
        : decodeShape(value, shapes, place(), faults);
    return faults.count === before ? E.right(decoded) : E.left(undefined);
  }
  const result = param.decoder.validate(value, []);
  if (E.isRight(result)) return result;
  for (const error of result.left) faults.add(() => valueFault(error, place(), param));
  return E.left(undefined);
}

function decodeShape(
  input: Readonly<Record<string, unknown>>,
  { tag, rules, untold }: Shapes,
  path: string,
  faults: FaultList,
): Readonly<Record<string, unknown>> {
  const told = Object.hasOwn(input, tag) ? { [tag]: input[tag] } : {};
  const rulesOfShape = rules.get(told[tag]);
  // What else is wrong with the object cannot be told before its shape is known.
  if (rulesOfShape === undefined) return decodeMembers(told, untold, path, faults);
  return decodeMembers(input, rulesOfShape, path, faults);
}

function valueFault(error: t.ValidationError, at: string, param: Param<unknown>): Fault {
  const { context, message: expected = 'another value', value } = error;
  const path = context.reduce((place, { key }) => pointer(place, key), at);
  const values = (param.schema.enum ?? []) as readonly unknown[];
  const names = values.filter((known) => typeof known === 'string');
  // A secret is never said back.
  const got = param.schema.writeOnly === true ? '' : `, got ${quote(value)}`;
  return suggesting({ path, message: `expected ${expected}${got}`, expected }, value, names);
}

/** The fault of a name that is not known here, with the nearest one that is. */
export function unknownName(
  noun: string,
  name: string,
  known: readonly string[],
  path: string,
): Fault {
  const expected = known.length > 0 ? `one of ${known.join(', ')}` : `no ${noun}`;
  return suggesting({ path, message: `unknown ${noun} ${quote(name)}`, expected }, name, known);
}

/** The fault, with the nearest of the names that are known where one is near. */
function suggesting(fault: Fault, value: unknown, known: readonly string[]): Fault {
  const suggestion = typeof value === 'string' ? nearestName(value, known) : undefined;
  if (suggestion === undefined) return fault;
  return { ...fault, message: `${fault.message}, did you mean ${quote(suggestion)}?`, suggestion };
}
