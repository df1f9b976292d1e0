import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { DESKTOP, PHONE } from '../adapters/http/explorer/support/browser.js';
import { describeStories } from './support/describe-stories.js';

async function exported(page: Page): Promise<{ readonly tables: readonly Members[] }> {
  await page.getByRole('button', { name: 'Export' }).first().click();
  const text = await page.locator('.code-sample').inputValue();
  return JSON.parse(text);
}

type Members = Readonly<Record<string, unknown>>;

describeStories('the tables of a schema', (stories) => {
  it('get a name, a parent and a key by the keyboard, and follow a new name', async () => {
    const studio = stories.visit(DESKTOP);
    const page = await studio.open();
    const form = page.getByRole('form', { name: 'Table' });
    const name = form.getByLabel('Name of the table');
    await name.fill('buys');
    await page.getByRole('button', { name: 'Add a table' }).press('Enter');
    await name.fill('visits');
    await form.getByLabel('Rows of the table').selectOption({ label: 'for each row of buys' });
    await form.getByLabel('Least rows for each row of buys').fill('1');
    await form.getByLabel('Most rows for each row of buys').fill('2');
    await page.keyboard.press('Tab');
    await page.locator('.rows-table .column-name', { hasText: 'buys_id' }).waitFor();
    await page.locator('.table-item', { hasText: 'buys' }).click();
    await form.getByLabel('Key of the table').selectOption({ label: 'id' });
    await name.fill('orders');
    await page
      .locator('.field-button', { hasText: /^\S*id/ })
      .first()
      .click();
    await page.locator('#field-name').fill('number');
    await page.locator('.rows-table .column-name', { hasText: /^number$/ }).waitFor();
    await studio.browser.picture(page, 'studio-tables');

    expect(await barriers(page)).to.deep.equal([]);
    expect(await page.locator('.fault-text, .status .fault').count()).to.equal(0);
    const [orders, visits] = (await exported(page)).tables;
    expect(orders)
      .to.include({ name: 'orders', rows: 10000 })
      .and.deep.include({ key: ['number'] });
    expect(visits).to.deep.include({
      name: 'visits',
      per: { table: 'orders', count: { min: 1, max: 2 } },
    });
    studio.expectClean();
  });

  it('show their faults where they are, on a phone in dark colours too', async () => {
    const studio = stories.visit(PHONE);
    const page = await studio.open();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Fields', exact: true }).click();
    await page.getByRole('button', { name: 'Add a table' }).click();
    const form = page.getByRole('form', { name: 'Table' });
    await form.getByLabel('Name of the table').fill('orders');
    await form.locator('.fault-text').waitFor();
    await studio.browser.picture(page, 'studio-tables-phone');

    expect(await form.locator('.fault-text').textContent()).to.match(/name/);
    expect(await barriers(page)).to.deep.equal([]);
  });

  it('have their fields in another order after a drag, which undo takes back at once', async () => {
    const studio = stories.visit(DESKTOP);
    const page = await studio.open();
    const names = () => page.locator('.field-list .field-name').allTextContents();
    const before = await names();
    const grip = page.locator('.field-row', { hasText: 'total' }).locator('.grip');
    const target = await page.locator('.field-row', { hasText: 'email' }).boundingBox();
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(Number(target?.x) + 10, Number(target?.y) + 10, { steps: 8 });
    await page.mouse.up();
    const dragged = await names();
    await page.getByRole('button', { name: 'Undo' }).click();

    expect(dragged).to.deep.equal([
      ...before.slice(0, before.indexOf('email')),
      'total',
      ...before.slice(before.indexOf('email')).filter((name) => name !== 'total'),
    ]);
    expect(await names()).to.deep.equal(before);
    studio.expectClean();
  });

  it('have plots of the last of many fast edits', async () => {
    const studio = stories.visit(DESKTOP);
    const page = await studio.open();
    await page.locator('.field-button', { hasText: 'quantity' }).click();
    const min = page.locator('#constraint-min');
    for (let i = 0; i < 30; i++) await min.fill(String((i % 5) + 1));
    const header = page.locator('.column-button', { hasText: 'quantity' });
    await header.locator('.column-note', { hasText: '5 – 9' }).waitFor();
    studio.expectClean();
  });
});
