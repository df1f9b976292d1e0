import type { LoadedExtension } from '../adapters/engine/loaded-extension.js';
import type { Factories } from '../adapters/engine/made-parts.js';
import { openHubs } from '../adapters/hubs/index.js';
import { systemClock } from '../adapters/system/system-clock.js';
import { TableFileReader } from '../adapters/tables/table-file-reader.js';
import { DatasetInferrer } from '../application/inference/dataset-inferrer.js';
import type { Clock } from '../application/ports/clock.js';
import type { HubFactory, HubPlatform } from '../application/ports/hub-platform.js';
import type { Log } from '../application/ports/log.js';
import type { TableReader } from '../application/ports/table-reader.js';
import type { InferenceEngine } from '../domain/engine/inference-engine.js';
import { SAMPLE_BOUNDS } from '../domain/tables/sample-bounds.js';
import type { InferenceSettings } from './inference-settings.js';

interface Given {
  readonly settings: Omit<InferenceSettings, 'modules'>;
  readonly extensions: readonly LoadedExtension[];
  readonly log: Log;
}

interface Made {
  readonly clock: Clock;
  readonly hubs: readonly HubPlatform[];
  readonly tables: TableReader;
}

/** How the server and an inference process make what inference needs beside the engines. */
export const inferenceFactories: Factories<Given, Made> = {
  clock: () => systemClock,
  hubs: ({ settings, extensions, clock, log }) =>
    openHubs(settings, hubFactories(extensions), { clock, log }),
  tables: () => new TableFileReader(),
};

export function hubFactories(extensions: readonly LoadedExtension[]): readonly HubFactory[] {
  return extensions.flatMap(({ hubs = [] }) => hubs);
}

/** Infers schemas in this process. */
export function inferrerHere({
  hubs,
  tables,
  inferenceEngine,
  settings,
}: Pick<Given & Made, 'hubs' | 'tables' | 'settings'> & {
  readonly inferenceEngine: InferenceEngine;
}): DatasetInferrer {
  return new DatasetInferrer(hubs, tables, inferenceEngine, {
    bounds: SAMPLE_BOUNDS,
    k: settings.minCategoryCount,
  });
}
