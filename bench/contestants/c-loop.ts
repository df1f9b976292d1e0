import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '../../src/adapters/library/generate.js';
import { packageRoot } from '../../test/support/package-root.js';
import { columns } from '../table.js';

const SOURCE = fileURLToPath(new URL('bench/c/ten-columns.c', packageRoot));
/** As many rows as there are cities with their weights, in order of size. */
const SAMPLE = 2 ** 15;

const ENDS = ['Inc', 'LLC', 'Group', 'PLC', 'and Sons'];

export const hasGcc = spawnSync('gcc', ['--version']).status === 0;

/** The words of the loop: those of the engine, from rows of the table itself. */
function sections(): readonly (readonly string[])[] {
  const rows = [...generate({ rows: SAMPLE, seed: 42, fields: columns }).rows()].map((row) => ({
    name: String(row.name).split(' '),
    email: String(row.email),
    phone: String(row.phone),
    place: [row.city, row.country].map((text) => quoted(String(text))).join(','),
  }));
  const slugs = new Map<string, string>();
  const firsts = new Set<string>();
  const lasts = new Set<string>();
  for (const { name, email } of rows) {
    const [first = '', last = ''] = [name[0], name.at(-1)];
    // The few double names would be as frequent as the others here.
    if (last.includes('-')) continue;
    const [slug = '', rest = ''] = email.split(/[.@]/);
    slugs.set(first, slug).set(last, rest.replace(/\d+$/, ''));
    firsts.add(first);
    lasts.add(last);
  }
  const slugsOf = (names: Iterable<string>) => Array.from(names, (name) => slugs.get(name) ?? '');
  return [
    [...firsts],
    [...lasts],
    slugsOf(firsts),
    slugsOf(lasts),
    ENDS,
    rows.flatMap(({ phone }) => /^\+1 \d{3}/.exec(phone) ?? []),
    rows.map(({ place }) => place),
    [...new Set(rows.map(({ email }) => email.split('@')[1] ?? ''))],
  ];
}

function quoted(text: string): string {
  return text.includes(',') ? `"${text}"` : text;
}

/** Compiles the loop into a folder. Returns a function that runs it: processor seconds and bytes for a number of rows. */
export function compiledLoop(folder: string) {
  const [program, words] = [join(folder, 'ten-columns'), join(folder, 'words')];
  execFileSync('gcc', ['-O3', '-o', program, SOURCE]);
  const lines = sections().flatMap((section) => [String(section.length), ...section]);
  writeFileSync(words, `${lines.join('\n')}\n`);
  return (rows: number): { readonly seconds: number; readonly bytes: number } => {
    const [seconds, bytes] = execFileSync(program, [words, String(rows)], { encoding: 'utf8' })
      .split(' ')
      .map(Number);
    if (seconds === undefined || bytes === undefined) throw new Error(`${program} prints no times`);
    return { seconds, bytes };
  };
}
