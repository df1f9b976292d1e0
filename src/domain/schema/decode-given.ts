import * as E from 'fp-ts/lib/Either.js';
import { counted } from '../basics/counted.js';
import { isObject, type Members } from '../basics/members.js';
import { oncePer } from '../basics/once-per.js';
import { withFaulty } from '../constraints/faulty-members.js';
import { givenRowMembers, type Shares, shares } from '../constraints/given.js';
import { type Decoded, decoder, type Param, type Params } from '../constraints/param.js';
import type { When } from '../constraints/when.js';
import { type Distribution, spreadAs } from '../distributions/spread.js';
import type { Fault } from '../errors/fault.js';
import type { FaultList } from '../errors/fault-list.js';
import { pointer, pointerSteps } from '../errors/pointer.js';
import { type ConstraintParams, constraintsOf } from '../field-types/common-constraints.js';
import type { FieldType } from '../field-types/field-type.js';
import type { Field } from '../generation/generate-request.js';
import { bins } from './bins.js';
import { type Decoding, decodeMembers } from './decode-members.js';
import { variedConstraints } from './varied-constraints.js';

/**
 * The steps of the budget that a pattern takes for its row, beside those of its own: short ones take most of their time
 * to be planned. A request has fewer than 2,000 of them.
 */
const STEPS_OF_PATTERN = 150;

/** Turns a pointer below the constraints of a field into a pointer from the request. */
export type PathOf = (relative: string) => string;

/** Checks the rules across the constraints of a field; `set` holds those that a row sets. */
type Check = (field: Field, set: Members, pathOf: PathOf) => void;

/** Returns the field with its decoded `given`. Each row takes the constraints that it does not set from the field. */
export function withGiven(
  field: Field,
  constraints: Decoded<ConstraintParams>,
  unread: ReadonlySet<string>,
  path: string,
  decoding: Decoding,
  check: Check,
): Field {
  const { columns = [], rows = [], rest_weights: restWeights } = constraints.given ?? {};
  const givenPath = pointer(path, 'given');
  const constraintsOfRow = checkedOnce(field, constraints, unread, decoding, check);
  const decoded = rows.flatMap((row, i) => {
    const rowPath = `${givenPath}/rows/${i}`;
    const read = decodeRow(row, field.type, columns.length, rowPath, decoding);
    if (read === undefined) return [];
    const { set, when, shares, rest } = read;
    if (field.unique) refuseVaried(row, rowPath, decoding.faults);
    const own = constraintsOfRow(row, read, rowPath);
    return [
      {
        when,
        constraints: variesValues(set) ? own : field.constraints,
        nullRate: Number(set.null_rate ?? constraints.null_rate),
        ...(shares === undefined ? {} : { shares }),
        ...(rest === undefined ? {} : { rest }),
      },
    ];
  });
  return {
    ...field,
    given: { columns, rows: decoded, ...(restWeights === undefined ? {} : { restWeights }) },
  };
}

/** Returns the constraints of a row. Rows that set the same plain values share them, so they are checked and planned once. */
function checkedOnce(
  field: Field,
  constraints: Members,
  unread: ReadonlySet<string>,
  { faults, budget }: Decoding,
  check: Check,
): (row: Members, read: DecodedRow, rowPath: string) => Members {
  const known = new Map<string | undefined, Members>();
  return (row, read, rowPath) => {
    const { set } = read;
    const settings = settingsOf(row);
    const same = known.get(settings);
    if (same !== undefined) return same;
    const before = faults.count;
    const faulty = [...unread].filter((name) => !Object.hasOwn(set, name));
    const all = { ...constraints, ...set, ...spreadBins(read, constraints) };
    const own = withFaulty(all, new Set([...faulty, ...read.unread]));
    check({ ...field, constraints: own }, set, (relative) => pathInRow(relative, read, rowPath));
    if (set.pattern !== undefined) budget?.spend(STEPS_OF_PATTERN);
    const isRight = read.unread.size === 0 && faults.count === before;
    if (settings !== undefined && isRight) known.set(settings, own);
    return own;
  };
}

/** The bins of a row, whose values are spread as the field spreads them. */
function spreadBins({ isBinned, set }: DecodedRow, { distribution: own }: Members): Members {
  if (!isBinned) return {};
  return { distribution: spreadAs(set.distribution as Distribution, own as Distribution) };
}

/** A text that is equal for rows that set the same plain values; undefined if a value is a list or an object. */
function settingsOf(row: Members): string | undefined {
  const parts: unknown[] = [];
  for (const [name, value] of Object.entries(row)) {
    if (name === 'when') continue;
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    parts.push(name, typeof value, String(value));
  }
  return JSON.stringify(parts);
}

/** Whether a row of `given` sets more than the share of nulls. */
function variesValues(set: Members): boolean {
  return Object.keys(set).some((name) => name !== 'null_rate');
}

/** Other values in some rows could equal those of the rows before, so only the nulls of a unique column can vary. */
function refuseVaried(row: Members, path: string, faults: FaultList): void {
  for (const name of Object.keys(row)) {
    if (name === 'when' || name === 'null_rate') continue;
    const message = `${name} cannot be combined with unique: leave one of them out`;
    faults.add(() => ({ path: pointer(path, name), message }));
  }
}

/** The path of a fault: the constraint if the row sets it, else the row, since the field sets it. */
function pathInRow(relative: string, { set, isBinned }: DecodedRow, rowPath: string): string {
  const [name = ''] = pointerSteps(relative);
  if (!Object.hasOwn(set, name)) return rowPath;
  return isBinned && name === 'distribution' ? `${rowPath}/bins` : rowPath + relative;
}

/** A row of `given` as decoded. */
interface DecodedRow {
  readonly when: readonly When[];
  /** The constraints that the row sets. */
  readonly set: Members;
  /** The names of its faulty constraints. */
  readonly unread: ReadonlySet<string>;
  /** Whether `bins` set the distribution. */
  readonly isBinned: boolean;
  readonly shares?: Shares | undefined;
  readonly rest?: number | undefined;
}

/** Decodes a row of `given`. Returns undefined if its `when` is faulty. */
function decodeRow(
  row: Members,
  type: FieldType,
  columns: number,
  path: string,
  decoding: Decoding,
): DecodedRow | undefined {
  const { faults } = decoding;
  const unread = new Set<string>();
  const rules = { members: rowMembers(type), required: ['when'], memberNoun: 'constraint' };
  const [varied, fixed] = splitRow(row, type);
  for (const name of fixed) faults.add(() => fixedFault(name, type, path));
  const decoded: Members = decodeMembers(varied, rules, path, { ...decoding, faulty: unread });
  const { when, rest, bins: binned, weights, ...others } = decoded as DecodedMembers;
  if (when === undefined) return undefined;
  if (when.length !== columns) {
    const message = `expected ${counted(columns, 'value')}, one for each of columns, got ${when.length}`;
    faults.add(() => ({ path: pointer(path, 'when'), message }));
    return undefined;
  }
  for (const fault of rowFaults(row, path)) faults.add(() => fault);
  const set = Object.fromEntries(
    Object.entries(others).filter(([name]) => Object.hasOwn(row, name)),
  );
  if (Array.isArray(weights)) set.weights = weights;
  if (binned !== undefined) set.distribution = binned;
  const isBinned = binned !== undefined;
  return { when, set, unread, isBinned, rest, shares: isObject(weights) ? weights : undefined };
}

/** The members of a row, and the names of those that are constraints of the field which rows cannot vary. */
function splitRow(
  row: Members,
  type: FieldType,
): readonly [varied: Members, fixed: readonly string[]] {
  const all = constraintsOf(type);
  const mayVary = rowMembers(type);
  const isFixed = (name: string): boolean =>
    Object.hasOwn(all, name) && !Object.hasOwn(mayVary, name);
  const fixed = Object.keys(row).filter(isFixed);
  if (fixed.length === 0) return [row, fixed];
  return [Object.fromEntries(Object.entries(row).filter(([name]) => !isFixed(name))), fixed];
}

function fixedFault(name: string, type: FieldType, path: string): Fault {
  const names = Object.keys(variedConstraints(type));
  const which = names.length === 1 ? `only ${names[0]} can` : `these can: ${names.join(', ')}`;
  const message = `${name} of type ${type.name} cannot depend on other fields, ${which}`;
  return { path: pointer(path, name), message };
}

interface DecodedMembers extends Members {
  readonly when?: readonly When[];
  readonly rest?: number;
  readonly weights?: Shares | readonly number[];
}

function rowFaults(row: Members, path: string): readonly Fault[] {
  const faults: Fault[] = [];
  if (Object.keys(row).every((name) => name === 'when')) {
    faults.push({ path, message: 'expected a constraint beside when' });
  }
  if (row.bins !== undefined && row.distribution !== undefined) {
    const message = 'bins cannot be combined with distribution: leave one of them out';
    faults.push({ path: pointer(path, 'bins'), message });
  }
  if (row.rest !== undefined && !isObject(row.weights)) {
    const message = 'rest needs weights by value, such as {"paid": 0.9}';
    faults.push({ path: pointer(path, 'rest'), message });
  }
  return faults;
}

const rowMembers = oncePer((type: FieldType): Params => {
  const varied = variedConstraints(type);
  const { distribution, weights } = varied;
  return {
    ...varied,
    ...(distribution === undefined ? {} : { bins: bins(distribution) }),
    ...(weights === undefined ? {} : { weights: sharesOr(weights), rest: givenRowMembers.rest }),
    when: givenRowMembers.when,
  };
});

/** Weights by value, or as the type expects them. */
function sharesOr(weights: Param<unknown>): Param<unknown> {
  const byValue = shares('weights by value; other values have the weight 0, or share rest');
  const name = `${byValue.name}, or ${weights.name}`;
  return {
    ...weights,
    schema: { anyOf: [byValue.schema, weights.schema] },
    ...decoder<unknown>(name, (value, context, budget) => {
      if (isObject(value)) return byValue.validate(value, context, budget);
      const listed = weights.validate(value, context, budget);
      return E.isRight(listed) || Array.isArray(value)
        ? listed
        : byValue.validate(value, context, budget);
    }),
  };
}
