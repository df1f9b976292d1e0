import type { BodyShape, Generation } from '../../../application/tables/generation.js';
import type { Fallback } from '../../../domain/generation/fallbacks.js';
import type { Seed } from '../../../domain/generation/generate-request.js';
import type { Warnings } from '../../../domain/generation/warnings.js';
import { writtenMoment } from '../../../domain/time/written-moment.js';
import type { Context } from '../context.js';
import { JSON_TYPE } from './accept.js';

/** A number in decimal, or text as percent-encoded UTF-8, so that any text fits a header. */
export function seedHeader(seed: Seed): string {
  return typeof seed === 'number' ? String(seed) : encodeURIComponent(seed);
}

/** The most names in a header: clients refuse long headers. */
const MOST_NAMED = 20;

/** Facts with a name, as a list; names are percent-encoded UTF-8. */
function listHeader<A>(facts: readonly A[], textOf: (fact: A) => string): string {
  const named = facts.slice(0, MOST_NAMED);
  const more = facts.length - named.length;
  return [...named.map(textOf), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** The fields that fell back and their locales, as "city=en, job_title=en". */
function fallbackHeader(fallbacks: readonly Fallback[]): string {
  return listHeader(fallbacks, ({ field, locale }) => `${encodeURIComponent(field)}=${locale}`);
}

/** Warnings about the rows, which an answer without an envelope has in its headers alone. */
function warningHeaders({ fallbacks, unborn }: Warnings): Readonly<Record<string, string>> {
  return {
    ...(fallbacks.length > 0 && { 'X-Fallback': fallbackHeader(fallbacks) }),
    ...(unborn.length > 0 && { 'X-Unborn': listHeader(unborn, encodeURIComponent) }),
  };
}

/**
 * The file name of a table. Replaces lone surrogates, which no encoding has, and misleading characters by `_`: control
 * characters, bidirectional marks and path separators.
 */
export function fileName(tableName: string, extension: string): string {
  const stem = tableName.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}/\\]/gu, '_');
  return `${stem}.${extension}`;
}

/** The `filename` for clients that do not support `filename*` (RFC 6266, 4.3). */
export function asciiName(name: string): string {
  return name.replace(/[^\x20-\x7e]/gu, '_');
}

/** Sets the headers of an answer with generated rows. */
export function setGeneratedHeaders(ctx: Context, generation: Generation, shape: BodyShape): void {
  const { rows, seed, now, file, tableName } = generation;
  ctx.state.rows = rows;
  ctx.set({
    'Content-Type': shape === 'raw' ? file.mediaType : JSON_TYPE,
    'X-Rows-Generated': String(rows),
    'X-Seed': seedHeader(seed),
    ...(now !== undefined && { 'X-Now': writtenMoment(now) }),
    ...warningHeaders(generation),
  });
  if (shape === 'envelope') return;
  const name = fileName(tableName, file.extension);
  ctx.attachment(name, { fallback: asciiName(name) });
}
