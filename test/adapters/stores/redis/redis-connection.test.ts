import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { RedisConnection } from '../../../../src/adapters/stores/redis/redis-connection.js';
import { MemoryLog } from '../../http/support/memory-log.js';
import { waitUntil } from '../../http/support/wait-until.js';
import { answers, answersIn } from './support/answers.js';
import { describeWithRedis, freePort, RedisServer } from './support/redis-server.js';
import { selfSigned } from './support/self-signed.js';
import { SlowProxy } from './support/slow-proxy.js';

describeWithRedis('a connection to Redis', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function redis(...options: readonly string[]): Promise<RedisServer> {
    const server = await RedisServer.start(...options);
    closing.push(() => server.close());
    return server;
  }

  function connect(url: string): { readonly connection: RedisConnection; readonly log: MemoryLog } {
    const log = new MemoryLog();
    const connection = new RedisConnection(url, log);
    closing.push(() => connection.close());
    return { connection, log };
  }

  async function throughProxy() {
    const server = await redis();
    const proxy = await SlowProxy.start(server.port);
    closing.push(() => proxy.close());
    const connected = connect(proxy.url);
    await answers(connected.connection);
    return { ...connected, server, proxy };
  }

  it('is usable as soon as it is created', async () => {
    const { connection, log } = connect((await redis()).url);

    expect(await answers(connection)).to.equal(true);
    expect(log.lines).to.deep.equal([]);
  });

  it('can be created before Redis runs, and logs when it is lost and when it is restored', async () => {
    const server = await redis();
    await server.kill();
    const { connection, log } = connect(server.url);

    expect(await answers(connection)).to.equal(false);
    await server.start();
    await waitUntil('the connection', () => log.of('store_restored').length > 0);

    expect(await answers(connection)).to.equal(true);
    expect(log.lines.map(({ level, event }) => [level, event])).to.deep.equal([
      ['warn', 'store_lost'],
      ['info', 'store_restored'],
    ]);
    expect(log.of('store_lost')[0]).to.deep.equal({
      store: 'redis',
      reason: `connect ECONNREFUSED 127.0.0.1:${server.port}`,
    });
  });

  it('logs a host name that cannot be resolved', async () => {
    const { connection, log } = connect('redis://nowhere.invalid');

    expect(await answers(connection)).to.equal(false);
    await waitUntil('the log line', () => log.lines.length > 0);
    expect(log.of('store_lost')[0]?.reason).to.match(/getaddrinfo \w+ nowhere\.invalid/);
  });

  it('logs the reason if all addresses of a host name refuse the connection', async () => {
    const { connection, log } = connect(`redis://localhost:${await freePort()}`);

    expect(await answers(connection)).to.equal(false);
    await waitUntil('the log line', () => log.lines.length > 0);
    expect(log.of('store_lost')[0]?.reason).to.match(/ECONNREFUSED/);
  });

  it('uses the password and the database of its URL', async () => {
    const server = await redis('--requirepass', 'p@ss/word');
    const { connection } = connect(`redis://:p%40ss%2Fword@127.0.0.1:${server.port}/3`);

    const written = connection.run((client) => client.client('INFO'));

    const info = await written();
    expect(E.isRight(info) && info.right).to.match(/ db=3 /);
  });

  it('never logs a password, even if Redis rejects it', async () => {
    const server = await redis('--requirepass', 'right');
    const { connection, log } = connect(`redis://:wrong-secret@127.0.0.1:${server.port}`);

    expect(await answers(connection)).to.equal(false);
    await waitUntil('the log line', () => log.lines.length > 0);
    expect(log.of('store_lost')[0]?.reason).to.match(/^WRONGPASS/);
    expect(JSON.stringify(log.lines)).not.to.include('wrong-secret');
  });

  it('accepts a response that arrived in time while the process was busy', async () => {
    const { connection, log } = connect((await redis()).url);
    await answers(connection);

    const answered = answers(connection);
    await Promise.resolve();
    for (const end = performance.now() + 700; performance.now() < end; );

    expect(await answered).to.equal(true);
    expect(log.lines).to.deep.equal([]);
  });

  it('waits for a command of several steps while the process is busy at each step', async () => {
    const { connection, log } = connect((await redis()).url);
    await answers(connection);
    let isBusy = true;
    const work = (): void => {
      for (const end = performance.now() + 200; performance.now() < end; );
      if (isBusy) setImmediate(work);
    };

    const steps = connection.run(async (client) => {
      for (let i = 0; i < 4; i++) await client.ping();
    })();
    work();
    const answered = await steps;
    isBusy = false;

    expect(E.isRight(answered)).to.equal(true);
    expect(log.lines).to.deep.equal([]);
  });

  it('fails only the late command, and stays the same connection', async () => {
    const { connection, log, proxy, server } = await throughProxy();
    const count = connection.run((client) => client.incr('count'));
    const id = connection.run((client) => client.client('ID'));
    const idBefore = await id();

    proxy.hold();
    const late = count();
    await sleep(350);
    const inTime = count();
    await waitUntil('the late answer', () => log.of('store_lost').length > 0);
    const duringTheStall = count();
    await sleep(50);
    proxy.release();

    expect(E.isLeft(await late)).to.equal(true);
    expect(await inTime).to.deep.equal(E.right(2));
    expect(await duringTheStall).to.deep.equal(E.right(3));
    expect(await id()).to.deep.equal(idBefore);
    expect(await server.client.get('count')).to.equal('3');
    expect(log.lines.map(({ event }) => event)).to.deep.equal(['store_lost', 'store_restored']);
  });

  it('sends nothing while a response is overdue, and reconnects if none arrives', async () => {
    const { connection, log, server } = await throughProxy();
    server.signal('SIGSTOP');
    await answers(connection);

    const counted = await connection.run((client) => client.incr('count'))();
    await waitUntil('the end of the connection', () => log.of('store_lost').length > 0);
    await sleep(1500);
    server.signal('SIGCONT');
    await waitUntil('the connection', () => log.of('store_restored').length > 0);

    expect(E.isLeft(counted)).to.equal(true);
    expect(await server.client.get('count')).to.equal(null);
    const stats = await server.client.info('stats');
    expect(Number(/total_connections_received:(\d+)/.exec(stats)?.[1])).to.be.above(2);
  });

  it('does not repeat a command whose response was lost', async () => {
    const { connection, log, proxy, server } = await throughProxy();
    proxy.delay = 300;

    const counted = connection.run((client) => client.incr('count'))();
    while ((await server.client.get('count')) !== '1') await sleep(5);
    proxy.cut();
    const answer = await counted;
    proxy.delay = 0;
    await waitUntil('the connection', () => log.of('store_restored').length > 0);

    expect(E.isLeft(answer)).to.equal(true);
    expect(await answers(connection)).to.equal(true);
    expect(await server.client.get('count')).to.equal('1');
  });

  it('does not send a command later that failed because there was no connection', async () => {
    const { connection, log, proxy, server } = await throughProxy();
    proxy.cut();
    await waitUntil('the loss', () => log.of('store_lost').length > 0);

    const counted = connection.run((client) => client.incr('count'))();
    await waitUntil('the connection', () => log.of('store_restored').length > 0);

    expect(E.isLeft(await counted)).to.equal(true);
    expect(await answers(connection)).to.equal(true);
    expect(await server.client.get('count')).to.equal(null);
  });

  it('logs a refused command once, not each time it is sent', async () => {
    const { connection, log } = connect((await redis()).url);
    const wrong = connection.run((client) => client.call('NO-SUCH-COMMAND'));

    for (let i = 0; i < 5; i++) expect(E.isLeft(await wrong())).to.equal(true);

    expect(log.lines).to.have.length(1);
    expect(log.of('store_refused')[0]?.reason).to.match(/unknown command/);
  });

  it('logs nothing after it is closed', async () => {
    const server = await redis();
    const { connection, log } = connect(server.url);
    await answers(connection);

    connection.close();
    await server.kill();

    expect(await answers(connection)).to.equal(false);
    expect(log.lines).to.deep.equal([]);
  });

  it('does not keep its process alive, even while Redis hangs or is down', async () => {
    const server = await redis();
    server.signal('SIGSTOP');
    expect(await answersIn(server.url)).to.equal('false');
    server.signal('SIGCONT');
    expect(await answersIn(server.url)).to.equal('true');
    await server.kill();
    expect(await answersIn(server.url)).to.equal('false');
  });

  it('is encrypted for rediss://, and requires a certificate that the process trusts', async () => {
    const { key, certificate, remove } = selfSigned();
    closing.push(remove);
    const files = [
      '--tls-cert-file',
      certificate,
      '--tls-key-file',
      key,
      '--tls-auth-clients',
      'no',
    ];
    const tlsPort = await freePort();
    await redis(...files, '--tls-port', String(tlsPort));
    const url = `rediss://localhost:${tlsPort}`;

    expect(await answersIn(url, { NODE_EXTRA_CA_CERTS: certificate })).to.equal('true');
    const { connection, log } = connect(url);
    expect(await answers(connection)).to.equal(false);
    expect(log.of('store_lost')[0]?.reason).to.match(/self-signed certificate/);
  });
});
