import { parse, type Token, tokTypes } from 'acorn';
import { analyse } from 'scslre';
import { readText, sourceFiles } from './tree.js';

/** A token with its value, which the types of acorn omit. */
type ValuedToken = Token & { readonly value?: unknown };

/** This module constructs character classes only when a column is planned, for the alphabet of the column. */
const MADE_LATER = 'src/domain/encoding/escape.ts';

export interface Expression {
  /** The path of the source file. */
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

/** A regular expression that can take more than linear time, as `path: /source/flags`, with the reason. */
export interface SlowExpression {
  readonly path: string;
  readonly location: string;
  readonly why: string;
}

/** Returns the regular expression literals of compiled JavaScript. */
export function literalsOf(path: string, code: string): readonly Expression[] {
  return tokensOf(code).flatMap((token) => {
    if (token.type !== tokTypes.regexp) return [];
    const { pattern, flags } = token.value as { readonly pattern: string; readonly flags: string };
    return [{ path, source: pattern, flags }];
  });
}

/** Whether compiled JavaScript constructs expressions from texts. */
export function constructs(code: string): boolean {
  return tokensOf(code).some(({ type, value }) => type === tokTypes.name && value === 'RegExp');
}

function tokensOf(code: string): readonly ValuedToken[] {
  const tokens: Token[] = [];
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', onToken: tokens });
  return tokens as ValuedToken[];
}

/** Returns every literal of the source, and every expression that a module constructs from texts when it is loaded. */
export async function expressionsOfSource(): Promise<readonly Expression[]> {
  const found: Expression[] = [];
  for (const { path } of sourceFiles('src')) {
    const compiled = `dist/${path.replace(/\.ts$/, '.js')}`;
    const code = readText(compiled);
    found.push(...literalsOf(path, code));
    if (!constructs(code) || path === MADE_LATER) continue;
    const made = await madeAtLoad(path, new URL(`../../../../${compiled}`, import.meta.url));
    if (made.length === 0) throw new Error(`${path}: its expressions are not made when it loads`);
    found.push(...made);
  }
  return found;
}

/** Loads a module once more and returns the expressions that it constructs meanwhile. */
async function madeAtLoad(path: string, module: URL): Promise<readonly Expression[]> {
  const made: Expression[] = [];
  const { RegExp: original } = globalThis;
  globalThis.RegExp = new Proxy(original, {
    construct(target, given) {
      const expression = Reflect.construct(target, given) as RegExp;
      made.push({ path, source: expression.source, flags: expression.flags });
      return expression;
    },
  });
  try {
    await import(`${module}?loaded-again`);
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}

/** Returns the expressions for which `scslre` reports that matching or searching takes polynomial or exponential time. */
export function slowExpressions(expressions: readonly Expression[]): readonly SlowExpression[] {
  return expressions.flatMap(({ path, source, flags }) => {
    const [report] = analyse({ source, flags }).reports;
    if (report === undefined) return [];
    const time = report.exponential ? 'exponential' : 'polynomial';
    const repeated = report.character.literal.source;
    return [
      {
        path,
        location: `${path}: /${source}/${flags}`,
        why: `${time} time on a run of ${repeated}`,
      },
    ];
  });
}
