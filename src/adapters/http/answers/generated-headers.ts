import type { BodyShape, Generation } from '../../../application/use-cases/generation.js';
import type { Context } from '../context.js';
import { JSON_TYPE } from './accept.js';
import { asciiName, fileName } from './file-name.js';
import { seedHeader } from './seed-header.js';

/** Headers of an answer that holds generated rows. */
export function setGeneratedHeaders(ctx: Context, generation: Generation, shape: BodyShape): void {
  const { rows, seed, mediaType, tableName, format } = generation;
  ctx.state.rows = rows;
  ctx.set({
    'Content-Type': shape === 'raw' ? mediaType : JSON_TYPE,
    'X-Rows-Generated': String(rows),
    'X-Seed': seedHeader(seed),
  });
  if (shape === 'envelope') return;
  const name = fileName(tableName, format.extension);
  ctx.attachment(name, { fallback: asciiName(name) });
}
