import type { BodyShape } from '../../../application/use-cases/generation.js';
import type { Context } from '../context.js';
import { Refusal } from '../refusal.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The shape of an answer: raw text if Accept allows the media type of the format, wildcards included, or else the JSON
 * envelope. A JSON format always gets the envelope. Accept never selects the format. Throws a `Refusal` if Accept
 * allows neither.
 */
export function acceptedShape(ctx: Context, mediaType: string, isJson: boolean): BodyShape {
  if (!isJson && ctx.accepts(mediaType)) return 'raw';
  const types = isJson ? [] : mediaType.split(';', 1);
  refuseUnlessJson(ctx, types);
  return 'envelope';
}

/** Throws a `Refusal` unless Accept allows JSON; its message lists `others` as accepted types too. */
export function refuseUnlessJson(ctx: Context, others: readonly string[] = []): void {
  if (ctx.accepts(JSON_TYPE)) return;
  const types = [...others, 'application/json'].join(' or ');
  throw new Refusal('not_acceptable', { detail: `expected Accept to allow ${types}` });
}
