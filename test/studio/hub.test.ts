import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { KEY, serveKeyed } from '../adapters/http/access/keyed-server.js';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { DESKTOP, PHONE } from '../adapters/http/explorer/support/browser.js';
import { serve } from '../adapters/http/support/serve.js';
import { KAGGLE_PAIR, KaggleStandIn } from '../stand-ins/kaggle/kaggle-stand-in.js';
import { describeStories } from './support/describe-stories.js';

const PASSPHRASE = 'violet tractor hums';

async function hubOf(page: Page): Promise<Locator> {
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: /^From a data hub/ }).click();
  return page.getByRole('dialog', { name: 'A table like that of a data set' });
}

async function searched(dialog: Locator, words: string): Promise<void> {
  await dialog.getByLabel('Words to search for').fill(words);
  await dialog.getByRole('button', { name: 'Search' }).click();
}

describeStories(
  'the data hub on the page',
  (stories) => {
    it('finds penguins, shows their columns, makes their table and compares both', async () => {
      const studio = stories.visit(DESKTOP, await serve({ TABLEWRIGHT_BASE_PATH: '/api' }));
      const page = await studio.open();
      const dialog = await hubOf(page);
      await searched(dialog, 'penguins');
      const dataset = dialog.getByRole('button', { name: /palmerpenguins/ });
      const facts = await dataset.textContent();
      await dataset.click();
      await dialog.getByText('344 rows read').waitFor();
      const names = await dialog.locator('tbody th').allTextContents();
      await dialog.getByRole('button', { name: 'Compare with a clone' }).click();
      await dialog.getByText(/^Sample and clone are \d+ % alike/).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Save the report with plots' }).click(),
      ]);
      await studio.browser.picture(page, 'studio-hub');
      await dialog.getByRole('button', { name: 'Open as a new schema' }).click();
      await page.locator('.rows-table[aria-rowcount="345"]').waitFor();

      expect(facts).to.match(/^allisonhorst\/palmerpenguins[\d.]+ kB · licence not known$/);
      expect(await page.locator('.rows-table .column-name').allTextContents()).to.deep.equal(names);
      expect(readFileSync(await download.path(), 'utf8')).to.contain('allisonhorst/palmerpenguins');
      studio.expectClean();
    });

    it('says that no data set has the words, and what else fails', async () => {
      const server = await serve();
      const page = await stories.visit(DESKTOP, server).open();
      const dialog = await hubOf(page);
      await searched(dialog, 'qqqqqq');
      await dialog.getByText('No data set has these words').waitFor();
      await server.stop();
      await searched(dialog, 'penguins');

      expect(await dialog.getByRole('alert').textContent()).to.match(/^The server does not answer/);
    });

    it('takes the API key and the credentials of a platform from the unlocked profile', async () => {
      const kaggle = new KaggleStandIn();
      await kaggle.start();
      try {
        const server = await serveKeyed({
          TABLEWRIGHT_HUBS: 'kaggle,local',
          TABLEWRIGHT_KAGGLE_URL: kaggle.api.origin,
          TABLEWRIGHT_KAGGLE_STORAGE: kaggle.storage.origin,
        });
        const page = await stories.visit(DESKTOP, server).open();
        await savedCredentials(page);
        await page.reload();
        const dialog = await hubOf(page);
        await searched(dialog, 'rainfall');
        const refused = await dialog.getByRole('alert').textContent();
        await dialog.getByRole('button', { name: 'Unlock credentials…' }).click();
        const profile = page.getByRole('dialog', { name: 'Credentials' });
        await profile.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
        await profile.getByRole('button', { name: 'Unlock', exact: true }).click();
        await profile.getByRole('button', { name: 'Lock', exact: true }).waitFor();
        await page.keyboard.press('Escape');
        await dialog.getByText('Your credentials for Kaggle are used.').waitFor();
        await searched(dialog, 'rainfall');
        await dialog.getByRole('button', { name: /^City rainfall acme\/city-rainfall/ }).waitFor();

        expect(refused).to.match(/^This server needs an API key/);
        expect(kaggle.api.requests.at(-1)?.headers.authorization).to.equal(
          `Basic ${btoa(`${KAGGLE_PAIR.username}:${KAGGLE_PAIR.key}`)}`,
        );
      } finally {
        await kaggle.stop();
      }
    });

    it('takes a typed API key, which the browser does not store', async () => {
      const page = await stories.visit().open();
      const dialog = await hubOf(page);
      await dialog.getByLabel('API key').fill('wrong');
      await searched(dialog, 'weather');
      const refused = await dialog.getByRole('alert').textContent();
      await dialog.getByLabel('API key').fill(KEY);
      await searched(dialog, 'weather');
      await dialog.getByRole('button', { name: /vega\/weather/ }).waitFor();

      expect(refused).to.match(/^The server does not accept this API key/);
      expect(await page.evaluate('JSON.stringify(localStorage)')).not.to.contain(KEY);
    });

    for (const [device, screen] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      it(`is shown without a barrier on a ${device}, light and dark`, async () => {
        const studio = stories.visit(screen);
        const page = await studio.open();
        const dialog = await hubOf(page);
        await dialog.getByLabel('API key').fill(KEY);
        await searched(dialog, 'e');
        await dialog.locator('.datasets li').first().waitFor();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await barriers(page)).to.deep.equal([]);
          await studio.browser.picture(page, `studio-hub-${device}-${colorScheme}`);
        }
        await dialog.getByRole('button', { name: /country-codes/ }).click();
        await dialog.getByRole('button', { name: 'Compare with a clone' }).waitFor();
        expect(await barriers(page)).to.deep.equal([]);
        await studio.browser.picture(page, `studio-hub-columns-${device}`);
      });
    }
  },
  serveKeyed,
);

/** Makes a profile with the API key and the credentials of Kaggle, through its dialog. */
async function savedCredentials(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Credentials' }).click();
  const dialog = page.getByRole('dialog', { name: 'Credentials' });
  await dialog.getByLabel(/^Passphrase/).fill(PASSPHRASE);
  await dialog.getByRole('button', { name: 'Create the profile' }).click();
  for (const [label, values] of [
    ['This server', { 'API key': KEY }],
    ['Kaggle', { 'User name': KAGGLE_PAIR.username, Key: KAGGLE_PAIR.key }],
  ] as const) {
    await dialog.getByRole('button', { name: `Add the credentials for ${label}` }).click();
    const form = dialog.getByRole('form', { name: `Credentials for ${label}` });
    for (const [name, value] of Object.entries(values)) {
      await form.getByLabel(name, { exact: true }).fill(value);
    }
    await form.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: `Replace the credentials for ${label}` }).waitFor();
  }
}
