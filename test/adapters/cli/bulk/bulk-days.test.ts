import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { CHANGE_FORM_NAMES } from '../../../../src/domain/histories/change-forms.js';
import { makeBulk, sealBulk, verifyBulk } from '../../../../src/programs/bulk.js';
import { waitUntil } from '../../http/support/wait-until.js';
import { filesOf, manifestOf, sealed } from '../support/bulk-folder.js';
import { outcome, startCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const arrival = (perDay: number, already = 0) => ({
  type: 'arrival',
  constraints: { start: '2026-01-01', end: '2026-12-31', per_day: perDay, already },
});

const TABLES = [
  {
    name: 'customers',
    rows: 1400,
    key: ['id'],
    lives: {
      born: 'created_at',
      changes: [{ fields: ['email'], every: '9d' }],
      end: { after: '20d', share: 0.5 },
    },
    fields: [
      { name: 'id', type: 'sequence' },
      { name: 'created_at', ...arrival(5, 20) },
      { name: 'email', type: 'email', constraints: { unique: true } },
    ],
  },
  {
    name: 'orders',
    rows: 2300,
    key: ['id'],
    lives: { born: 'ordered_at' },
    fields: [
      { name: 'id', type: 'sequence' },
      { name: 'ordered_at', ...arrival(8) },
      { name: 'customer_id', type: 'reference', constraints: { table: 'customers' } },
    ],
  },
] as const;

/** With members that say how files of tables are written. */
const SHOP = { seed: 7, format: 'csv', as_of: '2026-02-01', csv: { bom: true }, tables: TABLES };

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
const SPAN = ['--from', '2026-03-01', '--until', '2026-03-05'];

describe('tablewright bulk --window day', () => {
  const folder = new ScratchFolder();
  let path: string;
  let out: string;
  let next = 0;

  before(() => {
    path = folder.put('shop.json', SHOP);
  });
  beforeEach(() => {
    out = folder.path(`run ${next++}`);
  });
  after(() => folder.remove());

  const bulk = (...args: readonly string[]) =>
    runCommand(['bulk', path, '--window', 'day', '--out', out, ...args]);
  const changes = async (...args: readonly string[]): Promise<string> =>
    String((await runCommand(['changes', path, ...args])).stdout);
  const file = (day: string, extension = 'ndjson'): string =>
    join(out, `changes/part-${day}.${extension}`);
  const read = (day: string, extension?: string): string =>
    readFileSync(file(day, extension), 'utf8');

  for (const form of CHANGE_FORM_NAMES) {
    it(`writes what changes on each day as ${form}, each day as its own file`, async () => {
      const { stderr } = await bulk(...SPAN, '--form', form);

      expect(stderr).to.equal('made 4 parts with 4 days; 0 parts were there\n');
      for (const [i, day] of DAYS.entries()) {
        const span = ['--from', day, '--until', DAYS[i + 1] ?? '2026-03-05'];
        const made = read(day, form === 'sql' ? 'sql' : 'ndjson');

        expect(made).to.have.length.above(1000);
        expect(made).to.equal(await changes(...span, '--form', form));
      }
    });
  }

  it('has the lines of the whole time together, which may begin and end within a day', async () => {
    const span = ['--from', '2026-03-01T18:00:00Z', '--until', '2026-03-03T06:00:00Z'];
    await bulk(...span);
    const days = DAYS.slice(0, 3);

    expect(filesOf(join(out, 'changes'))).to.deep.equal(days.map((day) => `part-${day}.ndjson`));
    expect(days.map((day) => read(day)).join('')).to.equal(await changes(...span));
  });

  it('has the lines of a delivery, of which some are late', async () => {
    const late = { ...SHOP, deliver: { delay: '30h', late: 0.4, twice: 0.2 } };
    const request = folder.put('late.json', late);
    await runCommand(['bulk', request, '--window', 'day', '--out', out, ...SPAN]);
    const { stdout } = await runCommand(['changes', request, ...SPAN]);

    expect(DAYS.map((day) => read(day)).join('')).to.equal(String(stdout));
  });

  it('has a file for a day without changes', async () => {
    await bulk('--from', '2025-12-31', '--until', '2026-01-02');

    expect(read('2025-12-31')).to.equal('');
    expect(read('2026-01-01')).to.equal(
      await changes('--from', '2026-01-01', '--until', '2026-01-02'),
    );
  });

  it('makes only what is missing, by any shards, continued without the request', async () => {
    await bulk(...SPAN);
    const { root, window, tables } = await sealed(out);
    expect({ window, tables }).to.deep.equal({
      window: 'day',
      tables: [{ name: 'changes', folder: 'changes', offset: 20_513, rows: 4 }],
    });

    out = folder.path(`run ${next++}`);
    await bulk(...SPAN, '--shard', '1/3');
    expect((await runCommand(['bulk', '--out', out])).stderr).to.equal(
      'made 3 parts with 3 days; 1 part was there\n',
    );
    expect((await sealed(out)).root).to.equal(root);
  });

  it('writes the changes of one day to standard output', async () => {
    const args = ['bulk', path, '--window', 'day', '--part', '2', '--out', '-', ...SPAN];

    expect(String((await runCommand(args)).stdout)).to.equal(
      await changes('--from', '2026-03-03', '--until', '2026-03-04'),
    );
  });

  it('verifies the days, and repairs those that are wrong', async () => {
    await bulk(...SPAN);
    await sealed(out);
    const before = read('2026-03-03');
    expect((await runCommand(['verify', out, '--parts', 'all'])).stderr).to.equal(
      'made 4 parts with 4 days again; compared the digests of 0 other parts\n',
    );

    writeFileSync(file('2026-03-03'), before.replace('customers', 'customs'));
    rmSync(file('2026-03-04'));
    const found = await runCommand(['verify', out, '--parts', 'all']);
    expect(found.code).to.equal(1);
    expect(found.stderr).to.include('part-2026-03-03.ndjson: the file differs from byte');
    expect(found.stderr).to.include('part-2026-03-04.ndjson: the file is missing');

    expect((await runCommand(['bulk', '--out', out, '--repair'])).stderr).to.equal(
      'made 2 parts with 2 days; 2 parts were right\n',
    );
    expect(read('2026-03-03')).to.equal(before);
    expect((await runCommand(['verify', out])).code).to.equal(0);
  });

  it('ends with the same root although it is killed at random', async () => {
    const span = ['--from', '2026-02-01', '--until', '2026-05-01'];
    await bulk(...span);
    const { root } = await sealed(out);
    const whole = filesOf(out);

    out = folder.path(`run ${next++}`);
    const partsThere = (): number => filesOf(out).filter((name) => name.endsWith('.ndjson')).length;
    const args = ['bulk', path, '--window', 'day', '--out', out, ...span];
    let kills = 0;
    while (partsThere() < 60) {
      const least = partsThere() + Math.floor(Math.random() * 10);
      const child = startCli(args);
      const ended = outcome(child);
      await Promise.race([ended, waitUntil('a part', () => partsThere() > least)]);
      child.kill('SIGKILL');
      if ((await ended).signal === 'SIGKILL') kills += 1;
    }

    expect(kills).to.be.above(0);
    expect((await runCommand(args)).code).to.equal(0);
    expect((await sealed(out)).root).to.equal(root);
    expect(filesOf(out)).to.deep.equal(whole);
  });

  it('is refused with options for rows, and for requests without lives', async () => {
    const refused = async (...args: readonly string[]): Promise<string> => {
      const { code, stderr } = await runCommand(['bulk', path, '--out', out, ...args]);
      expect(code).to.equal(2);
      return stderr;
    };

    expect(await refused('--window', 'day', ...SPAN, '--rows', '5')).to.include('--rows: ');
    expect(await refused('--window', 'day')).to.include('/from: member "from" is missing');
    expect(await refused(...SPAN)).to.include('--from: changes are made by day: add --window day');
    expect(await refused('--window', 'week')).to.include('--window: expected a number of rows');
    const still = {
      seed: 7,
      tables: [{ name: 't', rows: 3, fields: [{ name: 'id', type: 'sequence' }] }],
    };
    const { stderr } = await runCommand([
      ...['bulk', folder.put('still.json', still), '--window', 'day', '--out', out, ...SPAN],
    ]);
    expect(stderr).to.include('no table has lives');
    expect(filesOf(out)).to.deep.equal([]);
  });

  it('is made by programs', async () => {
    const request = {
      seed: 7,
      from: '2026-03-01',
      until: '2026-03-03',
      form: 'rows',
      tables: TABLES.map((table) => ({ ...table, fields: [...table.fields] })),
    } as const;
    const made = await makeBulk(request, { out, window: 'day' });

    expect(made).to.deep.equal({ parts: 2, present: 0, rows: 2 });
    await sealBulk(out);
    expect(await verifyBulk(out, { parts: 'all' })).to.deep.equal([]);
    expect(manifestOf(out).format).to.equal('rows');
    expect(read('2026-03-02')).to.equal(
      await changes('--from', '2026-03-02', '--until', '2026-03-03', '--form', 'rows'),
    );
  });
});
