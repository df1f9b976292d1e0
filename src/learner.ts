import { hubPlatforms } from './adapters/hubs/index.js';
import type { LearningNews, LearningOrder } from './adapters/learner/learning-messages.js';
import { FakerWords } from './adapters/lexicon/faker-words.js';
import { worldAtlas } from './adapters/places/world-atlas.js';
import { systemClock as clock } from './adapters/system/system-clock.js';
import { type ReadParquet, TableFileReader } from './adapters/tables/table-file-reader.js';
import type { Log } from './application/ports/log.js';
import { LearnSchema } from './application/use-cases/learn-schema.js';
import { SAMPLE_BOUNDS } from './domain/tables/sample-bounds.js';
import type { LearnerSettings } from './learner-settings.js';

function tell(news: LearningNews): void {
  process.send?.(news);
}

/** The server writes the lines: two processes would mix theirs. */
const log: Log = {
  info: (event, facts) => tell({ log: 'info', event, facts }),
  warn: (event, facts) => tell({ log: 'warn', event, facts }),
  error: (event, facts) => tell({ log: 'error', event, facts }),
};

/** Here: this process is one that may be lost. */
const readParquet: ReadParquet = async (range, work) => {
  const { parquetSample } = await import('./adapters/tables/parquet/parquet-sample.js');
  return parquetSample(range, work);
};

function learnerOf(settings: LearnerSettings): LearnSchema {
  const parts = { addresses: settings, clock, log };
  return new LearnSchema(
    settings.hubs.map((name) => hubPlatforms[name](parts)),
    new TableFileReader(readParquet),
    new FakerWords(worldAtlas).lexicon('en'),
    { bounds: SAMPLE_BOUNDS, k: settings.minCategoryCount },
  );
}

let learner: LearnSchema | undefined;
/** The server keeps the time: it ends a process that takes too long. */
const endless = new AbortController().signal;

process.on('message', async ({ settings, platform, request }: LearningOrder) => {
  learner ??= learnerOf(settings as LearnerSettings);
  tell({ learnt: await learner.learn(platform, request, endless)() });
});
process.on('uncaughtException', ({ stack, message }) => tell({ defect: stack ?? message }));
// A terminal and a supervisor signal to all processes at once; the server, which drains, says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
// The server is gone.
process.on('disconnect', () => process.exit());
