import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { withCheckpoint } from '../../../src/adapters/sinks/checkpoint.js';
import { linesSink } from '../../../src/adapters/sinks/lines-sink.js';
import type { ChangeSink } from '../../../src/application/ports/change-sink.js';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import type { ChangeLine } from '../../../src/domain/histories/line-batch.js';

const changeAt = (moment: number): ChangeLine => ({
  position: { moment, rank: 0, row: 1, happened: moment },
  bytes: utf8(`${moment}\n`),
});

describe('a checkpoint', () => {
  let folder = '';
  const sent: string[] = [];
  const stream = (): ChangeSink =>
    withCheckpoint(
      linesSink(async (bytes) => void sent.push(new TextDecoder().decode(bytes))),
      join(folder, 'position'),
    );

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tablewright-checkpoint-'));
    sent.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('lets one of two streams go on, wherever they stand', async () => {
    for (const other of [1000, 2000, 3000]) {
      const [one, two] = [stream(), stream()];
      await one.position();
      await two.position();
      await one.send([changeAt(2000)]);
      const refused = await two.send([changeAt(other)]).catch(String);
      expect(refused).to.match(
        /another command has written .*position meanwhile: give each stream/,
      );

      const third = stream();
      expect((await third.position())?.moment).to.equal(2000);
      await third.send([changeAt(2000)]);
      expect(await one.send([changeAt(4000)]).catch(String)).to.contain('another command');
      rmSync(join(folder, 'position'));
    }
    expect(sent).to.deep.equal(['2000\n', '2000\n', '2000\n', '2000\n', '2000\n', '2000\n']);
  });

  it('has the position in its first line, and may have nothing else', async () => {
    const path = join(folder, 'position');
    await stream().send([changeAt(1000), changeAt(2000)]);
    const [position = ''] = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, position);

    expect((await stream().position())?.moment).to.equal(2000);
    const last = stream();
    for (const moment of [3000, 4000, 5000]) await last.send([changeAt(moment)]);
    expect((await last.position())?.moment).to.equal(5000);
  });
});
