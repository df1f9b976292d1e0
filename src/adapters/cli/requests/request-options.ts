import { isObject, type Members } from '../../../domain/basics/members.js';
import type { Fault } from '../../../domain/errors/fault.js';
import { systemClock } from '../../system/system-clock.js';

/** Options that replace a member of the request, as text or as a flag. */
export interface RequestOptions {
  readonly rows?: string;
  readonly offset?: string;
  readonly format?: string;
  readonly compression?: string;
  readonly seed?: string;
  readonly now?: string;
  readonly asOf?: string;
  readonly from?: string;
  readonly until?: string;
  readonly form?: string;
  readonly delay?: string;
  readonly late?: string;
  readonly twice?: string;
  readonly locale?: string;
  readonly fallback?: string;
  readonly table?: string;
  readonly dialect?: string;
  readonly createTable?: true;
  readonly delimiter?: string;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Text that is not a number stays text; the rules of a request then refuse it with their own message. */
function number(text: string): number | string {
  return JSON_NUMBER.test(text) ? Number(text) : text;
}

function same<A>(value: A): A {
  return value;
}

/** The time of the call for `now` and its day for `today`: a request itself has no clock. */
function moment(text: string): string {
  const called = new Date(systemClock.now()).toISOString();
  if (text === 'now') return called;
  return text === 'today' ? called.slice(0, 10) : text;
}

/** A tab is hard to type. */
function delimiter(text: string): string {
  return text === 'tab' || text === '\\t' ? '\t' : text;
}

interface Replacement {
  readonly option: string;
  /** The steps to the member. The first one of two is an object, most often that of the options of a format. */
  readonly steps: readonly [string] | readonly [string, string];
  /** Converts the text of the option to the value of the member. */
  readonly read: (text: string) => unknown;
}

/** A seed may stay text: 42 and '42' are the same seed. */
const replacements: Readonly<Record<keyof RequestOptions, Replacement>> = {
  rows: { option: '--rows', steps: ['rows'], read: number },
  offset: { option: '--offset', steps: ['offset'], read: number },
  format: { option: '--format', steps: ['format'], read: same },
  compression: { option: '--compression', steps: ['compression'], read: same },
  seed: { option: '--seed', steps: ['seed'], read: same },
  now: { option: '--now', steps: ['now'], read: moment },
  asOf: { option: '--as-of', steps: ['as_of'], read: moment },
  from: { option: '--from', steps: ['from'], read: moment },
  until: { option: '--until', steps: ['until'], read: moment },
  form: { option: '--form', steps: ['form'], read: same },
  delay: { option: '--delay', steps: ['deliver', 'delay'], read: same },
  late: { option: '--late', steps: ['deliver', 'late'], read: number },
  twice: { option: '--twice', steps: ['deliver', 'twice'], read: number },
  locale: { option: '--locale', steps: ['locale'], read: same },
  fallback: { option: '--fallback', steps: ['fallback'], read: same },
  table: { option: '--table', steps: ['table_name'], read: same },
  dialect: { option: '--dialect', steps: ['sql', 'dialect'], read: same },
  createTable: { option: '--create-table', steps: ['sql', 'create_table'], read: same },
  delimiter: { option: '--delimiter', steps: ['csv', 'delimiter'], read: delimiter },
};

/** The replacements that the options ask for, with the values of the options. */
function asked(options: RequestOptions): readonly (Replacement & { readonly value: unknown })[] {
  return Object.entries(replacements).flatMap(([name, replacement]) => {
    const value = options[name as keyof RequestOptions];
    return value === undefined
      ? []
      : [{ ...replacement, value: value === true ? true : replacement.read(value) }];
  });
}

/** The request, with its members replaced by the options that were given. */
export function withOptions(request: Members, options: RequestOptions): Members {
  const members: Record<string, unknown> = { ...request };
  for (const {
    steps: [name, inner],
    value,
  } of asked(options)) {
    const outer = members[name] ?? {};
    if (inner === undefined) members[name] = value;
    // A member that is no object is refused with the other faults of the request.
    else if (isObject(outer)) members[name] = { ...outer, [inner]: value };
  }
  return members;
}

/** The options for a certain format, with the name of that format. */
export function formatOptions(
  options: RequestOptions,
): readonly { readonly option: string; readonly format: string }[] {
  return asked(options).flatMap(({ option, steps: [format, inner] }) =>
    inner === undefined ? [] : [{ option, format }],
  );
}

/** Returns the name of a faulty member for its message: the option that replaced it, otherwise its path. */
export function optionOrPath({ path }: Fault, options: RequestOptions): string {
  const found = asked(options).find(({ steps }) => path === `/${steps.join('/')}`);
  return found?.option ?? (path || '(request)');
}
