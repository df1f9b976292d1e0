import { right } from 'fp-ts/lib/Either.js';
import { engineFactories } from '../adapters/engine/engine-factories.js';
import { loadExtension } from '../adapters/engine/load-extension.js';
import type {
  InferenceNews,
  InferenceOrder,
  InferenceResult,
  InferenceWork,
} from '../adapters/inference/inference-messages.js';
import { type SchemaScript, schemaAnswer } from '../adapters/mcp/schema-answer.js';
import { type ReadParquet, TableFileReader } from '../adapters/tables/table-file-reader.js';
import type { DatasetInferrer } from '../application/inference/dataset-inferrer.js';
import type { Log } from '../application/ports/log.js';
import type { TableReader } from '../application/ports/table-reader.js';
import type { TableEngine } from '../domain/engine/table-engine.js';
import { inferenceFactories, inferrerHere } from '../wiring/inference-factories.js';
import type { InferenceSettings } from '../wiring/inference-settings.js';
import { programParts, wire } from '../wiring/program-parts.js';

function send(news: InferenceNews): void {
  process.send?.(news);
}

/** Sends log events to the server, which writes them: lines of two processes could mix. */
const log: Log = {
  info: (event, facts) => send({ log: 'info', event, facts }),
  warn: (event, facts) => send({ log: 'warn', event, facts }),
  error: (event, facts) => send({ log: 'error', event, facts }),
};

/** Reads Parquet in this process: if it crashes, the server starts another. */
const readParquet: ReadParquet = async (range, work) => {
  const [{ parquetSample }, { ScriptTimeLimit }] = await Promise.all([
    import('../adapters/tables/parquet/parquet-sample.js'),
    import('../adapters/tables/parquet/script-time-limit.js'),
  ]);
  return parquetSample(range, work, new ScriptTimeLimit());
};

const readTables = (): TableReader => new TableFileReader(readParquet);

interface Workers {
  readonly engine: TableEngine;
  readonly inferrer: DatasetInferrer;
}

async function workersOf(settings: InferenceSettings): Promise<Workers> {
  const extensions = await Promise.all(settings.modules.map(loadExtension));
  const factories = { ...engineFactories, ...inferenceFactories, tables: readTables };
  const made = wire(programParts.inference, factories, { settings, extensions, log });
  return { engine: made.engine, inferrer: inferrerHere({ ...made, settings }) };
}

let loading: Promise<Workers> | undefined;
/** Never aborts: the server enforces the time limit, and ends a process that takes too long. */
const endless = new AbortController().signal;

async function resultOf(
  work: InferenceWork,
  { engine, inferrer }: Workers,
): Promise<InferenceResult> {
  if ('script' in work) return right(await schemaAnswer(engine, work.script as SchemaScript));
  return inferrer.infer(work.platform, work.request, { signal: endless })();
}

process.on('message', async ({ settings, work }: InferenceOrder) => {
  loading ??= workersOf(settings as InferenceSettings);
  send({ done: await resultOf(work, await loading) });
});
process.on('uncaughtException', ({ stack, message }) => send({ defect: stack ?? message }));
send({ started: true });
// A terminal or a supervisor signals all processes at once. The server drains first, and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
// The server has ended.
process.on('disconnect', () => process.exit());
