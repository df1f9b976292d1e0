import { type ChangeSink, SinkError } from '../../../application/ports/change-sink.js';
import { StreamChanges, type StreamedChanges } from '../../../application/tables/stream-changes.js';
import { quote } from '../../../domain/errors/quote.js';
import { changeForm, STREAMED_FORMS } from '../../../domain/histories/change-forms.js';
import {
  type Position,
  readPosition,
  writtenPosition,
} from '../../../domain/histories/position.js';
import { withCheckpoint } from '../../sinks/checkpoint.js';
import { linesSink } from '../../sinks/lines-sink.js';
import { knowingSink, openSink } from '../../sinks/open-sink.js';
import { SINK_FORMS, type SinkUrl, sinkUrl } from '../../sinks/sink-url.js';
import { drawSeed } from '../../system/draw-seed.js';
import { systemClock } from '../../system/system-clock.js';
import { systemPause } from '../../system/system-pause.js';
import { LoopTurns } from '../../workers/loop-turns.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { interruptible } from '../endings/interruptible.js';
import { FROM_OPTION, takeDelivery, UNTIL_END_OPTION } from '../options/changes-options.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { NOW_OPTION } from '../options/now-option.js';
import { standardOutput } from '../output/standard-output.js';
import { changesRequest } from '../requests/changes-request.js';
import { orRefused } from '../requests/refused-request.js';
import { readRequest } from '../requests/request-file.js';
import type { RequestOptions } from '../requests/request-options.js';
import { madeFrom } from '../text/made-from.js';
import { readableCount } from '../text/readable-count.js';

const NOTES = {
  paragraphs: [
    'Sends what changes in the tables with lives, in the order in which it happens, to standard output or to a sink: a JSON object a change. With --speed the changes come at the pace of their moments, otherwise as fast as the sink takes them. Ctrl-C ends the stream after a whole change.',
    'NATS JetStream and Kafka say where the stream stands, so the same command goes on after the last change. Other sinks need --checkpoint for that, or --after with the position in the last line. The request and the seed must be the same.',
    'A password in --to is shown in the list of processes until the command has started.',
  ],
  examples: [
    'tablewright stream shop.json --from 2026-03-03 --speed 60',
    'tablewright stream shop.json --from 2026-03-03 --to nats://localhost/shop',
    'tablewright stream shop.json --from 2026-03-03 --checkpoint shop.position',
  ],
};

interface Options extends Pick<RequestOptions, StreamMember>, EngineOptions {
  readonly to?: string;
  readonly speed?: string;
  readonly after?: string;
  readonly checkpoint?: string;
}

type StreamMember = 'from' | 'until' | 'form' | 'seed' | 'now' | 'delay' | 'late' | 'twice';

export const defineStream: Define = (command, surroundings) => {
  const taking = takeDelivery(
    takeExtensions(command)
      .description('Send what changes in tables with lives to a sink, at a pace.')
      .argument('<request>', 'file with the request as JSON; - reads standard input')
      .option('--to <url>', `the sink: ${SINK_FORMS}; by default standard output`)
      .option(...FROM_OPTION)
      .option(...UNTIL_END_OPTION)
      .option(
        '--speed <factor>',
        'how many times faster than in the history time passes, such as 60',
      )
      .option('--checkpoint <file>', 'keep the position in this file, and go on from there')
      .option('--after <position>', 'go on after the change with this position')
      .option('--form <name>', `how a change is written: ${STREAMED_FORMS.join(', ')}`),
  )
    .option('--seed <seed>', 'seed of the values')
    .option(...NOW_OPTION);
  addNotes(taking, NOTES).action((path, options) => run(path, options, surroundings));
};

async function run(path: string, options: Options, surroundings: Surroundings): Promise<void> {
  const target = targetOf(options);
  const after = positionOf(options.after);
  const speed = speedOf(options.speed);
  const reason = changeForm(options.form)?.notStreamed;
  if (reason !== undefined) throw refused(`--form: ${reason}: use ${STREAMED_FORMS.join(' or ')}`);
  const { engine } = await engineOf(options, surroundings);
  const request = changesRequest(await readRequest(path), options, engine);
  if (request.seed === undefined && (target ?? options.checkpoint ?? options.after) !== undefined) {
    throw refused(
      'a stream that can go on needs a seed: --seed, or a seed in the request. Another seed has other changes',
    );
  }
  const stream = new StreamChanges({
    engine,
    entropy: { seed: drawSeed },
    turns: new LoopTurns(),
    clock: systemClock,
    pause: systemPause,
  });
  const sent = await interruptible(
    (signal) =>
      withSink(target, options, async (sink) =>
        orRefused(await stream.run(request, sink, { after, speed, signal })(), { path, options }),
      ),
    'the stream was ended',
  );
  process.stderr.write(`${summary(sent)}\n`);
}

function summary({ sent, last, ...from }: StreamedChanges): string {
  const position = last === undefined ? '' : `, the last one at ${writtenPosition(last)}`;
  return `${readableCount(sent, 'change')} sent${position}, ${madeFrom(from)}`;
}

function targetOf({ to, checkpoint }: Options): SinkUrl | undefined {
  if (to === undefined) return undefined;
  const target = sinkUrl(to);
  // The rest of the text may contain a password.
  if (target === undefined) throw refused(`--to: expected ${SINK_FORMS}`);
  if (target.password !== '') process.title = 'tablewright';
  const knowing = knowingSink(target);
  if (checkpoint !== undefined && knowing !== undefined) {
    throw refused(`--checkpoint: ${knowing} knows where the stream stands: leave it out`);
  }
  return target;
}

function positionOf(after: string | undefined): Position | undefined {
  if (after === undefined) return undefined;
  const position = readPosition(after);
  if (position !== undefined) return position;
  throw refused(
    `--after: expected the position of a change, such as 2026-03-03T21:24:48.431Z/2/41, got ${quote(after)}`,
  );
}

function speedOf(speed: string | undefined): number | undefined {
  if (speed === undefined) return undefined;
  const factor = /^\d{1,9}(?:\.\d{1,9})?$/.test(speed) ? Number(speed) : 0;
  if (factor > 0) return factor;
  throw refused(
    `--speed: expected a number above 0, such as 60 for an hour in a minute, got ${quote(speed)}`,
  );
}

/** Opens the sink, does the work and closes it. What the sink refuses ends the command, without the password. */
async function withSink<A>(
  target: SinkUrl | undefined,
  { checkpoint }: Options,
  work: (sink: ChangeSink) => Promise<A>,
): Promise<A> {
  try {
    const opened =
      target === undefined
        ? linesSink((bytes) => standardOutput().write(bytes))
        : await openSink(target);
    const sink = checkpoint === undefined ? opened : withCheckpoint(opened, checkpoint);
    try {
      return await work(sink);
    } finally {
      await sink.close();
    }
  } catch (error) {
    if (!(error instanceof SinkError)) throw error;
    const { shown, password = '' } = target ?? { shown: 'stream' };
    const message = password === '' ? error.message : error.message.replaceAll(password, '***');
    throw new Ending(exitCode.failed, [`${shown}: ${message}`]);
  }
}

function refused(line: string): Ending {
  return new Ending(exitCode.refused, [line]);
}
