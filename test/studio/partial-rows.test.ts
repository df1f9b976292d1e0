import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { describeStories } from './support/describe-stories.js';
import { packedHash } from './support/packed-hash.js';

function headers(page: Page): Promise<string[]> {
  return page.locator('.rows-table .column-name').allTextContents();
}

function faulty(page: Page): Promise<string[]> {
  return page.locator('.rows-table th.faulty .column-name').allTextContents();
}

async function selectField(page: Page, name: string): Promise<void> {
  await page
    .locator('.field-button', { hasText: new RegExp(`${name}`) })
    .first()
    .click();
}

describeStories('rows beside a fault', (stories) => {
  it('stay live in all other columns, and the fault of the edited field is shown', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    await selectField(page, 'quantity');
    await page.locator('#constraint-min').fill('10');
    await page.locator('.rows-table th.faulty').first().waitFor();
    const first = await page.locator('.status .fault-message').textContent();
    await page.getByLabel('Add a field by its name').fill('iban');
    await page.keyboard.press('Enter');
    await page.locator('.rows-table .column-name', { hasText: 'iban' }).waitFor();
    await selectField(page, 'unit_price');
    await page.locator('#constraint-min').fill('9999');
    await page.locator('.status .fault-message', { hasText: 'unit_price' }).waitFor();
    await studio.browser.picture(page, 'studio-partial-rows');

    expect(first).to.contain('quantity');
    expect(await faulty(page)).to.deep.equal(['quantity', 'unit_price', 'total']);
    expect(await headers(page)).to.deep.equal(await page.locator('.field-name').allTextContents());
    expect(await page.locator('th.faulty', { hasText: 'total' }).textContent()).to.contain('needs');
    expect(await page.locator('tbody tr').first().locator('td.faulty').count()).to.equal(3);
    expect(await page.locator('tbody tr').first().locator('td').last().textContent()).to.match(
      /^[A-Z]{2}\d/,
    );
    expect(await barriers(page)).to.deep.equal([]);
    studio.expectClean();
  });

  it('are never those of another schema', async () => {
    const fields = [
      { name: 'first', type: 'integer', constraints: { min: 5, max: 3 } },
      { name: 'second', type: 'integer' },
    ];
    const page = await stories.visit().open(packedHash('faulty', { rows: 'x', fields }));

    expect(await headers(page)).to.deep.equal(['first', 'second']);
    expect(await faulty(page)).to.deep.equal(['first']);
    expect(await page.locator('.status').textContent()).to.contain('2 faults');
    expect(await page.locator('.whole-number-fault').textContent()).to.contain('got "x"');
    await page.evaluate(`location.hash = '${packedHash('none', { rows: 5, fields: [] })}'`);
    await page.locator('.empty', { hasText: 'No column can be shown' }).waitFor();
    expect(await headers(page)).to.deep.equal([]);
  });

  it('blame the field that was renamed, and not the one that had the name', async () => {
    const page = await stories.visit().open();
    await selectField(page, 'customer');
    await page.locator('#field-name').fill('email');
    await page.locator('.rows-table th.faulty').waitFor();

    expect(await page.locator('.field-row:has(.fault-dot)').count()).to.equal(1);
    expect(await page.locator('.inspector').textContent()).to.contain(
      'another field already has the name "email"',
    );
    expect(await page.locator('.field-row').nth(1).locator('.fault-dot').count()).to.equal(1);
    await page.locator('.inspector').getByRole('button', { name: 'Rename to email_2' }).click();
    await page.locator('.rows-table .column-name', { hasText: 'email_2' }).waitFor();
    expect(await faulty(page)).to.deep.equal([]);
  });

  it('tell the fault of JSON as it stands, which stays and comes back after a reload', async () => {
    const fields = [
      { name: 'day', type: 'date' },
      { name: 'later', type: 'date', constraints: { after: { field: 'day' } } },
    ];
    const page = await stories.visit().open(packedHash('dates', { rows: 5, fields }));
    await selectField(page, 'later');
    const input = page.locator('#constraint-after');
    await input.fill('{"field": "da');
    await input.blur();
    await page.locator('.inspector .fault-text').waitFor();
    const message = await page.locator('.inspector .fault-text').first().textContent();
    await page.reload();
    await selectField(page, 'later');
    const kept = await input.inputValue();
    await input.fill('{"field": "day"}');
    await page.locator('.rows-table th.faulty').waitFor({ state: 'detached' });

    expect(message).to.contain('no JSON yet');
    expect(kept).to.equal('{"field": "da');
    expect(await page.locator('.status .fault').count()).to.equal(0);
  });

  it('tell of a correlation at its two fields only', async () => {
    const page = await stories.visit().open();
    const fields = ['a', 'b', 'c', 'd'].map((name) => ({ name, type: 'integer' }));
    const correlate = [
      { columns: ['a', 'b'], coefficient: 0.9 },
      { columns: ['b', 'c'], coefficient: 0.9 },
      { columns: ['a', 'c'], coefficient: -0.9 },
    ];
    await page.evaluate(`location.hash = '${packedHash('pairs', { rows: 5, fields, correlate })}'`);
    await page.locator('.status .fault').waitFor();

    expect(await page.locator('.status .fault-message .link').allTextContents()).to.deep.equal([
      'a',
      'b',
      'c',
    ]);
    expect(await page.locator('.field-row:has(.fault-dot)').count()).to.equal(3);
    expect(await headers(page)).to.deep.equal(['a', 'b', 'c', 'd']);
    expect(await faulty(page)).to.deep.equal([]);
  });
});
