import type { Log } from '../../../application/ports/log.js';
import { LOCK_SECONDS, type WorkEvent } from '../../../application/ports/work-queue.js';
import type { PartLot } from '../../../domain/bulk/part-lots.js';
import { PartWorker } from '../../bulk/part-worker.js';
import { packageVersion } from '../../system/package-version.js';
import { systemClock } from '../../system/system-clock.js';
import { type QueueOptions, takeQueue, withQueue } from '../bulk/with-queue.js';
import { settingsOrEnd } from '../endings/settings-or-end.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { wholeOption } from '../options/whole-option.js';
import { makerOf } from '../tables/maker.js';

const NOTES = {
  paragraphs: [
    'Makes parts of the runs that tablewright bulk submit has put into a queue, on any number of machines, until a signal stops it. Events are lines of JSON on stderr, as those of tablewright serve; TABLEWRIGHT_LOG_LEVEL=silent turns them off.',
    'SIGTERM and SIGINT: the worker finishes the parts in progress, gives back the rest, and ends. A second signal ends the parts in progress too, and gives them back. After kill -9 other workers take its parts when --lock has passed once or twice.',
    'A worker makes only runs of its own release of Tablewright.',
  ],
  examples: ['tablewright worker --queue redis://localhost'],
};

const SUBJECTS: Readonly<Record<WorkEvent['kind'], string>> = {
  ready: 'worker',
  lost: 'queue',
  restored: 'queue',
  taken_over: 'lot',
  done: 'seal',
  failed: 'seal',
  given_back: 'seal',
};

/** The time in which output is still written. */
const EXIT_MS = 1000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface Options extends QueueOptions, EngineOptions {
  readonly jobs?: string;
  readonly lock?: string;
}

export const defineWorker: Define = (command, surroundings) => {
  const taking = takeQueue(command.description('Make parts of the runs of a queue.'))
    .option('--jobs <number>', 'threads that generate rows; by default one for each core')
    .option(
      '--lock <seconds>',
      `seconds without a sign of life after which other workers take the parts of this one (default: ${LOCK_SECONDS})`,
    );
  addNotes(takeExtensions(taking), NOTES).action((options) => run(options, surroundings));
};

async function run(options: Options, surroundings: Surroundings): Promise<void> {
  const lockSeconds =
    options.lock === undefined ? LOCK_SECONDS : wholeOption('--lock', options.lock, 2, 3600);
  const { logLevel } = settingsOrEnd().settings;
  const { engine, threads } = await makerOf(options, surroundings);
  const { PinoLog } = await import('../../log/pino-log.js');
  const { standardError } = await import('../../log/standard-error.js');
  const log = new PinoLog(logLevel, systemClock, standardError());
  const worker = new PartWorker(engine, threads);
  const [drain, stop] = [new AbortController(), new AbortController()];
  const onSignal = (signal: string): void => {
    log.info(drain.signal.aborted ? 'worker_stopping' : 'worker_draining', { signal });
    (drain.signal.aborted ? stop : drain).abort();
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    await withQueue(
      options,
      (queue) =>
        queue.work(packageVersion(), worker, {
          drain: drain.signal,
          signal: stop.signal,
          lanes: () => worker.lanes,
          onEvent: (event) => logEvent(log, event),
        }),
      { lockSeconds, isLasting: true },
    );
    log.info('worker_stopped');
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
    await worker.close();
    await log.close();
    // BullMQ keeps trying to connect to a Redis that is gone.
    setTimeout(() => process.exit(), EXIT_MS).unref();
  }
}

/** A lot is part of the facts; an event without one is about the seal of a run, or the worker. */
function logEvent(log: Log, { kind, lot, ...facts }: WorkEvent & { readonly lot?: PartLot }): void {
  const event = `${lot === undefined ? SUBJECTS[kind] : 'lot'}_${kind}`;
  const isTrouble = kind === 'failed' || kind === 'taken_over' || kind === 'lost';
  log[isTrouble ? 'warn' : 'info'](event, { ...facts, ...lot });
}
