import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { DESKTOP, PHONE } from '../adapters/http/explorer/support/browser.js';
import { describeStories } from './support/describe-stories.js';
import { packedHash } from './support/packed-hash.js';

const READINGS = {
  seed: 42,
  tables: [
    { name: 'sensors', rows: 3, key: ['id'], fields: [{ name: 'id', type: 'sequence' }] },
    {
      name: 'readings',
      per: { table: 'sensors', count: 1000 },
      fields: [
        { name: 'sensor_id', type: 'reference' },
        { name: 'at', type: 'tick', constraints: { start: '2026-01-01', every: '1h' } },
        {
          name: 'celsius',
          type: 'series',
          constraints: { over: 'at', level: 20, seasons: [{ period: 'day', size: 4 }], noise: 1 },
        },
      ],
    },
  ],
};

/** The number of rows that the page says are there. */
const rowsShown = async (page: Page): Promise<number> => {
  const text = (await page.locator('.as-of output').textContent()) ?? '';
  return Number(text.replace(' rows', '').replaceAll(',', ''));
};

describeStories('tables over time', (stories) => {
  for (const [device, screen, scheme] of [
    ['desktop', DESKTOP, 'light'],
    ['phone', PHONE, 'dark'],
  ] as const) {
    it(`are shown at the day of a slider on a ${device} in ${scheme} colours`, async () => {
      const studio = stories.visit(screen);
      const page = await studio.open();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.locator('.menu summary').click();
      await page.getByRole('button', { name: /^subscriptions/ }).click();
      const slider = page.getByLabel('Day, from the first rows to the last ones');
      await slider.waitFor();
      await page.locator('.rows-table .column-name', { hasText: 'updated_at' }).waitFor();
      const before = await rowsShown(page);
      await studio.browser.picture(page, `studio-as-of-${device}-${scheme}`);
      await slider.focus();
      await page.keyboard.press('ArrowLeft');
      await page.locator('.as-of [aria-valuetext="2025-06-30"]').waitFor({ state: 'attached' });
      const dayBefore = await rowsShown(page);
      await page.getByLabel('Day at which the tables are shown').fill('2025-01-01');
      await page.locator('.as-of [aria-valuetext="2025-01-01"]').waitFor({ state: 'attached' });
      const atStart = await rowsShown(page);
      await page.keyboard.press('Control+z');
      await page.locator('.as-of [aria-valuetext="2025-07-01"]').waitFor({ state: 'attached' });

      expect(before).to.be.within(700, 1100);
      expect(dayBefore)
        .to.be.within(before - 30, before + 10)
        .and.not.equal(before);
      expect(atStart).to.equal(0);
      expect(await rowsShown(page)).to.equal(before);
      expect(await barriers(page)).to.deep.equal([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(screen.width);
      studio.expectClean();
    });

    it(`have a line of the mean over time on a ${device} in ${scheme} colours`, async () => {
      const studio = stories.visit(screen);
      const page = await studio.open(packedHash('weather', READINGS));
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      if (screen.isMobile) await page.getByRole('button', { name: 'Fields', exact: true }).click();
      await page.locator('.table-list').getByRole('button', { name: 'readings' }).click();
      await page.locator('.field-button', { hasText: 'celsius' }).click();
      if (screen.isMobile) await page.getByRole('button', { name: 'Inspect' }).click();
      await page.getByLabel('Plot with').selectOption('at');
      await page.locator('.scatter .mean').waitFor({ state: 'attached' });
      await page.locator('.pair').scrollIntoViewIfNeeded();
      await studio.browser.picture(page, `studio-timeline-${device}-${scheme}`);

      const caption = await page.locator('.pair figcaption').textContent();
      expect(caption).to.match(/^The line is the mean of celsius over at, from 2026-01-01 to/);
      expect(await page.locator('.as-of').count()).to.equal(0);
      expect(await barriers(page)).to.deep.equal([]);
      studio.expectClean();
    });
  }
});
