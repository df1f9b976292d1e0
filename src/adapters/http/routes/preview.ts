import type { Log } from '../../../application/ports/log.js';
import type { PreviewData } from '../../../application/tables/preview-data.js';
import type { Entrance } from '../access/entrance.js';
import { refuseUnlessJson } from '../answers/accept.js';
import { setGeneratedHeaders } from '../answers/generated-headers.js';
import { KeptAnswers } from '../answers/kept-answers.js';
import { orRefuse } from '../answers/or-refuse.js';
import { streamAnswer } from '../answers/stream-answer.js';
import type { BodyReader } from '../body/json-body.js';
import { previewOperation } from './generate-operations.js';
import type { Route } from './route.js';

/**
 * In bytes, for all previews together. Ten rows can be 40 MB, and a slow client reads them for a minute. A preview
 * beyond the limit is made twice: first to measure its length, then to send it.
 */
const MOST_KEPT = 64 * 1024 * 1024;
/** The largest answer in bytes that is sent in one write. */
const ONE_WRITE = 1024 * 1024;

export function preview(
  previewData: PreviewData,
  readBody: BodyReader,
  entrance: Entrance,
  log: Log,
): Route {
  const answers = new KeptAnswers(MOST_KEPT);
  return {
    method: 'POST',
    path: '/generate/preview',
    purpose: 'generate at most 10 rows, always JSON',
    access: 'preview',
    isWork: true,
    operation: previewOperation,
    handle: async (ctx) => {
      ctx.vary('Accept');
      const generation = await orRefuse(previewData.run(await readBody(ctx), ctx.state));
      refuseUnlessJson(ctx);
      await entrance.admit(ctx);
      const open = () => orRefuse(generation.open('envelope', ctx.state));
      const { length, kept } = await answers.measure(await open(), ctx.state.signal);
      const chunks = kept ?? (await open());
      setGeneratedHeaders(ctx, generation, 'envelope');
      if (kept !== undefined && length <= ONE_WRITE) ctx.body = Buffer.concat(kept);
      else streamAnswer(ctx, chunks, log);
      ctx.length = length;
    },
  };
}
