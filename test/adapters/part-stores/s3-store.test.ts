import { expect } from 'chai';
import { S3Store } from '../../../src/adapters/part-stores/s3-store.js';
import { PartStoreError } from '../../../src/application/ports/part-store.js';
import { partStoreContract } from '../../contracts/part-store.js';
import { S3Server } from '../../support/s3-server.js';
import { testEngines } from '../../support/test-engines.js';
import { describeWithPackages } from '../../support/with-packages.js';

const MIB = 1024 * 1024;

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

async function listed(store: S3Store): Promise<number> {
  let count = 0;
  for await (const _ of store.list('')) count += 1;
  return count;
}

describeWithPackages(testEngines, 'a bucket as a store of parts', () => {
  const environment = { ...process.env };
  let server: S3Server;
  let next = 0;
  const freshUrl = (): string => `s3://${server.bucket}/store ${next++}/`;

  before(async () => {
    server = await S3Server.start();
  });

  beforeEach(() => {
    Object.assign(process.env, server.environment);
  });

  afterEach(() => {
    // In place: threads get the variables of the process, and not those of an object that replaces `process.env`.
    for (const name of Object.keys(server.environment)) delete process.env[name];
    Object.assign(process.env, environment);
    server.fault = () => undefined;
  });

  after(() => server.close());

  partStoreContract(() => S3Store.open(freshUrl()));

  it('can be a whole bucket', async () => {
    const store = await S3Store.open(`s3://${server.bucket}`);
    await store.write('whole/part', [Buffer.from('a')]);

    expect(store.shown).to.equal('s3://rows');
    expect(await store.read('whole/part')).not.to.equal(undefined);
  });

  for (const url of ['s3://', 's3:bucket', 's3:///prefix']) {
    it(`is not named by ${url}`, async () => {
      const error = await errorOf(S3Store.open(url));

      expect(error).to.be.instanceOf(PartStoreError);
      expect(error).to.have.property('message', `expected s3://bucket/prefix, got ${url}`);
    });
  }

  it('lists no marks of folders, which other tools write as empty objects', async () => {
    const store = await S3Store.open(freshUrl());
    await store.write('marked/', []);
    await store.write('marked/part', []);

    expect(await listed(store)).to.equal(1);
  });

  it('lists more files than one answer of the server has', async () => {
    const store = await S3Store.open(freshUrl());
    for (let i = 0; i < 7; i++) await store.write(`many/${i}`, []);
    server.pageSize = 3;

    expect(await listed(store)).to.equal(7);
    server.pageSize = 1000;
  });

  it('leaves no upload if the chunks fail', async () => {
    const store = await S3Store.open(freshUrl());
    let uploads = 0;
    async function* chunks(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 10; i++) yield Buffer.alloc(8 * MIB);
      uploads = server.uploads.length;
      throw new Error('the source has failed');
    }
    await errorOf(store.write('part', chunks()));

    expect(uploads).to.equal(1);
    expect(server.uploads).to.deep.equal([]);
  });

  it('sweeps the uploads of killed writers, and those of living ones only on demand', async () => {
    const store = await S3Store.open(freshUrl());
    const swept: number[] = [];
    async function* chunks(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 10; i++) yield Buffer.alloc(8 * MIB);
      swept.push(await store.sweep(false), await store.sweep(true));
      yield Buffer.alloc(8 * MIB);
    }
    const error = await errorOf(store.write('part', chunks()));

    expect(swept).to.deep.equal([0, 1]);
    expect(error).to.be.instanceOf(PartStoreError);
    expect(await listed(store)).to.equal(0);
  });

  it('asks for nothing more of a server that cannot list uploads', async () => {
    server.fault = (request) => (request.includes('uploads') ? 'lack' : undefined);

    expect(await (await S3Store.open(freshUrl())).sweep(true)).to.equal(0);
  });

  const refusals = [
    {
      title: 'is denied',
      begin: () => {
        server.fault = () => 'deny';
      },
      reason: 'Access Denied (AccessDenied)',
    },
    {
      title: 'knows no such key of access',
      begin: () => {
        process.env.AWS_ACCESS_KEY_ID = 'NOBODY';
      },
      reason:
        'The AWS Access Key Id you provided does not exist in our records. (InvalidAccessKeyId)',
    },
    {
      title: 'is on no server',
      begin: () => {
        process.env.AWS_ENDPOINT_URL = 'http://127.0.0.1:1';
      },
      reason: 'connect ECONNREFUSED 127.0.0.1:1',
    },
  ];

  for (const { title, begin, reason } of refusals) {
    it(`refuses every call with the reason if it ${title}`, async () => {
      begin();
      const url = freshUrl();
      const store = await S3Store.open(url);
      const file = `${url}part`;

      const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
        [`cannot write ${file}`, () => store.write('part', [Buffer.from('a')])],
        [`cannot list ${file}`, () => store.create('part', Buffer.from('a'))],
        [`cannot read ${file}`, () => store.read('part')],
        [`cannot list ${url.slice(0, -1)}`, () => listed(store)],
        [`cannot list the uploads of ${url.slice(0, -1)}`, () => store.sweep(true)],
      ];
      for (const [beginning, call] of calls) {
        const error = await errorOf(call());

        expect(error).to.be.instanceOf(PartStoreError);
        expect(error).to.have.property('message', `${beginning}: ${reason}`);
      }
    });
  }

  it('refuses every call if the server says nothing', async () => {
    const store = await S3Store.open(freshUrl(), 100);
    server.fault = () => 'silence';
    const calls = [
      () => store.write('part', [Buffer.from('a')]),
      () => store.create('part', Buffer.from('a')),
      () => store.read('part'),
      () => listed(store),
      () => store.sweep(true),
    ];
    for (const call of calls) {
      expect(await errorOf(call()))
        .to.have.property('message')
        .that.contains('(TimeoutError)');
    }
  });

  it('refuses a file behind whose first bytes the server says nothing', async () => {
    const store = await S3Store.open(freshUrl(), 100);
    server.fault = () => 'stall';
    const read = async (): Promise<void> => {
      for await (const _ of (await store.read('part')) ?? []);
    };

    expect(await errorOf(read())).to.be.instanceOf(PartStoreError);
  });

  it('refuses to create a file that the server does not stop to write', async () => {
    const store = await S3Store.open(freshUrl(), 3000);
    server.fault = (request) => (request.startsWith('PUT') ? 'conflict' : undefined);

    expect(await errorOf(store.create('part', Buffer.from('a'))))
      .to.have.property('message')
      .that.contains('(ConditionalRequestConflict)');
  });

  it('names a bucket that is not there', async () => {
    const store = await S3Store.open('s3://nowhere/out');

    expect(await errorOf(store.write('part', [Buffer.from('a')]))).to.have.property(
      'message',
      'cannot write s3://nowhere/out/part: The specified bucket does not exist (NoSuchBucket)',
    );
  });

  it('refuses a file if the server dies while it is written, and takes it afterwards', async () => {
    const store = await S3Store.open(freshUrl());
    const bytes = Buffer.alloc(30 * MIB, 'rows');
    server.fault = (request) => (request.includes('partNumber=3') ? 'break' : undefined);
    const error = await errorOf(store.write('part', [bytes]));

    expect(error).to.be.instanceOf(PartStoreError);
    expect(error)
      .to.have.property('message')
      .that.matches(/socket hang up|ECONNRESET|EPIPE/);
    expect(await listed(store)).to.equal(0);

    server.fault = () => undefined;
    await store.write('part', [bytes]);
    expect(await listed(store)).to.equal(1);
  });

  it('refuses a file that is cut off while it is read', async () => {
    const store = await S3Store.open(freshUrl());
    await store.write('part', [Buffer.alloc(20 * MIB)]);
    server.fault = () => 'cut';
    const error = await errorOf(
      (async () => {
        for await (const _ of (await store.read('part')) ?? []);
      })(),
    );

    expect(error).to.be.instanceOf(PartStoreError);
  });
});
