import type { Log } from '../../../application/ports/log.js';
import type { PreviewData } from '../../../application/use-cases/preview-data.js';
import type { Entrance } from '../access/entrance.js';
import { acceptedShape } from '../answers/accept.js';
import { setGeneratedHeaders } from '../answers/generated-headers.js';
import { measure } from '../answers/measure.js';
import { orRefuse } from '../answers/or-refuse.js';
import { streamAnswer } from '../answers/stream-answer.js';
import type { BodyReader } from '../body/json-body.js';
import { previewOperation } from './generate-operations.js';
import type { Route } from './route.js';

export function preview(
  previewData: PreviewData,
  readBody: BodyReader,
  entrance: Entrance,
  log: Log,
): Route {
  return {
    method: 'POST',
    path: '/generate/preview',
    purpose: 'generate at most 10 rows, always JSON',
    access: 'preview',
    isWork: true,
    operation: previewOperation,
    handle: async (ctx) => {
      ctx.vary('Accept');
      const generation = await orRefuse(previewData.run(await readBody(ctx)));
      const shape = acceptedShape(ctx, generation.mediaType, true);
      await entrance.admit(ctx);
      const open = () => orRefuse(generation.open(shape, ctx.state));
      const { length, kept } = await measure(await open());
      const chunks = kept === undefined ? await open() : undefined;
      setGeneratedHeaders(ctx, generation, shape);
      if (chunks === undefined) ctx.body = kept;
      else streamAnswer(ctx, chunks, log);
      ctx.length = length;
    },
  };
}
