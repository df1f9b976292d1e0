import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { packageRoot } from './package-root.js';

const { UPDATE_GOLDEN: update, CI: onCi } = process.env;

/**
 * Compares a block that a page shows with what is made today, without ends of lines. Writes it into the page instead if
 * UPDATE_GOLDEN=1 is set, but never on CI.
 */
export function expectShown(page: string, block: string, made: string): void {
  const text = made.replaceAll('\r', '').trimEnd();
  if (update === '1' && !onCi && text !== '') {
    const file = new URL(page, packageRoot);
    const written = readFileSync(file, 'utf8').replace(block, () => text);
    writeFileSync(file, written);
    expect(written).to.include(text);
    return;
  }
  const remedy = 'if that is meant, run this test with UPDATE_GOLDEN=1, which writes the page';
  expect(text, `${page} shows another text: ${remedy}`).to.equal(block);
}
