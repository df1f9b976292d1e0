import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { packageRoot } from './package-root.js';

export interface GoldenMode {
  readonly update: boolean;
  readonly onCi: boolean;
}

const fromEnvironment: GoldenMode = {
  update: process.env.UPDATE_GOLDEN === '1',
  onCi: Boolean(process.env.CI),
};

const goldenFolder = new URL('test/golden/files/', packageRoot);

const TO_WRITE =
  'if that is meant, run: npm run build && UPDATE_GOLDEN=1 npx mocha dist/test/golden, and say so in the changelog';

/** Compares a text with its golden file. Writes the file instead if UPDATE_GOLDEN=1 is set, but never on CI. */
export function expectGolden(
  name: string,
  actual: string,
  folder: URL = goldenFolder,
  { update, onCi }: GoldenMode = fromEnvironment,
): void {
  const file = fileURLToPath(new URL(name, folder));
  if (update) {
    if (onCi) throw new Error(`golden file ${name}: CI never writes one`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, actual);
  }
  if (!existsSync(file)) throw new Error(`golden file ${name} is missing: ${TO_WRITE}`);
  expect(actual, `golden file ${name} has other bytes: ${TO_WRITE}`).to.equal(
    readFileSync(file, 'utf8'),
  );
}
