import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TableSample } from '../../src/domain/tables/table-sample.js';
import { attacked } from './attack.js';
import { clone, inferred } from './clone.js';
import { toldApart } from './discriminator.js';
import { fidelity, whyNoFidelity } from './fidelity.js';
import { writeInventedTables } from './invented/index.js';
import { judge } from './judge.js';
import { readLabels, type TableLabel } from './labels.js';
import { isSameTable, labelledTable, readTable } from './real-table.js';
import { type ClonedTable, inferenceReport, type JudgedTable } from './report.js';
import { resample } from './resample.js';

const K = 10;
/** Scores are means over the tables of these seeds, because single scores vary by a percent. */
const SEEDS = [1, 2, 3];

const { values: options } = parseArgs({
  options: {
    tables: { type: 'string', default: 'test/fixtures/whole-tables' },
    invented: { type: 'boolean', default: false },
    fidelity: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const scratch = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
if (options.invented) writeInventedTables(scratch, 1);
const folder = options.invented ? scratch : options.tables;
const labels = readLabels(folder);
const reason = whyNoFidelity(options.fidelity);

function csvOf(header: readonly string[], columns: readonly (readonly string[])[], by: string) {
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  const rows = (columns[0] ?? []).map((_, i) => columns.map((column) => quoted(column[i] ?? '')));
  return [header.map(quoted), ...rows].map((row) => row.join(by)).join('\n');
}

function scored(file: string, made: Uint8Array | string) {
  const path = join(scratch, 'made.csv');
  writeFileSync(path, made);
  return fidelity(options.fidelity ?? '', join(folder, file), path, join(folder, 'labels.json'));
}

function cloned(file: string, sample: TableSample, label: TableLabel): ClonedTable {
  const schema = inferred(sample, K);
  const header = Object.keys(label.columns);
  const runs = SEEDS.map((seed) => {
    const { delimiter } = label;
    const ours = scored(file, clone(schema, sample.rows, { seed, delimiter }));
    const drawn = resample(sample, label, { k: K, seed });
    return { ours, base: scored(file, csvOf(header, drawn, delimiter)) };
  });
  return { runs };
}

const judged: JudgedTable[] = [];
try {
  for (const [file, label] of Object.entries(labels)) {
    const sample = await readTable(folder, file);
    const readingIsRight = isSameTable(sample, labelledTable(folder, file, label));
    const verdict = judge(sample, label, K);
    const scores = reason === undefined ? cloned(file, sample, label) : undefined;
    judged.push({
      file,
      label,
      rows: sample.rows,
      readingIsRight,
      ...verdict,
      attack: attacked(sample, label, K),
      told: toldApart(sample, label, K),
      ...(scores && { cloned: scores }),
    });
  }
} finally {
  rmSync(scratch, { recursive: true });
}
if (reason !== undefined) {
  process.stderr.write(`NO CLONES WERE SCORED: ${reason}\n`);
}
process.stdout.write(inferenceReport(judged, options.verbose));
