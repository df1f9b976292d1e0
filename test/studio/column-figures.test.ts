import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { bearer, KEY, serveKeyed } from '../adapters/http/access/keyed-server.js';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { PHONE } from '../adapters/http/explorer/support/browser.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { passes } from '../support/asserting.js';
import { describeStories } from './support/describe-stories.js';

const PASSPHRASE = 'violet tractor hums';
const SECRET = 'kgl-0123456789abcdef';

/** Every text and every byte that IndexedDB and the local storage of the page hold. */
const STORED = `new Promise((resolve) => {
  const opening = indexedDB.open('tablewright-profile');
  opening.onsuccess = () => {
    const all = opening.result.transaction('kept').objectStore('kept').getAll();
    all.onsuccess = () => resolve(JSON.stringify(all.result) + JSON.stringify(localStorage));
  };
})`;

describeStories(
  'the credentials of the page',
  (stories) => {
    async function opened(page: Page): Promise<Locator> {
      await page.getByRole('button', { name: /^Credentials/ }).click();
      return page.getByRole('dialog', { name: 'Credentials' });
    }

    async function created(page: Page): Promise<Locator> {
      const dialog = await opened(page);
      await dialog.getByLabel(/^Passphrase/).fill(PASSPHRASE);
      await dialog.getByRole('button', { name: 'Create the profile' }).click();
      return dialog;
    }

    async function added(
      dialog: Locator,
      label: string,
      values: Readonly<Record<string, string>>,
    ): Promise<void> {
      await dialog.getByRole('button', { name: `Add the credentials for ${label}` }).click();
      const form = dialog.getByRole('form', { name: `Credentials for ${label}` });
      for (const [name, value] of Object.entries(values)) {
        await form.getByLabel(name, { exact: true }).fill(value);
      }
      await form.getByRole('button', { name: 'Save' }).click();
      await dialog.getByRole('button', { name: `Replace the credentials for ${label}` }).waitFor();
    }

    /** What the server answers to a person who fetches the profile of the key. */
    function served(): Promise<Response> {
      return fetch(`${stories.server.url}/profile`, { headers: bearer(KEY) });
    }

    async function unlocked(dialog: Locator, passphrase = PASSPHRASE): Promise<void> {
      await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
      await dialog.getByRole('button', { name: 'Unlock', exact: true }).click();
    }

    it('survive a reload behind the passphrase, and the browser stores no byte of them', async () => {
      const studio = stories.visit();
      const page = await studio.open();
      await added(await created(page), 'Kaggle', { 'User name': 'ada', Key: SECRET });
      const stored = String(await page.evaluate(STORED));
      await page.reload();
      const dialog = await opened(page);
      await unlocked(dialog, 'violet tractor hum!');
      const alert = dialog.getByRole('alert');
      await alert.waitFor();

      expect(stored).to.contain('"platform":"kaggle"');
      for (const secret of [SECRET, btoa(SECRET).slice(0, -4), PASSPHRASE]) {
        expect(stored).not.to.contain(secret);
      }
      expect(await alert.textContent()).to.match(/^This passphrase does not open the profile/);
      await unlocked(dialog);
      await dialog.getByRole('button', { name: 'Remove the credentials for Kaggle' }).waitFor();
      await studio.browser.picture(page, 'studio-profile');
      await dialog.getByRole('button', { name: 'Remove the credentials for Kaggle' }).click();
      await dialog.getByRole('button', { name: 'Add the credentials for Kaggle' }).waitFor();
      studio.expectClean();
    });

    it('open in another browser with the API key and the passphrase, if the server keeps them', async () => {
      const dialog = await created(await stories.visit().open());
      await added(dialog, 'This server', { 'API key': KEY });
      await added(dialog, 'Hugging Face', { 'Access token': SECRET });
      await dialog.getByLabel(/^Keep on the server/).check();
      await waitUntil('the server has the profile', async () => (await served()).ok);
      const text = await (await served()).text();

      expect(text).to.contain('"platform":"huggingface"');
      expect(text).not.to.contain(SECRET);

      const second = await opened(await stories.visit().open());
      await second.getByText('The server has my profile').click();
      await second.getByLabel('API key').fill(KEY);
      await second.getByRole('button', { name: 'Fetch the profile' }).click();
      await unlocked(second);
      await second
        .getByRole('button', { name: 'Replace the credentials for Hugging Face' })
        .waitFor();
      await second.getByLabel(/^Keep on the server/).uncheck();
      await waitUntil('the server has no profile', async () => (await served()).status === 404);
    });

    it('are remembered here on request, with a key that no script can read', async () => {
      const page = await stories.visit().open();
      const dialog = await created(page);
      await dialog.getByLabel(/^Remember here/).check();
      await waitUntil('the browser has a profile and a key', async () =>
        /^\[\{\},/.test(String(await page.evaluate(STORED))),
      );
      await page.reload();
      const again = await opened(page);
      await again.getByRole('button', { name: 'Lock', exact: true }).waitFor();
      await again.getByRole('button', { name: 'Forget everything…' }).click();
      await again.getByRole('button', { name: 'Forget everything now' }).click();
      await again.getByRole('button', { name: 'Create the profile' }).waitFor();

      expect(await page.evaluate(STORED)).to.match(/^\[\]/);
    });

    it('lock when nobody uses the page for ten minutes', async () => {
      const page = await stories.visit().open();
      await page.clock.install();
      const dialog = await created(page);
      await dialog.getByRole('button', { name: 'Lock', exact: true }).waitFor();

      await page.clock.fastForward(9 * 60_000);
      await page.keyboard.press('Shift');
      await page.clock.fastForward(9 * 60_000);
      expect(await dialog.getByRole('button', { name: 'Lock', exact: true }).count()).to.equal(1);
      await page.clock.fastForward(60_001);
      await dialog.getByRole('button', { name: 'Unlock', exact: true }).waitFor();
    });

    it('are not stored on a page without a secure context, which says so', async () => {
      const page = await stories.visit().open();
      await page.addInitScript("Object.defineProperty(crypto, 'subtle', { value: undefined })");
      await page.reload();
      const dialog = await opened(page);

      expect(await dialog.getByRole('alert').textContent()).to.match(/^Nothing is stored: /);
      expect(await dialog.getByRole('textbox').count()).to.equal(0);
    });

    it('are saved with the keyboard alone', async () => {
      const page = await stories.visit().open();
      await page.getByRole('button', { name: 'Credentials' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Credentials' });
      await dialog.waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSPHRASE);
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Lock', exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'Add the credentials for Hugging Face' }).focus();
      await page.keyboard.press('Enter');
      await dialog.getByLabel('Access token').focus();
      await page.keyboard.type(SECRET);
      await page.keyboard.press('Enter');
      await dialog
        .getByRole('button', { name: 'Replace the credentials for Hugging Face' })
        .waitFor();
      await page.keyboard.press('Escape');
      await passes(() => dialog.waitFor({ state: 'hidden' }));
    });

    for (const [device, screen] of [
      ['desktop', undefined],
      ['phone', PHONE],
    ] as const) {
      it(`have a dialog without a barrier on a ${device}, light and dark`, async () => {
        const studio = stories.visit(screen);
        const page = await studio.open();
        const dialog = await opened(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await barriers(page)).to.deep.equal([]);
        }
        await dialog.getByLabel(/^Passphrase/).fill(PASSPHRASE);
        await dialog.getByRole('button', { name: 'Create the profile' }).click();
        await dialog.getByRole('button', { name: 'Add the credentials for Kaggle' }).click();
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await barriers(page)).to.deep.equal([]);
          await studio.browser.picture(page, `studio-profile-${device}-${colorScheme}`);
        }
        await dialog.getByRole('button', { name: 'Lock', exact: true }).click();
        await dialog.getByRole('button', { name: 'Unlock', exact: true }).waitFor();
        expect(await barriers(page)).to.deep.equal([]);
      });
    }
  },
  () => serveKeyed({ TABLEWRIGHT_BASE_PATH: '/api' }),
);
