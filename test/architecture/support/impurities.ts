import { codeOnly } from './code-only.js';
import type { SourceFile } from './tree.js';

/**
 * Code whose results differ between runs, time zones or engines, or that works in one engine only. Of Math, only
 * functions with exactly defined results are allowed.
 */
const IMPURITIES: readonly RegExp[] = [
  /\bMath\.(?!(?:abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc)\b)\w+/,
  /\bDate\.now\b/,
  /\bnew Date\b(?!\s*\(\s*[^\s)])/,
  /\bIntl\b/,
  /\.(?:toLocale\w*|localeCompare)\b/,
  /\\[pP]\{/,
  /\bprocess\./,
  /\bBuffer\b/,
];

/** Powers of two literals and powers of big integers, which are exact in every engine. */
const EXACT_POWER = /\b(?:\d[\d_]*\s*\*\*\s*\d[\d_]*\b|\d[\d_]*n\s*\*\*)/g;
const POWER = /\*\*/;

/** Returns each impurity as `file:line: code`. */
export function impurities({ path, text }: SourceFile): readonly string[] {
  return codeOnly(text)
    .split('\n')
    .flatMap((line, i) =>
      found(line.replace(EXACT_POWER, '')).map((what) => `${path}:${i + 1}: ${what}`),
    );
}

function found(line: string): readonly string[] {
  return [...IMPURITIES, POWER].flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
}
