import { expect } from 'chai';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { DESKTOP, PHONE } from '../adapters/http/explorer/support/browser.js';
import { serve } from '../adapters/http/support/serve.js';
import { describeStories } from './support/describe-stories.js';

describeStories(
  'the page on the first visit',
  (stories) => {
    it('shows rows of a template, asks no other host and breaks no rule of its policy', async () => {
      const studio = stories.visit();
      const page = await studio.open();

      expect(await page.locator('.rows-table').getAttribute('aria-rowcount')).to.equal('10001');
      expect(await page.locator('.column-name').allTextContents()).to.include('unit_price');
      expect(await page.locator('.status').textContent()).to.contain('10,000 rows');
      await page.locator('.plot.small rect').first().waitFor();
      await studio.browser.picture(page, 'studio');
      studio.expectClean();
    });

    for (const [device, screen, tabs] of [
      ['desktop', DESKTOP, ['Field', 'Export']],
      ['phone', PHONE, ['Fields', 'Rows', 'Inspect', 'Export']],
    ] as const) {
      it(`has nothing that axe reports on a ${device}, light and dark`, async () => {
        const studio = stories.visit(screen);
        const page = await studio.open();
        await page.locator('.plot.small rect').first().waitFor({ state: 'attached' });
        for (const tab of tabs) {
          await page.getByRole('button', { name: tab, exact: true }).click();
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            expect(await barriers(page), `${tab}, ${colorScheme}`).to.deep.equal([]);
            await studio.browser.picture(
              page,
              `studio-${device}-${tab}-${colorScheme}`.toLowerCase(),
            );
          }
        }
      });
    }
  },
  () => serve({ TABLEWRIGHT_BASE_PATH: '/api' }),
);
