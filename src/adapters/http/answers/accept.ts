import type { BodyShape } from '../../../application/tables/generation.js';
import type { FileForm } from '../../../domain/formats/file-form.js';
import type { Context } from '../context.js';
import { Refusal } from '../refusal.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The shape of an answer: the raw file if Accept allows its media type, wildcards included, or else the JSON envelope.
 * A JSON text always gets the envelope, and bytes never do. Accept never selects the format. Throws a `Refusal` if
 * Accept allows neither.
 */
export function acceptedShape(ctx: Context, { mediaType, content }: FileForm): BodyShape {
  if (content !== 'json' && ctx.accepts(mediaType)) return 'raw';
  const types = content === 'json' ? [] : mediaType.split(';', 1);
  if (content === 'bytes') throw notAcceptable(types);
  refuseUnlessJson(ctx, types);
  return 'envelope';
}

/** Throws a `Refusal` unless Accept allows JSON; its message lists `others` as accepted types too. */
export function refuseUnlessJson(ctx: Context, others: readonly string[] = []): void {
  if (!ctx.accepts(JSON_TYPE)) throw notAcceptable([...others, 'application/json']);
}

function notAcceptable(types: readonly string[]): Refusal {
  return new Refusal('not_acceptable', {
    detail: `expected Accept to allow ${types.join(' or ')}`,
  });
}
