import { expect } from 'chai';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { PHONE } from '../adapters/http/explorer/support/browser.js';
import { describeStories } from './support/describe-stories.js';

describeStories('the grid of a field that depends on others', (stories) => {
  it('gives quantities other ranges for each status', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    await page.locator('.plot.small rect').first().waitFor();
    await page.locator('.field-button', { hasText: 'coupon' }).click();
    await page.getByLabel('Depend on a field').selectOption('status');
    await page.getByLabel('null where delivered').fill('1');
    await page.locator('.field-button', { hasText: 'unit_price' }).click();
    await page.getByLabel('Depend on a field').selectOption('status');
    await page.locator('.given-table tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Add a row' }).scrollIntoViewIfNeeded();
    await studio.browser.picture(page, 'studio-given');
    expect(await page.locator('.given-table tbody tr').count()).to.equal(5);
    await page.getByRole('button', { name: 'Remove the row where new' }).click();
    expect(await page.locator('.given-table tbody tr').count()).to.equal(4);
    await page.getByRole('button', { name: 'Add a row' }).click();
    expect(await page.getByLabel('status is').last().inputValue()).to.equal('"new"');
    await page.locator('.status .fault').waitFor({ state: 'detached' });
    const names = await page.locator('.rows-table .column-name').allTextContents();
    const cells = await page.locator('.rows-table tbody tr').allInnerTexts();
    const rows = cells.map((line) => line.split('\t').slice(1));
    const at = (name: string): number => names.indexOf(name);
    const delivered = rows.filter((row) => row[at('status')] === 'delivered');

    expect(delivered.length).to.be.above(5);
    expect(new Set(delivered.map((row) => row[at('coupon')]))).to.deep.equal(new Set(['null']));
    expect(await page.locator('.status .fault').count()).to.equal(0);
    expect(await barriers(page)).to.deep.equal([]);
    studio.expectClean();
  });

  it('fits a phone in dark colours, and axe reports nothing', async () => {
    const studio = stories.visit(PHONE);
    const page = await studio.open();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Fields' }).click();
    await page.locator('.field-button', { hasText: 'coupon' }).click();
    await page.getByRole('button', { name: 'Inspect' }).click();
    await page.getByLabel('Depend on a field').selectOption('status');
    await page.locator('.given-table tbody tr').first().waitFor();
    await page.locator('.given').scrollIntoViewIfNeeded();
    await studio.browser.picture(page, 'studio-given-phone-dark');

    expect(await barriers(page)).to.deep.equal([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(PHONE.width);
  });
});
