import { statSync } from 'node:fs';
import { expect } from 'chai';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { DESKTOP, PHONE } from '../adapters/http/explorer/support/browser.js';
import { serve } from '../adapters/http/support/serve.js';
import { packageRoot } from '../support/package-root.js';
import { describeStories } from './support/describe-stories.js';
import { packedHash } from './support/packed-hash.js';
import type { StudioPage } from './support/studio-page.js';

/** The files that a page asks for before it shows rows. The catalogue of types and the plots load after the rows. */
async function loadedFor(
  studio: StudioPage,
  hash = '',
): Promise<{ readonly files: readonly string[]; readonly bytes: number }> {
  const page = await studio.open(hash);
  await page.locator('.plot.small rect').first().waitFor();
  const asked = studio.browser.asked.map((url) => new URL(url).pathname.split('/studio/')[1] ?? '');
  const end = asked.findIndex((file) =>
    /^(catalogue-\w+\.json|column-figures-\w+\.js)$/.test(file),
  );
  const files = [...new Set(asked.slice(0, end))].filter((file) => file !== '');
  const sizes = files.map((file) => statSync(new URL(`${file}.gz`, FOLDER)).size);
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const FOLDER = new URL('dist/bundle/studio/', packageRoot);

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

    it('needs at most 300 kB for its first rows, and a link needs only what its own schema does', async () => {
      const first = await loadedFor(stories.visit());
      const linked = await loadedFor(
        stories.visit(),
        packedHash('n', { rows: 5, fields: [{ name: 'n', type: 'integer' }] }),
      );
      console.info(`      first rows: ${first.bytes} bytes in ${first.files.length} files`);

      expect(first.bytes).to.be.within(100_000, 300_000);
      expect(linked.bytes).to.be.at.most(first.bytes);
      expect(first.files.filter((file) => file.startsWith('world'))).to.deep.equal([]);
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
