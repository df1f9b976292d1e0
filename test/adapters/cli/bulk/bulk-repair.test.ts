import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { BulkError, makeBulk, sealBulk, verifyBulk } from '../../../../src/programs/bulk.js';
import { S3Server } from '../../../support/s3-server.js';
import { testEngines } from '../../../support/test-engines.js';
import { describeWithPackages } from '../../../support/with-packages.js';
import { filesOf } from '../support/bulk-folder.js';
import { tableRequest } from '../support/requests.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const request = tableRequest({ rows: 100, format: 'csv', table_name: 'orders' });
const part = (index: number): string => `orders/part-0000${index}.csv`;

describe('tablewright bulk --repair', () => {
  const folder = new ScratchFolder();
  let out: string;
  let next = 0;

  const repair = (...args: readonly string[]) =>
    runCommand(['bulk', '--out', out, '--repair', ...args]);

  /** The bytes and the times of all files of the run. */
  const contents = () =>
    new Map(
      filesOf(out).map((name) => {
        const path = `${out}/${name}`;
        return [name, `${statSync(path).mtimeMs} ${readFileSync(path).toString('hex')}`];
      }),
    );

  /** One part is missing, one is cut, and one has another byte. */
  function damage(): void {
    rmSync(`${out}/${part(0)}`);
    const cut = readFileSync(`${out}/${part(1)}`);
    writeFileSync(`${out}/${part(1)}`, cut.subarray(0, 20));
    const flipped = readFileSync(`${out}/${part(4)}`);
    writeFileSync(`${out}/${part(4)}`, flipped.fill('x', 50, 51));
  }

  beforeEach(async () => {
    out = folder.path(`run ${next++}`);
    await makeBulk(request, { out, window: 20, jobs: 1 });
  });
  after(() => folder.remove());

  it('makes parts that are missing, cut or altered again, and touches nothing else', async () => {
    await sealBulk(out);
    const whole = contents();
    damage();
    const { code, stderr } = await repair();

    expect({ code, stderr }).to.deep.equal({
      code: 0,
      stderr: 'made 3 parts with 60 rows; 2 parts were right\n',
    });
    expect(await verifyBulk(out, { parts: 'all' })).to.deep.equal([]);
    const repaired = contents();
    expect([...repaired.keys()]).to.deep.equal([...whole.keys()]);
    for (const name of [part(2), part(3), 'manifest.json', 'run.json']) {
      expect(repaired.get(name), name).to.equal(whole.get(name));
    }
    expect((await repair()).stderr).to.equal('made 0 parts with 0 rows; 5 parts were right\n');
  });

  it('makes no part of a sealed run whose run.json says another window', async () => {
    await sealBulk(out);
    const files = filesOf(out);
    const run = JSON.parse(readFileSync(`${out}/run.json`, 'utf8'));
    writeFileSync(`${out}/run.json`, JSON.stringify({ ...run, window: 1 }));

    for (const args of [['--repair'], []]) {
      const { code, stderr } = await runCommand(['bulk', '--out', out, ...args]);
      expect(code, args.join()).to.equal(2);
      expect(stderr, args.join()).to.include('has the parts of another run');
    }
    expect(filesOf(out)).to.deep.equal(files);
  });

  it('is not sealed while a part is cut or grown, although nothing reads its bytes', async () => {
    const [cut, grown] = [`${out}/${part(1)}`, `${out}/${part(4)}`];
    writeFileSync(cut, readFileSync(cut).subarray(0, -1));
    appendFileSync(grown, '\n');
    const error = await sealBulk(out).catch((thrown: unknown) => thrown);

    expect(error).to.be.instanceOf(BulkError);
    expect((error as BulkError).details).to.deep.equal([part(1), part(4)]);
    expect(filesOf(out)).not.to.include('manifest.json');
    await repair();
    await sealBulk(out);
  });

  it('goes by the receipts before the seal, and makes parts without one again', async () => {
    damage();
    rmSync(`${out}/receipts/orders/part-00002.json`);

    expect((await repair()).stderr).to.equal('made 4 parts with 80 rows; 1 part was right\n');
    await sealBulk(out, { reads: true });
    expect(await verifyBulk(out, { parts: 'all' })).to.deep.equal([]);
  });

  it('repairs one share, if it is asked to', async () => {
    await sealBulk(out);
    damage();

    expect((await repair('--part', '4')).stderr).to.include('made 1 part with 20 rows');
    const wrong = await verifyBulk(out);
    expect(wrong.map(({ name }) => name)).to.deep.equal([part(0), part(1)]);
  });

  it('can be interrupted, and repeated', async () => {
    await sealBulk(out);
    damage();
    const controller = new AbortController();
    const onRows = (): void => controller.abort(new Error('enough'));
    const interrupted = await makeBulk(request, {
      ...{ out, window: 20, jobs: 1, repairs: true },
      ...{ signal: controller.signal, onRows },
    }).catch((error: unknown) => error);

    expect(interrupted).to.include({ message: 'enough' });
    expect((await verifyBulk(out)).length).to.be.above(0);
    const made = await makeBulk(request, { out, window: 20, jobs: 1, repairs: true });
    expect(made.parts).to.be.above(0);
    expect(await verifyBulk(out, { parts: 'all' })).to.deep.equal([]);
  });

  it('leaves a file as it is if its part is made with other bytes than the manifest says', async () => {
    const altered = `${out}/${part(3)}`;
    appendFileSync(altered, 'x');
    rmSync(`${out}/receipts/orders/part-00003.json`);
    // The seal reads a part without a receipt, so the manifest has the digest of the altered bytes.
    await sealBulk(out);
    appendFileSync(altered, 'y');
    const before = readFileSync(altered, 'utf8');
    const terms = { out, window: 20, jobs: 1, repairs: true };
    const error = await makeBulk(request, terms).catch((thrown: unknown) => thrown);

    expect(error).to.be.instanceOf(BulkError);
    expect((error as BulkError).message).to.include(
      '1 part is made with other bytes than manifest.json says, so the files stay as they are',
    );
    expect((error as BulkError).details).to.deep.equal([part(3)]);
    expect(readFileSync(altered, 'utf8')).to.equal(before);
  });
});

describeWithPackages(testEngines, 'tablewright bulk --repair of a bucket', () => {
  const place = 's3://rows/runs/one';
  const folder = new ScratchFolder();
  let server: S3Server;

  const run = (...args: readonly string[]) => runCommand(args, { environment: server.environment });

  before(async () => {
    server = await S3Server.start();
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  it('makes wrong parts again, also after a server that died in the middle', async () => {
    const path = folder.put('request.json', request);
    await run('bulk', path, '--window', '20', '--out', place);
    const sealed = await run('bulk', 'seal', place);
    server.replace(`runs/one/${part(0)}`, undefined);
    server.replace(`runs/one/${part(3)}`, 'altered');
    server.fault = (asked) =>
      asked.startsWith('PUT') && asked.includes(part(3)) ? 'break' : undefined;
    const interrupted = await run('bulk', '--out', place, '--repair');

    expect(interrupted.code).to.equal(1);
    server.fault = () => undefined;
    const repaired = await run('bulk', '--out', place, '--repair');
    expect(repaired.stderr).to.match(/made [12] parts? with [24]0 rows; [34] parts were right\n/);
    const verified = await run('verify', place);
    expect([sealed.code, verified.code]).to.deep.equal([0, 0]);
  });
});
