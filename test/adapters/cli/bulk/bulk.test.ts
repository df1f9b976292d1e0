import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { generate } from '../../../../src/adapters/library/generate.js';
import { everyOf } from '../../../support/every-of.js';
import { setRequest, shop } from '../../../support/sets.js';
import { filesOf, manifestOf, sealed } from '../support/bulk-folder.js';
import { tableRequest } from '../support/requests.js';
import { runCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const sha256 = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

describe('tablewright bulk', () => {
  const folder = new ScratchFolder();
  const request = tableRequest({ rows: 100, format: 'csv', table_name: 'orders' });
  let path: string;
  let out: string;
  let next = 0;

  const bulkArgs = (...args: readonly string[]): readonly string[] => [
    ...['bulk', path, '--window', '30', '--out', out],
    ...args,
  ];
  const bulk = (...args: readonly string[]) => runCommand(bulkArgs(...args));
  /** In a process of its own. */
  const bulkAlone = (...args: readonly string[]) => runCli(bulkArgs(...args));

  before(() => {
    path = folder.put('request.json', request);
  });
  beforeEach(() => {
    out = folder.path(`run ${next++}`);
  });
  after(() => folder.remove());

  it('makes the windows of the table, each as its own file', async () => {
    const { code, stderr } = await bulk();

    expect(stderr).to.equal('made 4 parts with 100 rows; 0 parts were there\n');
    expect(code).to.equal(0);
    for (const [i, offset] of [0, 30, 60, 90].entries()) {
      const window = { ...request, offset, rows: Math.min(30, 100 - offset) };
      const name = `run ${next - 1}/orders/part-0000${i}.csv`;

      expect(folder.read(name)).to.equal(generate(window).text());
    }
  });

  it('makes only what is missing, and nothing of a finished run', async () => {
    await bulk('--shard', '1/3');

    expect(filesOf(out)).to.deep.equal([
      'orders/part-00001.csv',
      'receipts/orders/part-00001.json',
      'run.json',
    ]);
    expect((await bulk()).stderr).to.equal('made 3 parts with 70 rows; 1 part was there\n');
    expect((await runCommand(['bulk', '--out', out])).stderr).to.equal(
      'made 0 parts with 0 rows; 4 parts were there\n',
    );
  });

  it('makes parts of rows from an offset on', async () => {
    await bulk('--offset', '1000', '--part', '2');
    const text = generate({ ...request, offset: 1060, rows: 30 }).text();

    expect(folder.read(`run ${next - 1}/orders/part-00002.csv`)).to.equal(text);
  });

  it('writes one part to standard output', async () => {
    const args = ['bulk', path, '--window', '30', '--part', '3', '--out', '-'];
    const { stdout } = await runCommand(args);

    expect(String(stdout)).to.equal(generate({ ...request, offset: 90, rows: 10 }).text());
    expect((await runCommand(args.slice(0, 4).concat('--out', '-'))).code).to.equal(2);
  });

  it('seals a complete run with digests that standard tools repeat', async () => {
    await bulk('--compression', 'gzip');
    const { parts, root, digest, request: kept, rows, bytes } = await sealed(out);

    expect(rows).to.equal(100);
    expect(parts.map(({ offset }) => offset)).to.deep.equal([0, 30, 60, 90]);
    for (const part of parts) {
      const file = folder.readBytes(`run ${next - 1}/${part.name}`);
      expect([part.bytes, part.sha256]).to.deep.equal([file.length, sha256(file)]);
    }
    expect(bytes).to.equal(parts.reduce((sum, part) => sum + part.bytes, 0));
    expect(digest).to.equal(sha256(JSON.stringify(kept)));
    expect(root).to.equal(sha256(parts.map((each) => `${each.sha256}  ${each.name}\n`).join('')));
  });

  it('makes the same manifest with any shards, threads and order', async () => {
    await bulk('--jobs', '1');
    const whole = await sealed(out);
    out = folder.path(`run ${next++}`);
    for (const shard of ['2/3', '0/3', '1/3']) await bulkAlone('--shard', shard, '--jobs', '3');

    expect(await sealed(out)).to.deep.equal(whole);
    const again = folder.read(`run ${next - 1}/manifest.json`);
    await sealed(out);
    expect(folder.read(`run ${next - 1}/manifest.json`)).to.equal(again);
  });

  it('lets processes begin a run at the same moment', async () => {
    const runs = await Promise.all(
      ['0/4', '1/4', '2/4', '3/4'].map((each) => bulkAlone('--shard', each)),
    );

    expect(runs.map(({ code }) => code)).to.deep.equal([0, 0, 0, 0]);
    expect((await sealed(out)).parts).to.have.length(4);
  });

  it('refuses to seal a run with missing parts, names the first ones and the command that makes them', async () => {
    await bulk('--window', '10', '--shard', '0/4');
    const { code, stderr } = await runCommand(['bulk', 'seal', out]);

    expect(code).to.equal(1);
    expect(stderr.split('\n')).to.deep.equal([
      `tablewright: ${out}: 7 parts are missing; make what is missing with tablewright bulk --out ${out}`,
      ...[1, 2, 3, 5, 6].map((i) => `  orders/part-0000${i}.csv`),
      '  and 2 more',
      '',
    ]);
    await runCommand(['bulk', '--out', out]);
    expect((await sealed(out)).parts).to.have.length(10);
  });

  it('refuses to seal parts of another size, and with --read parts of other bytes', async () => {
    await bulk();
    const part = `${out}/orders/part-00001.csv`;
    const bytes = folder.readBytes(`run ${next - 1}/orders/part-00001.csv`);
    writeFileSync(part, bytes.fill('x', 50, 51));

    expect((await runCommand(['bulk', 'seal', out])).code).to.equal(0);
    const read = await runCommand(['bulk', 'seal', out, '--read']);
    expect(read).to.include({ code: 1 });
    expect(read.stderr).to.include('1 part is not as written').and.include('part-00001.csv');
    appendFileSync(part, 'x');
    expect((await runCommand(['bulk', 'seal', out])).stderr).to.include('1 part is not as written');
  });

  it('seals a part without a receipt by reading it', async () => {
    await bulk();
    const whole = await sealed(out);
    rmSync(`${out}/receipts`, { recursive: true });

    expect(await sealed(out)).to.deep.equal(whole);
  });

  it('refuses to seal files that are no parts of the run', async () => {
    await bulk();
    writeFileSync(`${out}/orders/part-00009.csv`, '');
    const { code, stderr } = await runCommand(['bulk', 'seal', out]);

    expect(code).to.equal(1);
    expect(stderr).to.include('no parts of its run').and.include('  orders/part-00009.csv');
  });

  for (const [option, value, shown] of [
    ['--seed', '8', 'seed: "42" there, "8" here'],
    ['--window', '31', 'window: 30 there, 31 here'],
    ['--format', 'ndjson', 'format: "csv" there, "ndjson" here'],
    ['--rows', '101', 'its tables have other names or rows'],
    ['--compression', 'gzip', 'compressor: "none" there, "zlib '],
  ] as const) {
    it(`refuses a folder with a run of another ${option.slice(2)}`, async () => {
      await bulk('--part', '0');
      const before = filesOf(out);
      const { code, stderr } = await bulk(option, value);

      expect(code).to.equal(2);
      expect(stderr).to.include(`${out} has the parts of another run`).and.include(`  ${shown}`);
      expect(filesOf(out)).to.deep.equal(before);
    });
  }

  it('refuses a folder of another release', async () => {
    await bulk('--part', '0');
    const name = `run ${next - 1}/run.json`;
    folder.put(name, folder.read(name).replace(/"release": "[^"]+"/, '"release": "0.0.1"'));
    const { code, stderr } = await bulk();

    expect(code).to.equal(2);
    expect(stderr).to.include('release: "0.0.1" there');
  });

  it('refuses a folder whose files it would take for parts', async () => {
    mkdirSync(`${out}/orders`, { recursive: true });
    writeFileSync(`${out}/orders/part-00000.csv`, 'mine');
    const { code, stderr } = await bulk();

    expect(code).to.equal(2);
    expect(stderr).to.include('orders/part-00000.csv and no run.json');
    expect(filesOf(out)).to.deep.equal(['orders/part-00000.csv']);
  });

  for (const [args, message] of [
    [['--shard', '4/4'], '--shard: expected index/count'],
    [['--window', '0'], '--window: expected a number of rows'],
    [['--part', '4'], '--part: expected a number from 0 to 3'],
    [['--rows', 'many'], '--rows: expected'],
  ] as const) {
    it(`refuses ${args.join(' ')}`, async () => {
      const { code, stderr } = await bulk(...args);

      expect(code).to.equal(2);
      expect(stderr).to.include(message);
    });
  }

  it('needs a seed, since each part is made alone', async () => {
    const { seed: _, ...unseeded } = request;
    path = folder.put('unseeded.json', unseeded);
    const { code, stderr } = await bulk();
    path = folder.path('request.json');

    expect(code).to.equal(2);
    expect(stderr).to.include('/seed: a run is made in parts that need the same seed');
  });

  for (const format of ['csv', 'sql', 'parquet'] as const) {
    it(`makes a folder for each table of a set: ${format}`, async () => {
      const tables = shop.filter(({ name }) => name !== 'staff' && name !== 'branches');
      const set = folder.put('set.json', { seed: 5, tables, format });
      await runCommand(['bulk', set, '--window', '500', '--out', out]);
      const { parts, tables: sealedTables } = await sealed(out);
      const { code, stderr } = await runCommand(['verify', out, '--parts', 'all']);

      expect(sealedTables.map(({ name }) => name)).to.have.members(tables.map(({ name }) => name));
      expect(parts.length).to.be.above(tables.length);
      expect(stderr).to.include(`made ${parts.length} parts`);
      expect(code).to.equal(0);
    });
  }

  it('refuses SQL of tables that refer to each other', async () => {
    const set = folder.put('circle.json', setRequest({ format: 'sql' }));
    const { code, stderr } = await runCommand(['bulk', set, '--out', out]);

    expect(code).to.equal(2);
    expect(stderr).to.include('branches refers to a table that comes later');
  });

  describe('and tablewright verify', () => {
    it('finds one flipped byte, and names the part and the byte', async () => {
      await bulk();
      await sealed(out);
      const name = `run ${next - 1}/orders/part-00002.csv`;
      const bytes = folder.readBytes(name);
      bytes[77] = (bytes[77] ?? 0) ^ 1;
      writeFileSync(folder.path(name), bytes);
      const { code, stderr } = await runCommand(['verify', out]);

      expect(code).to.equal(1);
      expect(stderr).to.equal(
        `tablewright: ${out}: 1 of 4 verified parts is wrong; make what is wrong again with tablewright bulk --out ${out} --repair\n  orders/part-00002.csv: the file differs from byte 77 on, counted from 0\n`,
      );
      const others = ['--part', 'orders/part-00000.csv', '--part', 'orders/part-00003.csv'];
      expect((await runCommand(['verify', out, ...others])).stderr).to.include(
        'made 2 parts with 40 rows again; left out 2 other parts\n',
      );
    });

    it('finds parts that are missing, cut or longer', async () => {
      await bulk();
      await sealed(out);
      const sizes = manifestOf(out).parts.map(({ bytes }) => bytes);
      rmSync(`${out}/orders/part-00000.csv`);
      writeFileSync(
        `${out}/orders/part-00001.csv`,
        folder.readBytes(`run ${next - 1}/orders/part-00001.csv`).subarray(0, 20),
      );
      appendFileSync(`${out}/orders/part-00003.csv`, 'more');
      const { stderr } = await runCommand(['verify', out, '--parts', 'all']);

      expect(stderr.split('\n').slice(1)).to.deep.equal([
        '  orders/part-00000.csv: the file is missing',
        '  orders/part-00001.csv: the file differs from byte 20 on, counted from 0',
        `  orders/part-00003.csv: the file differs from byte ${sizes[3]} on, counted from 0`,
        '',
      ]);
    });

    it('refuses a manifest that was changed', async () => {
      await bulk();
      await sealed(out);
      const name = `run ${next - 1}/manifest.json`;
      const text = folder.read(name);
      for (const changed of [
        text.replace('"offset":30,', '"offset":31,'),
        text.replace(/"sha256":"./, '"sha256":"g'),
        text.replace('"name": "day"', '"name": "date"'),
      ]) {
        expect(changed).not.to.equal(text);
        folder.put(name, changed);
        const { code, stderr } = await runCommand(['verify', out]);

        expect(code).to.equal(1);
        expect(stderr).to.include('manifest.json is not as this release writes it');
      }
    });

    it('compares the digests of the parts that it does not make again', async () => {
      await bulk('--window', '10');
      await sealed(out);
      for (const part of [2, 5]) appendFileSync(`${out}/orders/part-0000${part}.csv`, 'x');
      rmSync(`${out}/orders/part-00007.csv`);
      const { code, stderr } = await runCommand(['verify', out, '--parts', '1']);

      expect(code).to.equal(1);
      expect(stderr).to.include('3 of 10 verified parts are wrong');
      // One of these may be the part that is made again.
      expect(stderr).to.match(/part-00002\.csv: the (manifest|file)/);
      expect(stderr).to.match(/part-00005\.csv: the (manifest|file)/);
      expect(stderr).to.include('part-00007.csv: the file is missing');
    });

    it('draws as many parts as it is asked to', async () => {
      await bulk('--window', '10');
      await sealed(out);
      const { stderr } = await runCommand(['verify', out, '--parts', '3']);

      expect(stderr).to.equal(
        'made 3 parts with 30 rows again; compared the digests of 7 other parts\n',
      );
    });

    it('refuses unknown parts, and runs that are not sealed', async () => {
      await bulk();
      const unsealed = await runCommand(['verify', out]);
      await sealed(out);
      const unknown = await runCommand(['verify', out, '--part', 'orders/part-9.csv']);

      expect(unsealed.stderr).to.include('is not sealed');
      expect(unknown).to.include({ code: 2 });
      expect(unknown.stderr).to.include('no part of this name').and.include('orders/part-9.csv');
    });
  });

  it('leaves nothing but the files of the run', async () => {
    await bulk();
    await sealed(out);
    const known =
      /^(?:run\.json|manifest\.json|orders\/part-\d{5}\.csv|receipts\/orders\/part-\d{5}\.json)$/;

    expect(filesOf(out)).to.have.length(10);
    expect(everyOf(filesOf(out), (name) => known.test(name))).to.equal(true);
  });
});
