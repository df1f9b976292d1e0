import type { Fault } from '../../domain/errors/fault.js';

/** Options that replace the member of the request with the same name, as text. */
export interface RequestOptions {
  readonly rows?: string;
  readonly offset?: string;
  readonly format?: string;
  readonly compression?: string;
  readonly seed?: string;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Text that is not a number stays text; the rules of a request then refuse it with their own message. */
function number(text: string): number | string {
  return JSON_NUMBER.test(text) ? Number(text) : text;
}

/** Converts the text of each option to the value of its member. A seed may stay text: 42 and '42' are the same seed. */
const members: Readonly<Record<keyof RequestOptions, (text: string) => number | string>> = {
  rows: number,
  offset: number,
  format: (text) => text,
  compression: (text) => text,
  seed: (text) => text,
};

type Members = Readonly<Record<string, unknown>>;

/** The request, with its members replaced by the options that were given. */
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

/** Returns the name of a faulty member for its message: the option that replaced it, otherwise its path. */
export function optionOrPath({ path }: Fault, options: RequestOptions): string {
  const option = Object.keys(membersOf(options)).find((name) => path === `/${name}`);
  return option === undefined ? path || '(request)' : `--${option}`;
}
