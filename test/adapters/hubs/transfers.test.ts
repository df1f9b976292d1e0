import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { ByteSource } from '../../../src/application/ports/table-reader.js';
import { RAIN as HUB_RAIN } from '../../stand-ins/huggingface/huggingface-datasets.js';
import { HuggingFaceStandIn } from '../../stand-ins/huggingface/huggingface-stand-in.js';
import { LONG, RAIN, ZIPPED } from '../../stand-ins/kaggle/kaggle-datasets.js';
import { KaggleStandIn } from '../../stand-ins/kaggle/kaggle-stand-in.js';
import { waitUntil } from '../http/support/wait-until.js';
import { huggingFaceAt, kaggleAt } from './support/platforms.js';
import { access, allOf, failureOf, faultOf, successOf } from './support/results.js';

const WIRE_BYTES = 8 * 1024 ** 2;

const unreadable = (reason: string) => ({
  code: 'hub_unreadable',
  reason: `the data hub ${reason}`,
});

describe('a file of kaggle', () => {
  let standIn: KaggleStandIn;
  beforeEach(async () => {
    standIn = new KaggleStandIn();
    await standIn.start();
  });
  afterEach(() => standIn.stop());

  function opening(name: string, milliseconds = 8000) {
    const file = { name, sizeBytes: undefined };
    return kaggleAt(standIn).open('acme/city-rainfall', file, access(undefined, milliseconds));
  }

  const open = (name: string, milliseconds?: number): Promise<ByteSource> =>
    successOf(opening(name, milliseconds));

  for (const name of ['sub dir/50% of #1.csv', 'größe.csv']) {
    it(`is downloaded by the name ${name}`, async () => {
      const source = await open(name);

      expect((await allOf(source.stream())).length).to.equal(source.size);
    });
  }

  it('that the hub stores as a zip gets the extension .zip', async () => {
    const source = await open('big.csv');

    expect(source).to.include({ name: 'big.csv.zip', size: ZIPPED.length });
    expect((await allOf(source.stream())).equals(ZIPPED)).to.equal(true);
  });

  it('can be empty', async () => {
    const source = await open('empty.csv');

    expect(source.size).to.equal(0);
    expect(await allOf(source.stream())).to.have.length(0);
    expect(await source.range?.(-8)).to.have.length(0);
  });

  it('that is listed but missing returns hub_not_found', async () => {
    expect(await failureOf(opening('lost.csv'))).to.deep.equal({
      code: 'hub_not_found',
      what: 'file',
      name: 'lost.csv',
    });
  });

  it('that is longer than the allowance is read up to the allowance, and no more is requested', async () => {
    const source = await open('long.csv');

    const taken = await allOf(source.stream());

    expect(source.size).to.equal(LONG.length);
    expect(taken).to.have.length(WIRE_BYTES);
    expect(standIn.storage.requests.map(({ headers }) => headers.range)).to.deep.equal([
      'bytes=0-0',
      `bytes=0-${WIRE_BYTES - 1}`,
    ]);
  });

  it('from a storage without ranges is read up to the allowance', async () => {
    standIn.storage.knobs.ignoreRange = true;
    const source = await open('long.csv');

    expect(source.range).to.equal(undefined);
    expect(await allOf(source.stream())).to.have.length(WIRE_BYTES);
    expect(source.cut()).to.equal(true);
    for (const transfer of standIn.storage.requests) {
      await waitUntil('the end of the transfer', () => transfer.aborted);
      expect(transfer.sent).to.be.below(LONG.length);
    }
  });

  it('shares one allowance between all reads, and requests nothing beyond it', async () => {
    const source = await open('long.csv');
    await source.range?.(0, WIRE_BYTES - 10);
    const asked = standIn.storage.requests.length;

    const tooLarge = unreadable(
      'has a file of which more than 8388608 bytes are needed for a sample',
    );
    expect(await faultOf(source.range?.(0, 11) ?? Promise.reject())).to.deep.equal(tooLarge);
    expect(standIn.storage.requests).to.have.length(asked);
    expect(await source.range?.(0, 10)).to.have.length(10);
    expect(await faultOf(allOf(source.stream()))).to.deep.equal(tooLarge);
  });

  it('from a storage without ranges and without a length is still read completely', async () => {
    Object.assign(standIn.storage.knobs, { ignoreRange: true, chunked: true });
    const source = await open('data/rain.csv');

    expect(source).to.include({ size: undefined, range: undefined });
    expect((await allOf(source.stream())).equals(RAIN)).to.equal(true);
    expect(source.cut()).to.equal(false);
  });

  it('is not read if the storage returns another range than requested', async () => {
    standIn.storage.knobs.wrongContentRange = true;

    expect(await failureOf(opening('data/rain.csv'))).to.deep.equal(
      unreadable('did not return the requested range'),
    );
  });

  it('is not read further if it changes between two requests', async () => {
    const source = await open('data/rain.csv');
    standIn.storage.knobs.changing = true;

    const changed = unreadable('changed the file while it was being read');
    expect(await faultOf(source.range?.(0, 9) ?? Promise.reject())).to.deep.equal(changed);
    expect(await faultOf(allOf(source.stream()))).to.deep.equal(changed);
  });

  it('yields the bytes that arrived, and then a fault, if the transfer breaks off', async () => {
    const source = await open('data/rain.csv');
    standIn.storage.knobs.cutAfter = 100;
    let taken = 0;

    const reading = (async () => {
      for await (const chunk of source.stream()) taken += chunk.length;
    })();

    expect(await faultOf(reading)).to.deep.equal(
      unreadable('closed the connection or does not speak HTTP'),
    );
    expect(taken).to.equal(100);
  });

  it('ends with hub_timeout if it arrives too slowly', async () => {
    const source = await open('data/rain.csv', 300);
    standIn.storage.knobs.dripping = true;

    expect(await faultOf(allOf(source.stream()))).to.deep.equal({ code: 'hub_timeout' });
  });

  it('is transferred only as fast as it is read, and the transfer ends when the reader stops', async () => {
    Object.assign(standIn.storage.knobs, { ignoreRange: true });
    const source = await open('long.csv');

    for await (const chunk of source.stream()) {
      expect(chunk.length).to.be.above(0);
      await sleep(200);
      break;
    }

    const transfer = standIn.storage.requests.at(-1);
    await waitUntil('the end of the transfer', () => transfer?.aborted === true);
    expect(transfer?.sent).to.be.below(LONG.length);
  });
});

describe('a small file of huggingface', () => {
  const standIn = new HuggingFaceStandIn();
  before(() => standIn.start());
  after(() => standIn.stop());

  it('is transferred without compression', async () => {
    const file = { name: 'small.csv', sizeBytes: undefined };
    const source = await successOf(huggingFaceAt(standIn).open('acme/rain', file, access()));

    expect((await allOf(source.stream())).equals(HUB_RAIN)).to.equal(true);
    expect(standIn.cdn.requests).to.deep.equal([]);
  });
});
