import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { livingShop, momentOf } from '../../../domain/histories/shop.js';
import { Relay } from '../../../stand-ins/relay.js';
import { feedText } from '../../../support/changes.js';
import { sinkCases } from '../../../support/sinks/index.js';
import { outcome, startCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const [from, until] = [momentOf(30), momentOf(40)];

/** All lines of the time. */
const lines = feedText(livingShop({ from, until })).trimEnd().split('\n');

const positionOf = (line: string | undefined): string =>
  (JSON.parse(line ?? '') as { readonly source: { readonly position: string } }).source.position;

/** The frame of AMQP 0-9-1 with the method connection.close-ok. */
const CONNECTION_CLOSED = Buffer.from([1, 0, 0, 0, 0, 0, 4, 0, 10, 0, 51, 0xce]);

describe('tablewright stream', () => {
  const folder = new ScratchFolder();
  const file = folder.put('shop.json', livingShop());
  const span = ['--from', from, '--until', until];
  after(() => folder.remove());

  const printed = async (...args: readonly string[]): Promise<readonly string[]> =>
    (await runCommand(['stream', file, ...args])).stdout.toString().trimEnd().split('\n');

  const refusal = async (...args: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await runCommand(['stream', ...args]);
    expect(code).to.be.greaterThan(0);
    expect(String(stdout)).to.equal('');
    return stderr;
  };

  it('prints the changes, at any speed the same, and says where they end', async () => {
    expect(lines.length).to.be.greaterThan(200);
    expect(await printed(...span)).to.deep.equal(lines);

    const fast = await runCommand(['stream', file, ...span, '--speed', '5000000']);
    expect(fast.stdout.toString().trimEnd().split('\n')).to.deep.equal(lines);
    expect(fast.stderr).to.equal(
      `${lines.length} changes sent, the last one at ${positionOf(lines.at(-1))}, seed 11\n`,
    );
  });

  it('takes as much time as the changes have, divided by the speed', async () => {
    const begun = performance.now();
    // Ten days in 1.5 s; the last change comes some minutes before their end.
    await printed(...span, '--speed', '576000');

    expect(performance.now() - begun).to.be.within(1450, 60_000);
  });

  it('goes on behind any change', async () => {
    for (const count of [1, 57, lines.length - 1]) {
      const after = positionOf(lines[count - 1]);

      expect(await printed('--until', until, '--after', after)).to.deep.equal(lines.slice(count));
    }
  });

  it('goes on behind a change that comes late or a second time', async () => {
    const delivery = ['--delay', '2d', '--late', '0.5', '--twice', '0.5'];
    const stopped = async (end: string): Promise<string> =>
      (await runCommand(['stream', file, '--from', from, '--until', end, ...delivery])).stderr;
    const all = await printed(...span, ...delivery);
    const seen = new Set<string>();
    for (let hour = 0; hour < 12; hour++) {
      const said = await stopped(momentOf(33 + hour / 24));
      const [, count = '', position = ''] =
        /^(\d+) changes sent, the last one at (\S+),/.exec(said) ?? [];
      seen.add(String(position.split('/').length));

      expect(await printed('--until', until, '--after', position, ...delivery)).to.deep.equal(
        all.slice(Number(count)),
      );
    }
    expect([...seen].sort()).to.deep.equal(['3', '4']);
  });

  it('refuses forms without positions', async () => {
    for (const form of ['scd2', 'sql']) {
      expect(await refusal(file, ...span, '--form', form)).to.match(
        /--form: a stream .*: use debezium or rows\n$/,
      );
    }
  });

  it('keeps the position in a file, and sends nothing twice', async () => {
    const checkpoint = folder.path('position');
    const middle = momentOf(35);
    const first = await printed(
      ...['--from', from, '--until', middle],
      ...['--checkpoint', checkpoint],
    );
    expect(folder.read('position').split('\n')[0]).to.equal(positionOf(first.at(-1)));
    const second = await printed(...span, '--checkpoint', checkpoint);

    expect([...first, ...second]).to.deep.equal(lines);
    expect(await printed(...span, '--checkpoint', checkpoint)).to.deep.equal(['']);

    writeFileSync(checkpoint, 'something else');
    expect(await refusal(file, ...span, '--checkpoint', checkpoint)).to.match(
      /position has no position: name the file of the stream, or a new one\n$/,
    );
  });

  it('ends at Ctrl-C with a whole change and its position', async () => {
    const stream = startCli(['stream', file, '--from', from, '--speed', '100000']);
    const run = outcome(stream);
    if (stream.stdout) await once(stream.stdout, 'data');
    stream.kill('SIGINT');
    const { code, stdout, stderr } = await run;
    const seen = stdout.toString().split('\n');

    expect(code).to.equal(0);
    expect(seen.pop()).to.equal('');
    expect(seen).to.deep.equal(lines.slice(0, seen.length));
    expect(stderr).to.contain(`, the last one at ${positionOf(seen.at(-1))}, seed 11\n`);
  });

  for (const { title, reason, create } of sinkCases) {
    describe(`to ${title}`, () => {
      if (reason !== undefined) {
        it(`sends (unavailable: ${reason})`);
        return;
      }

      it('sends each change once, through calls that end early', async () => {
        const place = await create();
        const to = ['--to', place.url];
        if (place.checkpoint !== undefined) to.push('--checkpoint', place.checkpoint);
        const ends = [momentOf(30.5), momentOf(33), until, until];
        const said: string[] = [];
        for (const end of ends) {
          const args = ['stream', file, '--from', from, '--until', end, ...to];
          said.push((await runCommand(args)).stderr);
        }
        expect(await place.received()).to.deep.equal(lines);
        expect(said.at(-1)).to.match(/^0 changes sent, the last one at /);

        const other = await refusal(file, ...span, '--seed', '12', ...to);
        expect(other).to.contain('take the request and the seed with which it began\n');
        expect(other).not.to.contain('guest:guest');
        await place.drop();
      });

      if (title === 'RabbitMQ') {
        it('ends when the server has said that the connection is closed', async () => {
          const place = await create();
          const relay = await Relay.to(new URL(place.url));
          await runCommand(['stream', file, ...span, '--to', relay.url]);
          const answers = Buffer.concat(relay.answers);
          relay.close();
          await place.drop();

          expect(answers.includes(CONNECTION_CLOSED)).to.equal(true);
        });
      }
    });
  }

  it('refuses what cannot be, with a way out', async () => {
    const { seed: _, ...seedless } = livingShop();
    const drawn = folder.put('drawn.json', seedless);
    const refusals = [
      [['--to', 'nats://ada:secret@localhost'], /^tablewright: --to: expected http\(s\)/],
      [['--to', 'mqtt://localhost/shop'], /^tablewright: --to: expected http\(s\)/],
      [['--to', 'nats://localhost/a', '--checkpoint', 'a'], /NATS JetStream knows .*leave it out/],
      [['--to', 'kafka://localhost/a', '--checkpoint', 'a'], /Kafka knows .*leave it out/],
      [['--after', 'yesterday'], /--after: expected the position of a change, such as 2026-03-03T/],
      [['--speed', '0'], /--speed: expected a number above 0, such as 60/],
      [['--speed', 'fast'], /--speed: expected a number above 0/],
      [['--form', 'scd2'], /--form: a stream does not know yet .*use debezium or rows/],
      [['--until', momentOf(-9)], /--until: expected a moment after from/],
    ] as const;
    for (const [args, message] of refusals) {
      expect(await refusal(file, '--from', from, ...args)).to.match(message);
    }
    expect(await refusal(file)).to.match(/from/);
    expect(await refusal(drawn, ...span, '--checkpoint', folder.path('a'))).to.match(
      /a stream that can go on needs a seed: --seed, or a seed in the request/,
    );
  });
});
