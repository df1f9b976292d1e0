import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import type { Budget } from '../basics/budget.js';
import { isObject } from '../constraints/objects.js';
import {
  type Complete,
  type Decoded,
  defaultsOf,
  type MemberRules,
  type Param,
  type Params,
  type Shapes,
} from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';
import type { FaultList } from '../errors/fault-list.js';
import { nearestName } from '../errors/nearest-name.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';

/** What decoding reports to. */
export interface Decoding {
  readonly faults: FaultList;
  /** Takes the names of the members whose values are not known: refused, missing, or given under a misspelt name. */
  readonly faulty?: Set<string>;
  /** Pays for values whose decoding takes long. */
  readonly budget?: Budget;
}

/**
 * Decodes the members of an object: unknown ones are faults, valid ones and defaults come back. Only own
 * members count, so `__proto__` and `constructor` are names like any other.
 *
 * The combinators of io-ts for objects (`t.type`, `t.partial`, `t.strict`) cannot do this: they fill in no default, keep
 * or drop unknown members in silence, and refuse a missing member as a value of `undefined`.
 */
export function decodeMembers<P extends Params>(
  input: Readonly<Record<string, unknown>>,
  { members: params, required = [], memberNoun: noun = 'member' }: MemberRules<P>,
  path: string,
  { faulty = new Set(), ...inner }: Decoding,
): Decoded<P> {
  const { faults } = inner;
  const decoded: Record<string, unknown> = { ...defaultsOf(params) };
  for (const [name, value] of Object.entries(input)) {
    // JSON has no undefined; a caller of the library may write it for "left out".
    if (value === undefined) continue;
    const place = (): string => pointer(path, name);
    if (!Object.hasOwn(params, name)) {
      faults.add(() => {
        const fault = unknownName(noun, name, Object.keys(params), place());
        const { suggestion } = fault;
        if (suggestion !== undefined && input[suggestion] === undefined) faulty.add(suggestion);
        return fault;
      });
      continue;
    }
    const result = decodeMember(value, params[name] as Param<unknown>, place, inner);
    if (E.isRight(result)) decoded[name] = result.right;
    else faulty.add(name);
  }
  for (const name of required) {
    if (!Object.hasOwn(input, name) || input[name] === undefined) {
      faulty.add(name);
      faults.add(() => ({
        path: pointer(path, name),
        message: `${noun} "${name}" is missing`,
        expected: (params[name] as Param<unknown>).name,
      }));
    }
  }
  return decoded as Decoded<P>;
}

/** Whether no required member is missing. */
export function isComplete<P extends Params, Required extends keyof P>(
  decoded: Decoded<P>,
  required: readonly Required[],
): decoded is Complete<P, Required> {
  return required.every((name) => Object.hasOwn(decoded, name));
}

function decodeMember(
  value: unknown,
  param: Param<unknown>,
  place: () => string,
  decoding: Decoding,
): E.Either<undefined, unknown> {
  const { members, shapes } = param;
  const { faults, budget } = decoding;
  if ((members !== undefined || shapes !== undefined) && isObject(value)) {
    const before = faults.count;
    const decoded =
      shapes === undefined
        ? decodeMembers(value, { ...param, members: members ?? {} }, place(), decoding)
        : decodeShape(value, shapes, place(), decoding);
    return faults.count === before ? E.right(decoded) : E.left(undefined);
  }
  const result = param.validate(value, [], budget);
  if (E.isRight(result)) return result;
  for (const error of result.left) faults.add(() => valueFault(error, place(), param));
  return E.left(undefined);
}

function decodeShape(
  input: Readonly<Record<string, unknown>>,
  { tag, rules, untold }: Shapes,
  path: string,
  decoding: Decoding,
): Readonly<Record<string, unknown>> {
  const told = Object.hasOwn(input, tag) ? { [tag]: input[tag] } : {};
  const rulesOfShape = rules.get(told[tag]);
  // What else is wrong with the object cannot be told before its shape is known.
  if (rulesOfShape === undefined) return decodeMembers(told, untold, path, decoding);
  return decodeMembers(input, rulesOfShape, path, decoding);
}

function valueFault(error: t.ValidationError, at: string, param: Param<unknown>): Fault {
  const { context, message: expected = 'another value', value } = error;
  const path = context.reduce((place, { key }) => pointer(place, key), at);
  const values = (param.schema.enum ?? []) as readonly unknown[];
  const names = values.filter((known) => typeof known === 'string');
  // A secret is never said back.
  const got = param.schema.writeOnly === true ? '' : `, got ${quote(value)}`;
  const suggestion = typeof value === 'string' ? nearestName(value, names) : undefined;
  return suggesting({ path, message: `expected ${expected}${got}`, expected }, suggestion);
}

/** The fault of a name that is not known here, with the nearest one that is. */
export function unknownName(
  noun: string,
  name: string,
  known: readonly string[],
  path: string,
  suggestion = nearestName(name, known),
): Fault {
  const expected = known.length > 0 ? `one of ${known.join(', ')}` : `no ${noun}`;
  return suggesting({ path, message: `unknown ${noun} ${quote(name)}`, expected }, suggestion);
}

/** The fault, with a suggestion where there is one. */
function suggesting(fault: Fault, suggestion: string | undefined): Fault {
  if (suggestion === undefined) return fault;
  return { ...fault, message: `${fault.message}, did you mean ${quote(suggestion)}?`, suggestion };
}
