import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { generate, generateSet, type TableSetRequest } from '../../src/adapters/library/index.js';
import { PHONE } from '../adapters/http/explorer/support/browser.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { everyOf } from '../support/every-of.js';
import { describeStories } from './support/describe-stories.js';

/** What a page shows as its request. */
async function requestOf(page: Page): Promise<Parameters<typeof generate>[0]> {
  const json = await page.locator('.code-sample').inputValue();
  return JSON.parse(json);
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  return readFileSync(await download.path());
}

describeStories('stories of the page', (stories) => {
  it('a million rows scroll to their end, and their CSV file is that of the library', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    await page.getByLabel('rows', { exact: true }).fill('1m');
    await page.keyboard.press('Enter');
    await page.locator('.rows-table[aria-rowcount="1000001"]').waitFor();
    await page.locator('.scroller').focus();
    await page.keyboard.press('End');
    const last = page.locator('tr[aria-rowindex="1000001"]');
    await last.locator('td', { hasNotText: '…' }).first().waitFor();
    await page.getByRole('button', { name: 'Export' }).first().click();
    const file = await downloaded(page, 'Download CSV');
    const table = generate(await requestOf(page));

    expect(await last.locator('th').textContent()).to.equal('1,000,000');
    expect(file.equals(table.bytes())).to.equal(true);
    expect(await page.locator('.job').textContent()).to.contain('1,000,000 rows');
    studio.expectClean();
  });

  it('a table begins blank and gets its fields from their names alone, by the keyboard', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    await page.locator('.menu summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const input = page.getByLabel('Add a field by its name');
    await input.focus();
    for (const name of ['email', 'created_at', 'unit_price', 'zip', 'is_active', 'quantity']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await page.locator('.field-name', { hasText: new RegExp(`^${name}$`) }).waitFor();
    }
    await page.locator('.rows-table .column-name', { hasText: 'quantity' }).waitFor();
    await studio.browser.picture(page, 'studio-blank');

    expect(await page.locator('.field-type').allTextContents()).to.deep.equal([
      'sequence',
      'email',
      'datetime',
      'price',
      'postal_code',
      'boolean',
      'integer',
    ]);
    expect(await page.locator('.rows-table .column-name').allTextContents()).to.deep.equal(
      await page.locator('.field-name').allTextContents(),
    );
    studio.expectClean();
  });

  it('fields move, multiply and vanish by keys, and undo brings them back', async () => {
    const { page } = await stories.goOn();
    const names = (): Promise<string[]> => page.locator('.field-name').allTextContents();
    const before = await names();
    await page.locator('.field-button').first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    const moved = await names();
    await page.keyboard.press('Control+d');
    const doubled = await names();
    await page.keyboard.press('Delete');
    const removed = await names();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');

    expect(moved.slice(0, 3)).to.deep.equal(['customer', 'email', 'id']);
    expect(doubled.slice(0, 4)).to.deep.equal(['customer', 'email', 'id', 'id_2']);
    expect(removed).to.deep.equal(moved);
    expect(await names()).to.deep.equal(before);
  });

  it('a fault stands at its field, and its button removes it', async () => {
    const { studio, page } = await stories.goOn();
    await page.locator('.field-button', { hasText: 'total' }).click();
    const formula = page.getByLabel('expression');
    await formula.fill('quantity * unit_prise');
    await page.locator('.status .fault').waitFor();
    await studio.browser.picture(page, 'studio-fault');
    const message = await page.locator('.status .fault-message').textContent();
    const mark = await page.locator('.formula-mark mark').textContent();
    await page.locator('.inspector').getByRole('button', { name: 'Use unit_price' }).click();
    await page.locator('.results').waitFor();

    expect(message)
      .to.contain('total')
      .and.to.contain('unknown field "unit_prise" at character 12');
    expect(mark).to.equal('unit_prise');
    expect(await formula.inputValue()).to.equal('quantity * unit_price');
    expect(await page.locator('.status .fault').count()).to.equal(0);
  });

  it('the picker finds a type by another name and shows values of it', async () => {
    const { studio, page } = await stories.goOn();
    await page.locator('.field-button', { hasText: 'coupon' }).click();
    await page.locator('.type-button').click();
    await page.keyboard.type('guid');
    const first = page.locator('.type-option').first();
    await first.locator('.type-examples', { hasText: '·' }).waitFor();
    await studio.browser.picture(page, 'studio-picker');

    expect(await first.locator('.type-name').textContent()).to.equal('uuid');
    expect((await first.locator('.type-examples').textContent())?.split('·')).to.have.length(3);
    await page.keyboard.press('Enter');
    await page.locator('.field-button', { hasText: 'uuid' }).waitFor();
    expect(await page.locator('dialog[open]').count()).to.equal(0);
    studio.expectClean();
  });

  it('a link holds the table: another browser shows the same rows', async () => {
    const page = await stories.visit().open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByLabel('seed', { exact: true }).fill('spring');
    await page.getByRole('button', { name: 'Export' }).first().click();
    await page.getByRole('radio', { name: 'SQL' }).check({ force: true });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
    const request = await requestOf(page);
    const friend = stories.visit(PHONE);
    const other = await friend.open(new URL(link).hash);
    await other.getByRole('button', { name: 'Export' }).click();

    expect(await requestOf(other)).to.deep.equal(request);
    expect(request.seed).to.equal('spring');
    expect(friend.browser.asked.filter((url) => url.includes('s='))).to.deep.equal([]);
    friend.expectClean();
  });

  it('a pasted script of three tables has rows in each, and every key is kept', async () => {
    const script = `
      CREATE TABLE customers (id serial PRIMARY KEY, email varchar(255) UNIQUE NOT NULL);
      CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers (id));
      CREATE TABLE lines (order_id int REFERENCES orders (id), no int, PRIMARY KEY (order_id, no));`;
    const studio = stories.visit();
    const page = await studio.open();
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: /^From a schema/ }).click();
    await page.locator('#schema-text').fill(script);
    await page.getByRole('button', { name: 'Make tables' }).click();
    await page.locator('.table-item', { hasText: 'lines' }).click();
    await page.locator('.rows-table .column-name', { hasText: 'order_id' }).waitFor();
    await studio.browser.picture(page, 'studio-schema');
    await page.getByRole('button', { name: 'Export' }).first().click();
    const request = (await requestOf(page)) as unknown as TableSetRequest;
    const { tables } = generateSet(request);
    const rowsOf = (name: string) => [...(tables.get(name)?.rows() ?? [])];
    const orders = new Set(rowsOf('orders').map(({ id }) => id));
    const lines = rowsOf('lines');

    expect([...tables.keys()]).to.deep.equal(['customers', 'orders', 'lines']);
    expect(lines.length).to.be.above(0);
    expect(everyOf(lines, ({ order_id }) => orders.has(order_id))).to.equal(true);
    studio.expectClean();
  });

  it('the tables are SQL too, in the dialect of a database', async () => {
    const { studio, page } = await stories.goOn();
    await page.getByRole('button', { name: 'Export' }).first().click();
    await page.getByRole('button', { name: 'SQL', exact: true }).click();
    const sample = page.getByLabel('Code: SQL');
    const statements = async (part: string): Promise<string> => {
      await waitUntil(part, async () => (await sample.inputValue()).includes(part));
      return sample.inputValue();
    };
    const first = await statements('CREATE TABLE orders (');
    await page.getByLabel('Database').selectOption({ label: 'MySQL, MariaDB' });
    const second = await statements('COLLATE utf8mb4_bin');

    expect(first).to.contain('psql').and.contain('unit_price NUMERIC(5, 2) NOT NULL');
    expect(second).to.contain('mariadb').and.contain('< orders.sql');
    studio.expectClean();
  });

  it('a text that is no schema stays in the dialog, with the reason', async () => {
    const { page } = await stories.goOn();
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: /^From a schema/ }).click();
    await page.locator('#schema-text').fill('openapi: 3.0');
    await page.getByRole('button', { name: 'Make tables' }).click();

    expect(await page.locator('.note').textContent()).to.contain('YAML');
    expect(await page.locator('#schema-text').inputValue()).to.equal('openapi: 3.0');
    await page.keyboard.press('Escape');
  });

  it('names and values that look like code are texts', async () => {
    const name = '"><img src=x onerror=alert(1)>';
    const choices = ['<script>alert(2)</script>', "'; DROP TABLE t;--", '=1+1', '{{7*7}}'];
    const studio = stories.visit();
    const page = await studio.open();
    const alerts: string[] = [];
    page.on('dialog', (dialog) => alerts.push(dialog.message()));
    const json = JSON.stringify({
      rows: 50,
      fields: [{ name, type: 'choice', constraints: { choices } }],
    });
    await page.getByRole('button', { name: 'Export' }).first().click();
    await page.getByLabel('A file with a schema').setInputFiles({
      name: `${name}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(json),
    });
    await page.locator('.column-name', { hasText: name }).waitFor();
    const cells = await page.locator('.rows-table td').allTextContents();

    expect(new Set(cells)).to.deep.equal(new Set(choices));
    expect(alerts).to.deep.equal([]);
    studio.expectClean();
  });

  it('the page makes files of every kind without a network', async () => {
    const page = await stories.visit().open();
    await page.locator('html[data-ready="true"]').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Export' }).first().click();
    for (const format of ['Excel', 'Parquet', 'Arrow', 'SQL']) {
      await page.getByLabel('Format').first().selectOption({ label: format });
      const file = await downloaded(page, `Download ${format}`);
      const whole: Uint8Array[] = [];
      for await (const chunk of generate(await requestOf(page)).file()) whole.push(chunk);

      if (format === 'Excel') expect(file.subarray(0, 2).toString()).to.equal('PK');
      else expect(file.equals(Buffer.concat(whole)), format).to.equal(true);
    }
  });

  it('a phone shows one part at a time, and nothing is wider than its screen', async () => {
    const studio = stories.visit(PHONE);
    const page = await studio.open();
    for (const tab of ['Fields', 'Rows', 'Inspect', 'Export']) {
      await page.locator('.tab-bar').getByRole('button', { name: tab }).click();
      await studio.browser.picture(page, `studio-phone-${tab.toLowerCase()}`);
      expect(await page.evaluate('document.documentElement.scrollWidth'), tab).to.equal(
        PHONE.width,
      );
    }
    const file = await downloaded(page, 'Download CSV');

    expect(file.equals(generate(await requestOf(page)).bytes())).to.equal(true);
    studio.expectClean();
  });
});
