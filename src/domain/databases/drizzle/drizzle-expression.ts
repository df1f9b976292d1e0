import { isObject, type Members } from '../../basics/members.js';
import { literalOf } from '../documents/literal-of.js';

/** Quotes a name as every dialect that is read here understands it. */
export type QuoteName = (name: string) => string;

/** How deep expressions may be within each other. */
const DEEPEST = 20;

/** The text of an expression that Drizzle's template `sql` has made; undefined if a part of it is not known. */
export function expressionText(value: unknown, quote: QuoteName, depth = 0): string | undefined {
  if (!isObject(value)) return literalOf(value);
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value.queryChunks)) return chunksText(value.queryChunks, quote, depth + 1);
  // A piece of the template.
  if (Array.isArray(value.value)) return value.value.join('');
  if (isColumn(value)) return quote(String(value.name));
  return 'value' in value ? literalOf(value.value) : undefined;
}

function chunksText(
  chunks: readonly unknown[],
  quote: QuoteName,
  depth: number,
): string | undefined {
  const texts = chunks.map((chunk) => expressionText(chunk, quote, depth));
  return texts.includes(undefined) ? undefined : texts.join('').trim();
}

export function isColumn(value: Members): boolean {
  return typeof value.name === 'string' && 'columnType' in value;
}
