import type { GenerateData } from '../../../application/tables/generate-data.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { Entrance } from '../access/entrance.js';
import { acceptedShape } from '../answers/accept.js';
import { orRefuse } from '../answers/or-refuse.js';
import { type StreamOptions, streamTable } from '../answers/stream-table.js';
import type { BodyReader } from '../body/json-body.js';
import { generateOperation } from './generate-operations.js';
import type { Route } from './route.js';

export function generate(
  engine: TableEngine,
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
    operation: generateOperation(engine),
    handle: async (ctx) => {
      ctx.vary('Accept');
      const generation = await orRefuse(generateData.run(await readBody(ctx), ctx.state));
      const shape = acceptedShape(ctx, generation.file);
      await entrance.admit(ctx);
      await streamTable(ctx, generation, shape, streaming);
    },
  };
}
