import * as TE from 'fp-ts/lib/TaskEither.js';
import type { CloneDataset } from '../../../application/inference/clone-dataset.js';
import type { InferDatasetSchema } from '../../../application/inference/infer-dataset-schema.js';
import type { SearchDatasets } from '../../../application/inference/search-datasets.js';
import type { HubPlatform } from '../../../application/ports/hub-platform.js';
import {
  decodeCloneRequest,
  decodeSchemaRequest,
  decodeSearch,
} from '../../../domain/hub/hub-requests.js';
import type { TableTerms } from '../../../domain/schema/params/request-params.js';
import type { Entrance } from '../access/entrance.js';
import { acceptedShape, refuseUnlessJson } from '../answers/accept.js';
import { orRefuse } from '../answers/or-refuse.js';
import { type StreamOptions, streamTable } from '../answers/stream-table.js';
import type { BodyReader } from '../body/json-body.js';
import { schemaJson, searchJson } from './hub-json.js';
import { cloneOperation, schemaOperation, searchOperation } from './hub-operations.js';
import { type Route, sendJson } from './route.js';

export interface HubVerbs {
  readonly searchDatasets: SearchDatasets;
  readonly inferDatasetSchema: InferDatasetSchema;
  readonly cloneDataset: CloneDataset;
}

/** The dependencies of the routes of data hubs. */
export interface HubParts {
  readonly verbs: HubVerbs;
  readonly readBody: BodyReader;
  readonly entrance: Entrance;
  readonly terms: TableTerms;
  readonly streaming: StreamOptions;
}

/** The three operations on each platform, under its name; those on the first platform also under `hub`. */
export function hubRoutes(platforms: readonly HubPlatform[], parts: HubParts): readonly Route[] {
  return platforms.flatMap((platform, i) =>
    [...(i === 0 ? ['hub'] : []), platform.name].flatMap((segment) => [
      search(segment, platform, parts),
      schema(segment, platform, parts),
      clone(segment, platform, parts),
    ]),
  );
}

function search(
  segment: string,
  platform: HubPlatform,
  { verbs, readBody, entrance }: HubParts,
): Route {
  return {
    method: 'POST',
    path: `/${segment}/search`,
    purpose: `search public datasets on the ${platform.name} hub by keyword`,
    access: 'hub',
    isWork: true,
    operation: searchOperation(segment),
    handle: async (ctx) => {
      ctx.vary('Accept');
      const request = await orRefuse(TE.fromEither(decodeSearch(await readBody(ctx))));
      refuseUnlessJson(ctx);
      await entrance.admit(ctx);
      const { signal } = ctx.state;
      const found = await orRefuse(verbs.searchDatasets.run(platform, request, signal));
      sendJson(ctx, searchJson(request, found));
    },
  };
}

function schema(
  segment: string,
  platform: HubPlatform,
  { verbs, readBody, entrance }: HubParts,
): Route {
  return {
    method: 'POST',
    path: `/${segment}/schema`,
    purpose: `infer field types from a sample of a dataset on the ${platform.name} hub`,
    access: 'hub',
    isWork: true,
    operation: schemaOperation(segment, platform.name),
    handle: async (ctx) => {
      ctx.vary('Accept');
      const request = await orRefuse(TE.fromEither(decodeSchemaRequest(await readBody(ctx))));
      refuseUnlessJson(ctx);
      await entrance.admit(ctx);
      const { inferDatasetSchema } = verbs;
      const inferred = await orRefuse(inferDatasetSchema.run(platform.name, request, ctx.state));
      sendJson(ctx, schemaJson(inferred));
    },
  };
}

function clone(
  segment: string,
  platform: HubPlatform,
  { verbs, readBody, entrance, terms, streaming }: HubParts,
): Route {
  return {
    method: 'POST',
    path: `/${segment}/clone`,
    purpose: `infer the schema of a dataset on the ${platform.name} hub and generate synthetic data in one call`,
    access: 'hub',
    isWork: true,
    operation: cloneOperation(segment, platform.name, terms),
    handle: async (ctx) => {
      ctx.vary('Accept');
      const body = await readBody(ctx);
      const request = await orRefuse(TE.fromEither(decodeCloneRequest(body, terms)));
      // A report is a member of the envelope.
      if (request.report) refuseUnlessJson(ctx);
      const shape = request.report ? 'envelope' : acceptedShape(ctx, request.file);
      await entrance.admit(ctx);
      const { generation, ...members } = await orRefuse(
        verbs.cloneDataset.run(platform.name, request, ctx.state),
      );
      await streamTable(ctx, generation, shape, streaming, members);
    },
  };
}
