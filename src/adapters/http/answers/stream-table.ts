import type { Compressor } from '../../../application/ports/compressor.js';
import type { Log } from '../../../application/ports/log.js';
import type { BodyShape, Generation } from '../../../application/tables/generation.js';
import type { Context } from '../context.js';
import { begin, resume } from './chunks.js';
import { compressed } from './compressed.js';
import { setGeneratedHeaders } from './generated-headers.js';
import { orRefuse } from './or-refuse.js';
import { streamAnswer } from './stream-answer.js';

export interface StreamOptions {
  readonly log: Log;
  /** Compresses texts for callers that accept gzip; undefined if the setting is off. */
  readonly compressor: Compressor | undefined;
}

/** Answers with a planned table; `members` are additional members of its envelope. */
export async function streamTable(
  ctx: Context,
  generation: Generation,
  shape: BodyShape,
  { log, compressor }: StreamOptions,
  members: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const chunks = await orRefuse(generation.open(shape, ctx.state, members));
  // The first chunk of an envelope precedes the first row, and that row must not fail after the status is sent.
  const begun = await begin(chunks, shape === 'envelope' ? 2 : 1);
  setGeneratedHeaders(ctx, generation, shape);
  const rows = resume(begun);
  const isText = shape === 'envelope' || generation.file.content !== 'bytes';
  const body = isText && compressor !== undefined ? compressed(ctx, rows, compressor) : rows;
  streamAnswer(ctx, body, log);
}
