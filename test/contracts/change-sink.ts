import { expect } from 'chai';
import { type ChangeSink, SinkError } from '../../src/application/ports/change-sink.js';
import { utf8 } from '../../src/domain/basics/utf8.js';
import type { ChangeLine } from '../../src/domain/histories/line-batch.js';
import type { OwnPlace } from '../support/sinks/index.js';

/** Every second one is delivered a second after it happens. There are seven rows. */
const line = (row: number, text = `{"row":${row},"name":"Zoë ✓"}`): ChangeLine => {
  const moment = Date.UTC(2026, 0, 1) + row;
  const happened = row % 2 === 0 ? moment : moment - 1000;
  const key = utf8(`{"table":"t","key":{"id":${row % 7}}}`);
  return { position: { moment, happened, rank: 0, row }, key, bytes: utf8(`${text}\n`) };
};

const lines = (first: number, end: number): readonly ChangeLine[] =>
  Array.from({ length: end - first }, (_, i) => line(first + i));

const textsOf = (all: readonly ChangeLine[]): readonly string[] =>
  all.map(({ bytes }) => new TextDecoder().decode(bytes).trimEnd());

/** Defines the tests that every sink of changes passes. `open` connects to a place, with its checkpoint if it has one. */
export function changeSinkContract(
  create: () => Promise<OwnPlace>,
  open: (place: OwnPlace) => Promise<ChangeSink>,
): void {
  let place: OwnPlace;
  let dropped = false;

  beforeEach(async () => {
    place = await create();
    dropped = false;
  });
  afterEach(async () => {
    if (!dropped) await place.drop();
  });

  async function within<A>(work: (sink: ChangeSink) => Promise<A>): Promise<A> {
    const sink = await open(place);
    return work(sink).finally(() => sink.close());
  }

  it('has no position at first', async () => {
    expect(await within((sink) => sink.position())).to.equal(undefined);
  });

  it('has all changes in their order, batch after batch', async () => {
    await within(async (sink) => {
      await sink.send(lines(0, 500));
      await sink.send(lines(500, 501));
    });

    expect(await place.received()).to.deep.equal(textsOf(lines(0, 501)));
  });

  it('knows after a new connection where it stands, and goes on there', async () => {
    await within((sink) => sink.send(lines(0, 3)));
    await within(async (sink) => {
      expect(await sink.position()).to.deep.equal(line(2).position);
      await sink.send(lines(3, 5));
      expect(await sink.position()).to.deep.equal(line(4).position);
    });

    expect(await place.received()).to.deep.equal(textsOf(lines(0, 5)));
  });

  it('takes a change as large as a row with a long text', async () => {
    const long = line(0, JSON.stringify('x'.repeat(200_000)));
    await within((sink) => sink.send([long]));

    expect(await place.received()).to.deep.equal(textsOf([long]));
  });

  it('refuses changes in words when its place is gone', async () => {
    // The file of a checkpoint goes with its place, and would be another reason.
    const sink = await open({ ...place, checkpoint: undefined });
    await sink.send(lines(0, 1));
    await place.drop();
    dropped = true;
    const error = await sink.send(lines(1, 3)).catch((reason: unknown) => reason);
    await sink.close();

    expect(error).to.be.instanceOf(SinkError);
    expect(String(error)).not.to.match(/undefined|\[object|guest/);
  });
}
