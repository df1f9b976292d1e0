import { expect } from 'chai';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { DESKTOP, PHONE } from '../adapters/http/explorer/support/browser.js';
import { describeStories } from './support/describe-stories.js';

describeStories('the diagram of a set', (stories) => {
  for (const [device, screen, scheme] of [
    ['desktop', DESKTOP, 'light'],
    ['phone', PHONE, 'dark'],
  ] as const) {
    it(`selects a table by a click and by its name on a ${device} in ${scheme} colours`, async () => {
      const studio = stories.visit(screen);
      const page = await studio.open();
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator('.menu summary').click();
      await page.getByRole('button', { name: /^shop/ }).click();
      if (screen.isMobile) await page.getByRole('button', { name: 'Fields', exact: true }).click();
      await page.getByRole('button', { name: 'Diagram' }).click();
      await page.locator('.diagram-list', { hasText: 'customer_id refers to customers' }).waitFor();
      await page.locator('.diagram-box', { hasText: 'products' }).click();
      const clicked = await page.locator('.diagram-list [aria-current]').textContent();
      await page.locator('.diagram-list').getByRole('button', { name: 'orders' }).focus();
      await page.keyboard.press('Enter');
      await studio.browser.picture(page, `studio-diagram-${device}-${scheme}`);

      expect(clicked).to.equal('products');
      expect(await page.locator('.diagram-box[data-current="true"] title').textContent()).to.equal(
        'orders',
      );
      expect(await page.locator('.diagram-line').count()).to.equal(3);
      expect(await barriers(page)).to.deep.equal([]);
      await page.getByRole('button', { name: 'Show rows' }).click();
      await page.locator('.rows-table .column-name', { hasText: 'customer_id' }).waitFor();
      studio.expectClean();
    });
  }
});
