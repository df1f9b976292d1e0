import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { PHONE } from '../adapters/http/explorer/support/browser.js';
import { describeStories } from './support/describe-stories.js';

/** Plots a column of the selected field with another one, and returns the caption. */
async function plotted(page: Page, name: string): Promise<string> {
  await page.getByLabel('Plot with').selectOption(name);
  return (await page.locator('.pair figcaption').textContent()) ?? '';
}

describeStories('the plots of two columns', (stories) => {
  it('are points, boxes, a heat map or a map, with a sentence', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    await page.locator('.field-button', { hasText: 'total' }).click();
    const points = await plotted(page, 'unit_price');
    await page.locator('.scatter .dots path').first().waitFor();
    const boxes = await plotted(page, 'status');
    const items = await page.locator('.boxes li .hidden-text').allTextContents();
    await page.locator('.field-button', { hasText: 'status' }).click();
    const counts = await plotted(page, 'country');
    const heads = await page.locator('.heat tbody th').allTextContents();
    const input = page.getByLabel('Add a field by its name');
    for (const name of ['latitude', 'longitude']) {
      await input.fill(name);
      await input.press('Enter');
      await page.locator('.rows-table .column-name', { hasText: name }).waitFor();
    }
    const places = await plotted(page, 'latitude');
    await page.locator('.map .land[d*="M"]').waitFor({ state: 'attached' });
    await studio.browser.picture(page, 'studio-map');

    expect(points).to.match(
      /^total from .* in 10,000 rows; the first 1,000 .* Correlation: 0\.\d\d/,
    );
    expect(boxes).to.match(/^Boxes have half of the rows .* all 5 values\.$/);
    expect(items).to.have.length(5);
    expect(items[0]).to.match(/^delivered: [\d,]+ rows, half of them from .*, median /);
    expect(counts).to.match(/The most frequent pair is delivered and US \(\d+ %\)/);
    expect(heads).to.include.members(['delivered', 'shipped']);
    expect(places).to.match(/^The first 1,000 of 10,000 places, from \d+° S to/);
    studio.expectClean();
  });

  it('fit a phone, light and dark, and axe reports nothing', async () => {
    const studio = stories.visit(PHONE);
    const page = await studio.open();
    for (const [field, other, colorScheme] of [
      ['status', 'country', 'dark'],
      ['unit_price', 'status', 'light'],
      ['unit_price', 'quantity', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Fields', exact: true }).click();
      await page.locator('.field-button', { hasText: field }).click();
      await page.getByRole('button', { name: 'Inspect' }).click();
      await plotted(page, other);
      await page.locator('.pair').scrollIntoViewIfNeeded();
      await studio.browser.picture(page, `studio-pair-phone-${other}`);

      expect(await barriers(page)).to.deep.equal([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(PHONE.width);
    }
  });
});
