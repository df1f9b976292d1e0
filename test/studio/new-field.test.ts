import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { PHONE } from '../adapters/http/explorer/support/browser.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { describeStories } from './support/describe-stories.js';

/** Whether all of an element lies within another one, which scrolls. */
async function isInView(element: Locator, scroller: Locator): Promise<boolean> {
  const [inner, outer] = [await element.boundingBox(), await scroller.boundingBox()];
  if (inner === null || outer === null) return false;
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}

describeStories('a new field', (stories) => {
  it('scrolls into view, and its column too', async () => {
    const page = await stories.visit().open();
    const input = page.getByLabel('Add a field by its name');
    for (const name of ['iban', 'rating']) {
      await input.fill(name);
      await page.keyboard.press('Enter');
      const header = page.locator('.rows-table th', { hasText: name });
      await header.waitFor();
      await waitUntil(`the column ${name}`, () => isInView(header, page.locator('.scroller')));
    }

    expect(await page.evaluate("document.querySelector('.scroller').scrollLeft")).to.be.above(0);
  });

  it('scrolls into view in the list of a phone', async () => {
    const page = await stories.visit(PHONE).open();
    await page.getByRole('button', { name: 'Fields', exact: true }).click();
    const list = page.locator('.field-list');
    for (const name of ['iban', 'rating', 'uuid', 'color', 'team']) {
      await page.getByLabel('Add a field by its name').fill(name);
      await page.keyboard.press('Enter');
      const row = page.locator('.field-row', { hasText: name });
      await row.waitFor();
      await waitUntil(`the row ${name}`, () => isInView(row, list));
    }

    expect(await page.evaluate("document.querySelector('.field-list').scrollTop")).to.be.above(0);
  });

  it('says why it has its type, and what else it may be', async () => {
    const page = await stories.visit().open();
    await page.getByLabel('Add a field by its name').fill('salary');
    const options = page.getByRole('listbox', { name: 'Types' }).getByRole('option');
    await options.filter({ hasText: 'means salary' }).first().waitFor();

    const texts = await options.allInnerTexts();
    expect(texts[0]).to.match(/^salary\s*means salary/);
    expect(texts.filter((text) => text.includes('means salary'))).to.have.length(3);
    await options.nth(1).click();
    await page.locator('.rows-table th', { hasText: 'salary' }).waitFor();
  });
});
