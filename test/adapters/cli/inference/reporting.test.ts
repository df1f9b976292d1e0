import { expect } from 'chai';
import type { QualityReport } from '../../../../src/domain/report/index.js';
import { csv } from '../../../support/tables/csv-text.js';
import { runCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const table = csv('id,plan,price', 400, (i) => {
  const isFree = (i * 7919) % 1009 < 500;
  return `${i},${isFree ? 'free' : 'team'},${isFree ? 0 : 20 + ((i * 37) % 100) / 10}`;
});

describe('tablewright clone --report', () => {
  const folder = new ScratchFolder();
  let file: string;

  before(() => {
    file = folder.put('table.csv', table);
  });
  after(() => folder.remove());

  it('writes the same table as without a report, and a report as JSON', async () => {
    const path = folder.path('report.json');
    const options = ['clone', file, '--rows', '5', '--seed', '1', '--format', 'csv'];

    const plain = await runCli(options);
    const { code, stdout, stderr } = await runCommand([...options, '--report', path]);

    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(stdout.equals(plain.stdout)).to.equal(true);
    const report = JSON.parse(folder.read('report.json')) as QualityReport;
    expect(report).to.include({ rows_sampled: 400, rows_compared: 400, seed: '1' });
    expect(report.columns.map(({ compared_as: as }) => as)).to.deep.equal([
      null,
      'category',
      'number',
    ]);
    expect(report.scores.overall).to.be.above(0.9);
  });

  it('writes a report as HTML, with the name of the file', async () => {
    const path = folder.path('report.html');
    const { code } = await runCommand(['clone', file, '--report', path]);

    expect(code).to.equal(0);
    expect(folder.read('report.html')).to.match(/^<!doctype html>/);
    expect(folder.read('report.html')).to.contain('table.csv');
  });

  it('follows --min-count and --category', async () => {
    const path = folder.path('names.json');
    const names = folder.put(
      'names.csv',
      csv('id,owner', 60, (i) => `${i},${['Ada Lane', 'Max Ode'][i % 2]}`),
    );
    const options = ['--min-count', '5', '--report', path, '--format', 'csv'];

    await runCommand(['clone', names, ...options]);
    const hidden = folder.read('names.json');
    await runCommand(['clone', names, ...options, '--category', 'owner']);
    const shown = folder.read('names.json');

    expect(hidden).not.to.contain('Ada Lane');
    expect(shown).to.contain('Ada Lane');
    expect(JSON.parse(shown).privacy.k).to.equal(5);
  });

  it('shows the drawn seed, with which the same rows come again', async () => {
    const path = folder.path('drawn.json');
    const options = ['clone', file, '--rows', '3', '--format', 'csv'];

    const { stdout } = await runCommand([...options, '--report', path]);
    const { seed } = JSON.parse(folder.read('drawn.json')) as QualityReport;
    const again = await runCommand([...options, '--seed', String(seed)]);

    expect(again.stdout.equals(stdout)).to.equal(true);
  });

  const refused: readonly (readonly [string, string, string])[] = [
    ['report.pdf', 'clone.csv', 'expected a file name that ends in .html or .json'],
    ['report', 'clone.csv', 'expected a file name that ends in .html or .json'],
  ];
  for (const [report, out, reason] of refused) {
    it(`refuses the name ${report} beside --out ${out} before the file is read`, async () => {
      const { code, stderr } = await runCommand([
        'clone',
        folder.path('missing.csv'),
        ...['--report', folder.path(report), '--out', folder.path(out)],
      ]);

      expect(code).to.equal(2);
      expect(stderr).to.contain(`--report ${folder.path(report)}: ${reason}`);
    });
  }

  it('writes no table and leaves no part of a file if the report cannot be written', async () => {
    const before = folder.names;
    const { code, stdout, stderr } = await runCommand([
      'clone',
      file,
      ...['--report', folder.path('no/report.html'), '--out', folder.path('never.csv')],
    ]);

    expect(code).to.equal(1);
    expect(stdout.length).to.equal(0);
    expect(stderr).to.contain('no/report.html');
    expect(folder.names).to.deep.equal(before);
  });
});
