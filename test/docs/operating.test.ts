import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { settingsTable } from '../../src/adapters/config/settings.js';
import { serve, stopAll } from '../adapters/http/support/serve.js';
import { sourceFiles } from '../architecture/support/tree.js';
import { packageRoot } from '../support/package-root.js';

const page = readFileSync(new URL('docs/operating.md', packageRoot), 'utf8');

/** Metrics that exist only on Linux. */
const LINUX_ALONE = [
  'process_virtual_memory_bytes',
  'process_heap_bytes',
  'process_open_fds',
  'process_max_fds',
];

/** Returns the rows of the table below a heading. */
function rowsBelow(heading: string): readonly string[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return section.split('\n').filter((line) => line.startsWith('| `'));
}

/** Returns the names in the first cells of rows. */
function namesIn(rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => {
    const [, cell = ''] = row.split('|');
    return [...cell.matchAll(/`([a-z][a-z0-9_]*)`/g)].map((match) => match[1] as string);
  });
}

describe('docs/operating.md', () => {
  after(stopAll);

  it('names every metric, and no metric that does not exist', async () => {
    const { url } = await serve({ TABLEWRIGHT_METRICS: 'on' });
    const text = await (await fetch(`${url}/metrics`)).text();
    const exported = [...text.matchAll(/^# TYPE (\S+) /gm)].map((match) => match[1] as string);

    const elsewhere = process.platform === 'linux' ? [] : LINUX_ALONE;
    expect([...new Set([...exported, ...elsewhere])]).to.have.members(
      namesIn(rowsBelow('What to watch')),
    );
  });

  it('names every log event, and no event that does not exist', () => {
    const logged = sourceFiles('src').flatMap(({ text }) =>
      [...text.matchAll(/log\.(?:info|warn|error)\(\s*'([a-z_]+)'/g)].map((match) => match[1]),
    );

    expect([...new Set(logged)]).to.have.members(namesIn(rowsBelow('Log lines')));
  });

  it('names no setting that does not exist', () => {
    const names = Object.values(settingsTable).map(({ name }) => name);
    const named = [...page.matchAll(/\bTABLEWRIGHT_[A-Z_]*[A-Z]/g)].map(([name]) => name);

    expect(names).to.include.members([...new Set(named)]);
  });
});
