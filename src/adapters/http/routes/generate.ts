import type { GenerateData } from '../../../application/use-cases/generate-data.js';
import type { Formats } from '../../../domain/formats/format.js';
import type { Entrance } from '../access/entrance.js';
import { acceptedShape } from '../answers/accept.js';
import { orRefuse } from '../answers/or-refuse.js';
import { type StreamOptions, streamTable } from '../answers/stream-table.js';
import type { BodyReader } from '../body/json-body.js';
import { generateOperation } from './generate-operations.js';
import type { Route } from './route.js';

export function generate(
  formats: Formats,
  generateData: GenerateData,
  readBody: BodyReader,
  entrance: Entrance,
  streaming: StreamOptions,
): Route {
  return {
    method: 'POST',
    path: '/generate',
    purpose: 'generate synthetic data',
    access: 'generate',
    isWork: true,
    operation: generateOperation(formats),
    handle: async (ctx) => {
      ctx.vary('Accept');
      const generation = await orRefuse(generateData.run(await readBody(ctx), ctx.state));
      const { mediaType, format } = generation;
      const shape = acceptedShape(ctx, mediaType, format.isJson);
      await entrance.admit(ctx);
      await streamTable(ctx, generation, shape, streaming);
    },
  };
}
