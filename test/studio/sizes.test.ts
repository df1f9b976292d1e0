import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { firstFieldTypes } from '../../studio/engine/registries.js';
import { typesIn } from '../../studio/engine/types-in.js';
import { templates } from '../../studio/templates/index.js';
import { packageRoot } from '../support/package-root.js';

const FOLDER = new URL('dist/bundle/studio/', packageRoot);
const { script, style, engine } = JSON.parse(
  readFileSync(new URL('files.json', FOLDER), 'utf8'),
) as Readonly<Record<'script' | 'style' | 'engine', string>>;

/** Imports at the top of a module: from a path, without a call. */
const STATIC = /(?:from|import) ?"(\.\/[^"]+)"/g;

const gzipped = (name: string): Buffer => readFileSync(new URL(`${name}.gz`, FOLDER));

/** A module and everything that it imports before it runs. */
function withImports(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = gunzipSync(gzipped(name)).toString();
  for (const [, path = ''] of text.matchAll(STATIC)) withImports(path.slice(2), seen);
  return seen;
}

function gzippedBytes(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipped(name).length, 0);
}

/** Prints the size, so that a change shows before it breaks the budget. */
function expectAtMost(what: string, bytes: number, most: number): void {
  console.info(`      ${what}: ${bytes} bytes`);
  expect(bytes).to.be.at.most(most);
}

describe('the files of the page, gzipped', () => {
  it('have a shell of at most 61.5 kB: the script and the style', () => {
    expectAtMost('shell', gzippedBytes([...withImports(script), style]), 61_500);
  });

  it('have an engine of at most 132 kB, without words, places and what the first visit does not show', () => {
    expectAtMost('engine', gzippedBytes(withImports(engine)), 132_000);
  });

  it('have in that engine all types of the first visit', () => {
    const [{ request }] = templates;

    const first = new Set(firstFieldTypes.map(({ name }) => name));

    expect(first.size).to.be.above(0);
    expect([...typesIn(request)].filter((type) => !first.has(type))).to.deep.equal([]);
  });
});
