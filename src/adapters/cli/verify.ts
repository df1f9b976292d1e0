import type { WrongPart } from '../../application/use-cases/verify-run.js';
import { verifyParts } from '../bulk/bulk.js';
import { partsOption } from './bulk-options.js';
import { counted, grouped } from './counted.js';
import type { Define, Surroundings } from './define.js';
import { Ending } from './ending.js';
import { type EngineOptions, engineOf, takeExtensions } from './engine-options.js';
import { exitCode } from './exit-code.js';
import { addNotes } from './help-notes.js';
import { interruptible } from './interruptible.js';
import { PartsProgress } from './parts-progress.js';
import { jobsOf } from './threads.js';
import { withPartStore } from './with-part-store.js';

const NOTES = {
  paragraphs: [
    'Parts are made again from the request in the manifest, and compared byte by byte with their files. It needs the release of Tablewright that made them.',
  ],
  examples: [
    'tablewright verify parts',
    'tablewright verify parts --parts all',
    'tablewright verify parts --part orders/part-00003.parquet',
  ],
};

interface Options extends EngineOptions {
  readonly parts: string;
  readonly part?: readonly string[];
  readonly jobs?: string;
  readonly quiet?: true;
}

export const defineVerify: Define = (command, surroundings) => {
  const taking = command
    .description('Make parts of a sealed run again, and compare them with their files.')
    .argument('<place>', 'folder of the run, or s3://bucket/prefix')
    .option('--parts <number>', 'how many parts, drawn at random, or all', '10')
    .option(
      '--part <name>',
      'a part by its name in the manifest; may be given more than once',
      (name: string, earlier: readonly string[] = []) => [...earlier, name],
    )
    .option('--jobs <number>', 'threads that generate rows; by default one for each core')
    .option('--quiet', 'print no progress and no summary');
  addNotes(takeExtensions(taking), NOTES).action((place, options) =>
    run(place, options, surroundings),
  );
};

async function run(place: string, options: Options, surroundings: Surroundings): Promise<void> {
  const { quiet = false } = options;
  const parts = options.part ?? partsOption(options.parts);
  const count = jobsOf(options);
  const { engine, modules } = await engineOf(options, surroundings);
  const threads = { count, entry: surroundings.threadEntry, extensions: modules };
  await withPartStore(place, async (store) => {
    const watch = new PartsProgress(quiet);
    let wrong: readonly WrongPart[];
    try {
      wrong = await interruptible(
        (signal) => verifyParts(parts, engine, { store, threads, signal, watch }),
        'interrupted',
      );
    } finally {
      watch.clear();
    }
    if (wrong.length > 0) {
      const found = `${grouped(wrong.length)} of ${counted(watch.parts, 'verified part')}`;
      throw new Ending(
        exitCode.failed,
        [`${place}: ${found} ${wrong.length === 1 ? 'is' : 'are'} wrong`],
        wrong.map(reason),
      );
    }
    if (quiet) return;
    process.stderr.write(`verified ${watch.made}; ${counted(watch.leftOut, 'part')} left out\n`);
  });
}

function reason(part: WrongPart): string {
  switch (part.kind) {
    case 'missing':
      return `${part.name}: the file is missing`;
    case 'other_digest':
      return `${part.name}: the manifest has the SHA-256 of other bytes`;
    case 'differs':
      return `${part.name}: the file differs from byte ${grouped(part.at)} on, counted from 0`;
  }
}
