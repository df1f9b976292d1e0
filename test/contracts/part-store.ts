import { expect } from 'chai';
import type { PartStore } from '../../src/application/ports/part-store.js';

const MIB = 1024 * 1024;

async function* failing(first: Uint8Array): AsyncGenerator<Uint8Array> {
  yield first;
  throw new Error('the source has failed');
}

/** Yields chunks of the same buffer, each with other bytes. */
function* reused(chunks: number, size: number): Generator<Uint8Array> {
  const buffer = new Uint8Array(size);
  for (let i = 0; i < chunks; i++) yield buffer.fill(i + 1);
}

async function readAll(store: PartStore, name: string): Promise<Buffer | undefined> {
  const chunks = await store.read(name);
  if (chunks === undefined) return undefined;
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(Uint8Array.from(chunk));
  return Buffer.concat(read);
}

async function namesOf(store: PartStore, prefix = ''): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(prefix)) names.push(name);
  return names.sort();
}

/** Defines the tests that every store of parts passes. `open` returns a store without files. */
export function partStoreContract(open: () => Promise<PartStore>): void {
  let store: PartStore;

  beforeEach(async () => {
    store = await open();
    await store.create('run.json', Buffer.from('{}'));
  });

  it('lists files by the beginning of their names, with their sizes', async () => {
    await store.write('orders/part-00000.csv', [Buffer.from('abc'), Buffer.from('de')]);
    await store.write('orders/part-00001.csv', [Buffer.from('f')]);
    await store.write('orders-2/part-00000.csv', [Buffer.from('g')]);
    await store.write('receipts/orders/part-00000.json', [Buffer.from('{}')]);
    const sizes = new Map<string, number>();
    for await (const { name, bytes } of store.list('orders/part-')) sizes.set(name, bytes);

    expect([...sizes].sort()).to.deep.equal([
      ['orders/part-00000.csv', 5],
      ['orders/part-00001.csv', 1],
    ]);
    expect(await namesOf(store)).to.have.length(5);
    expect(await namesOf(store, 'customers/part-')).to.deep.equal([]);
  });

  it('reads what was written, whatever the name', async () => {
    for (const name of ['a b/ü+%20#?&.csv', 'orders/empty']) {
      await store.write(name, name === 'orders/empty' ? [] : [Buffer.from('text')]);

      expect(String(await readAll(store, name))).to.equal(name === 'orders/empty' ? '' : 'text');
      expect(await namesOf(store, name)).to.deep.equal([name]);
    }
  });

  it('reads no file that is not there', async () => {
    expect(await store.read('orders/part-00000.csv')).to.equal(undefined);
  });

  it('writes large files from chunks whose memory is used again', async () => {
    await store.write('orders/large', reused(13, MIB + 1));
    const bytes = await readAll(store, 'orders/large');

    expect(
      bytes?.equals(
        Buffer.concat([...reused(13, MIB + 1)].map((_, i) => Buffer.alloc(MIB + 1, i + 1))),
      ),
    ).to.equal(true);
  });

  it('replaces a file by another one', async () => {
    await store.write('orders/part-00000.csv', [Buffer.from('old and long')]);
    await store.write('orders/part-00000.csv', [Buffer.from('new')]);

    expect(String(await readAll(store, 'orders/part-00000.csv'))).to.equal('new');
  });

  it('shows a file only when it is complete', async () => {
    const seen: unknown[] = [];
    async function* chunks(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(6 * MIB);
      seen.push(await store.read('orders/part-00000.csv'), await namesOf(store, 'orders/'));
      yield Buffer.alloc(6 * MIB);
      seen.push(await store.read('orders/part-00000.csv'), await namesOf(store, 'orders/'));
    }
    await store.write('orders/part-00000.csv', chunks());

    expect(seen).to.deep.equal([undefined, [], undefined, []]);
    expect(await namesOf(store, 'orders/')).to.deep.equal(['orders/part-00000.csv']);
  });

  it('writes nothing if the chunks fail, and passes the error on', async () => {
    for (const size of [3, 12 * MIB]) {
      const error = await store
        .write('orders/part-00000.csv', failing(Buffer.alloc(size)))
        .catch((reason: Error) => reason);

      expect(error).to.be.an('error').with.property('message', 'the source has failed');
      expect(await namesOf(store, 'orders/')).to.deep.equal([]);
    }
  });

  it('keeps the file that is there if the chunks of another one fail', async () => {
    await store.write('orders/part-00000.csv', [Buffer.from('old')]);
    await store.write('orders/part-00000.csv', failing(Buffer.from('new'))).catch(() => {});

    expect(String(await readAll(store, 'orders/part-00000.csv'))).to.equal('old');
  });

  it('creates a file for exactly one of several callers', async () => {
    const callers = Array.from({ length: 8 }, (_, i) => `caller ${i}`);
    const created = await Promise.all(
      callers.map((caller) => store.create('first.json', Buffer.from(caller))),
    );

    expect(created.filter(Boolean)).to.have.length(1);
    expect(String(await readAll(store, 'first.json'))).to.equal(callers[created.indexOf(true)]);
    expect(await namesOf(store)).to.deep.equal(['first.json', 'run.json']);
  });

  it('sweeps nothing that is being written', async () => {
    async function* chunks(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(6 * MIB);
      await store.sweep(false);
      yield Buffer.alloc(6 * MIB);
    }
    await store.write('orders/part-00000.csv', chunks());

    expect(await namesOf(store, 'orders/')).to.deep.equal(['orders/part-00000.csv']);
  });
}
