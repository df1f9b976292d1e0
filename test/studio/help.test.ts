import { expect } from 'chai';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { PHONE } from '../adapters/http/explorer/support/browser.js';
import { serve } from '../adapters/http/support/serve.js';
import { describeStories } from './support/describe-stories.js';

describeStories(
  'the help of the page',
  (stories) => {
    it('leads to the pages for programs, and gives the focus back', async () => {
      const studio = stories.visit();
      const page = await studio.open();
      const button = page.getByRole('button', { name: 'Help' });
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Help' });
      await dialog.getByRole('link').first().waitFor();
      const links = (await page.evaluate(
        "[...document.querySelectorAll('dialog a')].map(({ href }) => href)",
      )) as string[];
      const found = await barriers(page);
      await studio.browser.picture(page, 'studio-help');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      const answers = await Promise.all(links.map((link) => fetch(link)));

      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
      expect(found).to.deep.equal([]);
      expect(await page.evaluate("document.activeElement.ariaLabel === 'Help'")).to.equal(true);
      studio.expectClean();
    });

    it('has room on a phone', async () => {
      const studio = stories.visit(PHONE);
      const page = await studio.open();
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('link', { name: 'API explorer' }).waitFor();
      await studio.browser.picture(page, 'studio-phone-help');

      expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(PHONE.width);
      expect(await barriers(page)).to.deep.equal([]);
    });
  },
  () => serve({ TABLEWRIGHT_BASE_PATH: '/api' }),
);
