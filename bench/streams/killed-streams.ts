import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writtenPosition } from '../../src/domain/histories/position.js';
import { livingShop, momentOf } from '../../test/domain/histories/shop.js';
import { feedText } from '../../test/support/changes.js';
import { type OwnPlace, sinkAt, sinkCases } from '../../test/support/sinks/index.js';

/*
 * Streams changes to every sink by a command that is killed at random moments and started again, and compares what has arrived with
 * the changes: `npm run bench:streams`. Each process is killed after it has sent something. Ends with status 1 if a change is missing,
 * or if a sink that says where it stands has one twice.
 */

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const COMMAND = 'dist/src/programs/command.js';

/** How long the stream is, and how much of it passes in a second. */
interface Course {
  readonly days: number;
  readonly daysPerSecond: number;
}

/** All changes take about 25 s. */
const USUAL: Course = { days: 728, daysPerSecond: 30 };

/**
 * To find out where Kafka stands takes 3 s, in which the stream goes on. The mock cluster drops the oldest records of a partition
 * beyond 5 MiB.
 */
const OF_KAFKA: Course = { days: 364, daysPerSecond: 2 };
const from = momentOf(0);

function start(
  { url, checkpoint }: OwnPlace,
  { days }: Course,
  pace: readonly string[] = [],
): ChildProcess {
  const kept = checkpoint === undefined ? [] : ['--checkpoint', checkpoint];
  const span = ['--from', from, '--until', momentOf(days), ...pace];
  const args = [COMMAND, 'stream', '-', '--to', url, ...kept, ...span];
  const child = spawn('node', args, { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(JSON.stringify(livingShop()));
  return child;
}

/** Where the sink stands, as a command that goes on finds it. */
async function standing(place: OwnPlace): Promise<string> {
  const sink = await sinkAt(place);
  const position = await sink.position().finally(() => sink.close());
  return position === undefined ? '' : writtenPosition(position);
}

/** Starts the stream `times` times, and kills each process at a random moment after it has sent something. */
async function kill(place: OwnPlace, course: Course, times: number): Promise<void> {
  const pace = ['--speed', String(course.daysPerSecond * 86_400)];
  for (let killed = 0; killed < times; killed++) {
    const before = await standing(place);
    const child = start(place, course, pace);
    const ended = once(child, 'exit');
    while ((await standing(place)) === before && child.exitCode === null) await setTimeout(20);
    await setTimeout(randomInt(400));
    child.kill('SIGKILL');
    const [code] = await ended;
    if (code !== null) throw new Error('the stream ended before it was killed often enough');
  }
}

for (const { title, reason, create } of sinkCases) {
  if (reason !== undefined) {
    process.stdout.write(`${title}: not here, ${reason}\n`);
    continue;
  }
  const place = await create();
  const course = title === 'Kafka' ? OF_KAFKA : USUAL;
  const lines = feedText(livingShop({ from, until: momentOf(course.days) }))
    .trimEnd()
    .split('\n');
  await kill(place, course, Number(values.kills));
  await once(start(place, course), 'exit');
  const received = await place.received();
  await place.drop();
  const found = new Set(received);
  const missing = lines.filter((line) => !found.has(line)).length;
  const twice = received.length - found.size;
  process.stdout.write(
    `${title}: killed ${values.kills} times, ${found.size} of ${lines.length} changes, ${missing} missing, ${twice} sent twice\n`,
  );
  if (missing > 0 || (twice > 0 && place.checkpoint === undefined)) process.exitCode = 1;
}
