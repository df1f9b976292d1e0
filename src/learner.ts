import { hubPlatforms } from './adapters/hubs/index.js';
import type { LearningOrder, LearningResult } from './adapters/learner/learning-messages.js';
import { FakerWords } from './adapters/lexicon/faker-words.js';
import { PinoLog } from './adapters/log/pino-log.js';
import { standardError } from './adapters/log/standard-error.js';
import { worldAtlas } from './adapters/places/world-atlas.js';
import { systemClock as clock } from './adapters/system/system-clock.js';
import { TableFileReader } from './adapters/tables/table-file-reader.js';
import { LearnSchema } from './application/use-cases/learn-schema.js';
import { SAMPLE_BOUNDS } from './domain/tables/sample-bounds.js';
import type { LearnerSettings } from './learner-settings.js';

function learnerOf(settings: LearnerSettings): LearnSchema {
  const log = new PinoLog(settings.logLevel, clock, standardError());
  const parts = { addresses: settings, clock, log };
  return new LearnSchema(
    settings.hubs.map((name) => hubPlatforms[name](parts)),
    new TableFileReader(),
    new FakerWords(worldAtlas).lexicon('en'),
    { bounds: SAMPLE_BOUNDS, k: settings.minCategoryCount },
  );
}

let learner: LearnSchema | undefined;
/** The server keeps the time: it ends a process that takes too long. */
const endless = new AbortController().signal;

function answer(message: LearningResult): void {
  process.send?.(message);
}

process.on('message', ({ settings, platform, request }: LearningOrder) => {
  learner ??= learnerOf(settings as LearnerSettings);
  learner
    .learn(platform, request, endless)()
    .then(
      (result) => answer({ result }),
      (error: Error) => answer({ defect: error.stack ?? error.message }),
    );
});
// The server is gone.
process.on('disconnect', () => process.exit());
