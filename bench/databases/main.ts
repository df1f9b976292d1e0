import { parseArgs } from 'node:util';
import { aligned } from '../report.js';
import { type Count, JUDGED, judgeDatabase } from './judge-database.js';
import { openJudged } from './judge-place.js';

/*
 * Judges the rows of databases that were filled before: `npm run bench:databases -- postgresql://localhost/shop`.
 * With `--list`, it prints every place that is wrong.
 */

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const cell = ({ good, all }: Count): string => `${good} of ${all}`;

const lines: string[][] = [];
for (const text of positionals) {
  const link = await openJudged(text);
  const found = await judgeDatabase(link, await link.readSchema());
  await link.close();
  lines.push([text.replace(/^.*\//, ''), ...JUDGED.map((kind) => cell(found[kind]))]);
  if (!values.list) continue;
  for (const kind of JUDGED) for (const bad of found[kind].bad) console.log(`${kind}: ${bad}`);
}
console.log(aligned([['database', ...JUDGED], ...lines], 1));
