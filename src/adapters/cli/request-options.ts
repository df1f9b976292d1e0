import type { Fault } from '../../domain/errors/fault.js';

/** Options that stand in for the member of the request that bears their name, as they were written. */
export interface RequestOptions {
  readonly rows?: string;
  readonly offset?: string;
  readonly format?: string;
  readonly seed?: string;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What is no number stays text, which the rules of a request refuse in their own words. */
function number(text: string): number | string {
  return JSON_NUMBER.test(text) ? Number(text) : text;
}

/** 42 and '42' are the same seed, so an option need not choose. */
const members: Readonly<Record<keyof RequestOptions, (text: string) => number | string>> = {
  rows: number,
  offset: number,
  format: (text) => text,
  seed: (text) => text,
};

type Members = Readonly<Record<string, unknown>>;

/** The request with the options that were given in place of its own members. */
export function withOptions(request: Members, options: RequestOptions): Members {
  return { ...request, ...membersOf(options) };
}

function membersOf(options: RequestOptions): Members {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, read]) => {
      const text = options[name as keyof RequestOptions];
      return text === undefined ? [] : [[name, read(text)]];
    }),
  );
}

/** The place of a fault as its reader knows it: the option that it came by, or the path in the request. */
export function placeOf({ path }: Fault, options: RequestOptions): string {
  const option = Object.keys(membersOf(options)).find((name) => path === `/${name}`);
  return option === undefined ? path || '(request)' : `--${option}`;
}
