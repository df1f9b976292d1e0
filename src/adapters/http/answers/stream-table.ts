import type { Log } from '../../../application/ports/log.js';
import type { BodyShape, Generation } from '../../../application/use-cases/generation.js';
import type { Context } from '../context.js';
import { begin, resume } from './chunks.js';
import { compressed } from './compressed.js';
import { setGeneratedHeaders } from './generated-headers.js';
import { orRefuse } from './or-refuse.js';
import { streamAnswer } from './stream-answer.js';

export interface StreamOptions {
  readonly log: Log;
  /** Whether the answer is compressed for a caller who takes it. */
  readonly compress: boolean;
}

/** Answers with a planned table; `more` are further members of its envelope. */
export async function streamTable(
  ctx: Context,
  generation: Generation,
  shape: BodyShape,
  { log, compress }: StreamOptions,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const chunks = await orRefuse(generation.open(shape, ctx.state, more));
  // The envelope opens before the first row is made, which must not fail after the status is out.
  const begun = await begin(chunks, shape === 'envelope' ? 2 : 1);
  setGeneratedHeaders(ctx, generation, shape);
  const rows = resume(begun);
  streamAnswer(ctx, compress ? compressed(ctx, rows) : rows, log);
}
