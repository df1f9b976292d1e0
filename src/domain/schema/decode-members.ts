import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import type { Budget } from '../basics/budget.js';
import { isKeptNumber } from '../basics/kept-number.js';
import { isObject } from '../basics/members.js';
import {
  type Complete,
  type Decoded,
  defaultsOf,
  type MemberRules,
  type Param,
  type Params,
  type Variants,
} from '../constraints/param.js';
import type { FaultList } from '../errors/fault-list.js';
import type { LateFault } from '../errors/late-fault.js';
import { nearestName } from '../errors/nearest-name.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';
import { suggesting, unknownName } from '../errors/unknown-name.js';
import type { Now } from './now.js';

/** The lists to which decoding reports, and its budget. */
export interface Decoding {
  readonly faults: FaultList;
  /** Receives the names of the members whose values are not known: refused, missing, or given under a misspelt name. */
  readonly faulty?: Set<string>;
  /** Pays for values whose decoding takes long. */
  readonly budget?: Budget;
  /** From which relative times count. */
  readonly now?: Now;
}

/**
 * Decodes the members of an object. Returns the valid members and the defaults; unknown members are faults. Only own
 * members count, so `__proto__` and `constructor` are ordinary names.
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
  const decoded: Record<string, unknown> = inner.now?.defaultsOf(params) ?? {
    ...defaultsOf(params),
  };
  for (const [name, value] of Object.entries(input)) {
    // JSON has no undefined, but a caller of the library may use it for a member that is left out.
    if (value === undefined) continue;
    const memberPath = (): string => pointer(path, name);
    if (!Object.hasOwn(params, name)) {
      faults.add(() => {
        const known = Object.keys(params);
        const meant = nearestName(name, known);
        if (meant !== undefined && input[meant] === undefined) faulty.add(meant);
        return unknownName(memberPath(), { noun, name, known: () => known, nearest: () => meant });
      });
      continue;
    }
    const result = decodeMember(value, params[name] as Param<unknown>, memberPath, inner);
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

/** Whether all required members are present. */
export function isComplete<P extends Params, Required extends keyof P>(
  decoded: Decoded<P>,
  required: readonly Required[],
): decoded is Complete<P, Required> {
  return required.every((name) => Object.hasOwn(decoded, name));
}

function decodeMember(
  value: unknown,
  param: Param<unknown>,
  path: () => string,
  decoding: Decoding,
): E.Either<undefined, unknown> {
  const { members, variants } = param;
  const { faults, budget } = decoding;
  if ((members !== undefined || variants !== undefined) && isObject(value)) {
    const before = faults.count;
    const decoded =
      variants === undefined
        ? decodeMembers(value, { ...param, members: members ?? {} }, path(), decoding)
        : decodeVariant(value, variants, path(), decoding);
    return faults.count === before ? E.right(decoded) : E.left(undefined);
  }
  const counted = decoding.now?.valueOf(param, value);
  if (counted !== undefined) return E.right(counted);
  const result = param.validate(value, [], budget);
  if (E.isRight(result)) {
    return param.item === undefined
      ? result
      : decodeItems(result.right as readonly unknown[], param.item, path(), decoding);
  }
  for (const error of result.left) faults.add(() => valueFault(error, path(), param));
  return E.left(undefined);
}

function decodeItems(
  items: readonly unknown[],
  item: Param<unknown>,
  path: string,
  decoding: Decoding,
): E.Either<undefined, unknown> {
  const decoded = items.map((value, i) =>
    decodeMember(value, item, () => pointer(path, String(i)), decoding),
  );
  const taken = decoded.flatMap((each) => (E.isRight(each) ? [each.right] : []));
  return taken.length === items.length ? E.right(taken) : E.left(undefined);
}

function decodeVariant(
  input: Readonly<Record<string, unknown>>,
  { tag, rules, tagOnly }: Variants,
  path: string,
  decoding: Decoding,
): Readonly<Record<string, unknown>> {
  const given = Object.hasOwn(input, tag) ? { [tag]: input[tag] } : {};
  const rulesOfShape = rules.get(given[tag]);
  // The other members cannot be checked before the shape is known.
  if (rulesOfShape === undefined) return decodeMembers(given, tagOnly, path, decoding);
  return decodeMembers(input, rulesOfShape, path, decoding);
}

function valueFault(error: t.ValidationError, at: string, param: Param<unknown>): LateFault {
  const { context, message: expected = 'another value', value } = error;
  const path = context.reduce((parent, { key }) => pointer(parent, key), at);
  const values = (param.schema.enum ?? []) as readonly unknown[];
  const names = values.filter((known) => typeof known === 'string');
  // A message never repeats a secret.
  const got = param.schema.writeOnly === true ? '' : `, got ${quote(value)}${lossOf(value)}`;
  return {
    path,
    write: (budget) => {
      const meant = typeof value === 'string' ? nearestName(value, names, budget) : undefined;
      return suggesting({ message: `expected ${expected}${got}`, expected }, meant);
    },
  };
}

/** Why a number is refused that seems to be in its range. It may even be shown with other digits than it was written with. */
function lossOf(value: unknown): string {
  return Number.isInteger(value) && !isKeptNumber(Number(value))
    ? ', but numbers are exact only up to 2^53 - 1'
    : '';
}
