import type { BodyShape } from '../../../application/use-cases/generation.js';
import type { Context } from '../context.js';
import { Refusal } from '../refusal.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * How an answer is wrapped: its own text where Accept allows that at all, wildcards included; else the
 * JSON envelope. A format that is JSON already only has the envelope. Accept never chooses the format.
 */
export function acceptedShape(ctx: Context, mediaType: string, isJson: boolean): BodyShape {
  if (!isJson && ctx.accepts(mediaType)) return 'raw';
  if (ctx.accepts(JSON_TYPE)) return 'envelope';
  const types = isJson ? 'application/json' : `${mediaType.split(';', 1)[0]} or application/json`;
  throw new Refusal('not_acceptable', { detail: `expected Accept to allow ${types}` });
}
