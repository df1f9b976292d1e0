import type { Log } from '../../../application/ports/log.js';
import type { GenerateData } from '../../../application/use-cases/generate-data.js';
import type { Entrance } from '../access/entrance.js';
import { acceptedShape } from '../answers/accept.js';
import { begin, resume } from '../answers/chunks.js';
import { setGeneratedHeaders } from '../answers/generated-headers.js';
import { orRefuse } from '../answers/or-refuse.js';
import { streamAnswer } from '../answers/stream-answer.js';
import type { BodyReader } from '../body/json-body.js';
import { generateOperation } from './generate-operations.js';
import type { Route } from './route.js';

export function generate(
  generateData: GenerateData,
  readBody: BodyReader,
  entrance: Entrance,
  log: Log,
): Route {
  return {
    method: 'POST',
    path: '/generate',
    purpose: 'generate synthetic data',
    access: 'generate',
    isWork: true,
    operation: generateOperation,
    handle: async (ctx) => {
      ctx.vary('Accept');
      const generation = await orRefuse(generateData.run(await readBody(ctx)));
      const { mediaType, format } = generation;
      const shape = acceptedShape(ctx, mediaType, format.isJson);
      await entrance.admit(ctx);
      const chunks = await orRefuse(generation.open(shape, ctx.state));
      // The envelope opens before the first row is made, which must not fail after the status is out.
      const begun = await begin(chunks, shape === 'envelope' ? 2 : 1);
      setGeneratedHeaders(ctx, generation, shape);
      streamAnswer(ctx, resume(begun), log);
    },
  };
}
