import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import type { ChangeSink } from '../../../src/application/ports/change-sink.js';
import { StreamChanges, type StreamTerms } from '../../../src/application/tables/stream-changes.js';
import type { ChangeLine } from '../../../src/domain/histories/line-batch.js';
import { readPosition, writtenPosition } from '../../../src/domain/histories/position.js';
import { livingShop, momentOf } from '../../domain/histories/shop.js';
import { feedText } from '../../support/changes.js';
import { DRAWN_SEED, engine, type Json } from '../../support/tables.js';

const request = livingShop({ from: momentOf(-1), until: momentOf(200), form: 'rows' });
const all = feedText(request).trimEnd().split('\n');

/** Rows that are there at once, of which a feed makes many lines at a time. */
const crowd = {
  ...{ seed: 3, from: momentOf(-1), until: momentOf(1), form: 'rows' },
  tables: [
    {
      ...{ name: 'parts', rows: 1200, key: ['id'], lives: { born: 'made' } },
      fields: [
        { name: 'id', type: 'sequence' },
        {
          ...{ name: 'made', type: 'arrival' },
          constraints: { start: '2025-01-01', already: 1200, per_day: 0.1 },
        },
      ],
    },
  ],
};

/** A stream to a sink that keeps what it gets, on a clock that only pauses move. */
async function streamed(
  changes: Json,
  terms: Omit<StreamTerms, 'signal'> = {},
  onBatch: (batches: number, end: () => void) => void = () => {},
) {
  const batches: (readonly ChangeLine[])[] = [];
  const control = new AbortController();
  const pauses: number[] = [];
  let now = 1_000_000;
  const sink: ChangeSink = {
    position: async () => undefined,
    send: async (lines) => {
      batches.push(lines);
      onBatch(batches.length, () => control.abort());
    },
    close: async () => {},
  };
  const stream = new StreamChanges({
    engine,
    entropy: { seed: () => DRAWN_SEED },
    turns: { isOver: false, next: async () => {} },
    clock: { now: () => now },
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      now += milliseconds;
    },
  });
  const sent = await stream.run(changes, sink, { ...terms, signal: control.signal })();
  if (E.isLeft(sent)) throw new Error(sent.left.code);
  const decoder = new TextDecoder();
  const lines = batches.flat().map(({ bytes }) => decoder.decode(bytes).trimEnd());
  return { sent: sent.right, batches, lines, pauses };
}

describe('a stream of changes', () => {
  it('sends all changes in their order', async () => {
    const { sent, batches, lines } = await streamed(request);

    expect(lines).to.deep.equal(all);
    expect(sent).to.include({ sent: all.length, now: undefined });
    expect(sent.last).to.deep.equal(batches.at(-1)?.at(-1)?.position);
  });

  it('sends at most 500 changes at a time', async () => {
    const { batches } = await streamed(crowd);

    expect(batches.map(({ length }) => length)).to.deep.equal([500, 500, 200]);
  });

  it('that is ended says what the sink has, and goes on from there', async () => {
    const first = await streamed(crowd, {}, (batches, end) => {
      if (batches === 2) end();
    });
    const { last } = first.sent;
    const rest = await streamed(crowd, { after: last });

    expect(first.sent.sent).to.equal(1000);
    expect(last).to.deep.equal(first.batches[1]?.at(-1)?.position);
    expect([...first.lines, ...rest.lines]).to.deep.equal(feedText(crowd).trimEnd().split('\n'));
    expect(rest.sent.sent).to.equal(200);
  });

  it('sends each change when its moment has come, at the pace', async () => {
    const speed = 1000;
    const { lines, pauses } = await streamed(request, { speed });
    const last = readPosition(JSON.parse(all.at(-1) ?? '').position)?.moment ?? 0;
    const passed = pauses.reduce((sum, each) => sum + each, 0);

    expect(lines).to.deep.equal(all);
    expect(Math.min(...pauses)).to.be.greaterThan(0);
    expect(passed).to.equal(Math.ceil((last - Date.parse(momentOf(-1))) / speed));
  });

  it('is refused behind a position that no change has', async () => {
    const [known = ''] = all.map((line) => JSON.parse(line).position);
    const position = readPosition(known);
    if (position === undefined) throw new Error('a line has a position');
    const after = { ...position, row: position.row + 1_000_000 };

    for (const wrong of [after, { ...after, moment: Date.parse(momentOf(199.9)) }]) {
      const error = await streamed(request, { after: wrong }).catch((reason: Error) => reason);
      expect(error).to.be.instanceOf(Error);
      expect((error as Error).message).to.contain(`no change at ${writtenPosition(wrong)}`);
    }
  });
});
