import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { control, controlReport, dieharderReport, readReport } from './random/dieharder.js';
import { pairResults } from './random/pairs.js';
import { readPractRand } from './random/practrand.js';
import { type ReadOrder, readOrders } from './random/read-orders.js';
import { repeatsOfRanges, repeatsOfRuns } from './random/repeats.js';
import { defects, page } from './random/report.js';
import { writeWords } from './random/word-stream.js';

// Writes docs/random.md. Run it from the root of the package, after a build. `--order NAME`, which may be repeated, first
// runs dieharder over these orders, which takes about an hour each; `mt19937` is the control. `--stream NAME` writes words to standard output
// instead, for other batteries, such as `RNG_test stdin32` of PractRand.
const SEEDS = 10;
const DRAWS = 4_000_000;
const CELLS = 1_000_000;
const FOLDER = 'docs/random';
const { order, stream } = parseArgs({
  options: { order: { type: 'string', multiple: true, default: [] }, stream: { type: 'string' } },
}).values;

if (stream !== undefined) await writeWords(orderCalled(stream), process.stdout);
else await writeReport(order);

async function writeReport(names: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of names) {
    const report = name === control.name ? controlReport() : dieharderReport(orderCalled(name));
    writeFileSync(reportOf({ name }), await report);
  }
  const findings = {
    repeats: [...repeatsOfRanges(SEEDS, DRAWS), repeatsOfRuns(SEEDS, CELLS)],
    pairs: pairResults(),
    dieharder: new Map(readOrders.map((each) => [each, lastResults(each)])),
    control: lastResults(control),
    practRand: new Map([...readOrders, control].map(({ name }) => [name, lastPractRand(name)])),
  };
  writeFileSync('docs/random.md', page(findings));
  for (const defect of defects(findings)) {
    process.stderr.write(`${defect}\n`);
    process.exitCode = 1;
  }
}

function reportOf({ name }: Pick<ReadOrder, 'name'>): string {
  return `${FOLDER}/dieharder-${name}.txt`;
}

function lastResults(each: Pick<ReadOrder, 'name'>) {
  const path = reportOf(each);
  return existsSync(path) ? readReport(readFileSync(path, 'utf8')) : [];
}

function lastPractRand(name: string) {
  const path = `${FOLDER}/practrand-${name}.txt`;
  return readPractRand(existsSync(path) ? readFileSync(path, 'utf8') : '');
}

function orderCalled(name: string): ReadOrder {
  const found = readOrders.find((known) => known.name === name);
  if (found !== undefined) return found;
  const names = [...readOrders, control].map((known) => known.name).join(', ');
  process.stderr.write(`unknown order "${name}", expected one of ${names}\n`);
  process.exit(2);
}
