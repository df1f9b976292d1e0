import type { WrongPart } from '../../../application/bulk/verify-run.js';
import { verifyParts } from '../../bulk/bulk.js';
import { partsOption } from '../bulk/bulk-options.js';
import { partsText } from '../bulk/parts-text.js';
import { withPartStore } from '../bulk/with-part-store.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { interruptible } from '../endings/interruptible.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { makerOf } from '../tables/maker.js';
import { grouped, readableCount } from '../text/readable-count.js';
import { withProgress } from '../text/with-progress.js';

const NOTES = {
  paragraphs: [
    'Parts are made again from the request in the manifest, and compared byte by byte with their files. The other parts are read, and compared with the digests of the manifest. It needs the release of Tablewright that made them.',
    'With --part, only the named parts are made again and read.',
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
    .description(
      'Compare the parts of a sealed run with its manifest, and make some of them again.',
    )
    .argument('<place>', 'folder of the run, or s3://bucket/prefix')
    .option('--parts <number>', 'how many parts to make again, drawn at random, or all', '10')
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
  const { engine, threads } = await makerOf(options, surroundings);
  await withPartStore(place, async (store) => {
    const verified = await withProgress(quiet, (onProgress) =>
      interruptible(
        (signal) => verifyParts(parts, engine, { store, threads, signal, onProgress }),
        'interrupted',
      ),
    );
    const { wrong } = verified;
    const read = options.part === undefined ? verified.others : 0;
    if (wrong.length > 0) {
      const found = `${grouped(wrong.length)} of ${readableCount(verified.parts + read, 'verified part')}`;
      throw new Ending(
        exitCode.failed,
        [
          `${place}: ${found} ${wrong.length === 1 ? 'is' : 'are'} wrong; make what is wrong again with tablewright bulk --out ${place} --repair`,
        ],
        wrong.map(reason),
      );
    }
    if (quiet) return;
    const others = readableCount(verified.others, 'other part');
    const rest =
      options.part === undefined ? `compared the digests of ${others}` : `left out ${others}`;
    process.stderr.write(`made ${partsText(verified, verified.unit)} again; ${rest}\n`);
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
