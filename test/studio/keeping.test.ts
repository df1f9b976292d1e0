import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { describeStories } from './support/describe-stories.js';
import { packedHash } from './support/packed-hash.js';

const LINKED = { rows: 50, seed: 7, fields: [{ name: 'weight', type: 'integer' }] };

function names(page: Page): Promise<string[]> {
  return page.locator('.field-name').allTextContents();
}

async function addField(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add a field by its name').fill(name);
  await page.keyboard.press('Enter');
  await page.locator('.rows-table .column-name', { hasText: new RegExp(`^${name}$`) }).waitFor();
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator('.rows-table tbody td').first().waitFor();
}

/** The names in the list of kept schemas. */
async function keptNames(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  return page.locator('.saved .link').allTextContents();
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the schema').fill(name);
  await page.locator('.saved-mark.kept').waitFor();
}

describeStories('the schemas that the browser keeps', (stories) => {
  it('come back after a reload, with their format, and at the next visit', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    const untouched = await page.locator('.saved-mark').textContent();
    await addField(page, 'iban');
    await page.getByLabel('Format', { exact: true }).selectOption('JSON');
    await rename(page, 'sales');
    const before = await names(page);
    await reload(page);
    const after = await names(page);
    const next = await studio.open();

    expect(untouched).to.equal('');
    expect(await page.locator('.saved-mark').textContent()).to.equal('Saved');
    expect(before).to.include('iban');
    expect(after).to.deep.equal(before);
    expect(await page.getByLabel('Format', { exact: true }).inputValue()).to.equal('json');
    expect(await page.title()).to.equal('sales · Tablewright');
    expect(await names(next)).to.deep.equal(before);
    studio.expectClean();
  });

  it('include a number that somebody has typed and not left', async () => {
    const page = await stories.visit().open();
    const rows = page.locator('.top-bar .number-input');
    await rows.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('123');
    await reload(page);

    expect(await rows.inputValue()).to.equal('123');
  });

  it('include what somebody makes of a link, in place of the link', async () => {
    const page = await stories.visit().open(packedHash('scales', LINKED));
    const address = page.url();
    await reload(page);
    const linked = await names(page);
    await addField(page, 'iban');
    const edited = page.url();
    await reload(page);

    expect(linked).to.deep.equal(['weight']);
    expect(address).to.contain('#s=');
    expect(edited).not.to.contain('#s=');
    expect(await names(page)).to.deep.equal(['weight', 'iban']);
    expect(await keptNames(page)).to.deep.equal(['scales']);
  });

  it('are those of all windows, and one that two windows show is the same in both', async () => {
    const studio = stories.visit();
    const first = await studio.open();
    const second = await studio.open();
    await rename(first, 'alpha');
    await second.locator('.menu summary').click();
    await second.getByRole('button', { name: /^people/ }).click();
    await rename(second, 'beta');
    const third = await studio.open();
    await addField(third, 'iban');
    await second.locator('.field-name', { hasText: 'iban' }).waitFor();
    await addField(second, 'rating');
    await third.locator('.field-name', { hasText: 'rating' }).waitFor();

    expect(await keptNames(first)).to.deep.equal(['beta', 'alpha']);
    expect(await keptNames(second)).to.deep.equal(['beta', 'alpha']);
    expect(await names(third)).to.deep.equal(await names(second));
    studio.expectClean();
  });

  it('become two if another window wrote what this one has not seen', async () => {
    const page = await stories.visit().open();
    await rename(page, 'sales');
    // A script of the page itself gets no event, like a window that slept.
    await page.evaluate(`{
      const key = Object.keys(localStorage).find((item) => item.includes('.document.'));
      const record = JSON.parse(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify({ ...record, version: 'x', name: 'of another' }));
    }`);
    await addField(page, 'iban');

    expect(await page.locator('.job').textContent()).to.contain('“sales_2”');
    expect(await keptNames(page)).to.have.members(['of another', 'sales_2']);
  });

  it('are not kept without room, and the page says so and goes on', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    const earlier = ['a', 'b'].map((name) => ({ name, savedAt: '2026', request: LINKED }));
    const item = JSON.stringify(JSON.stringify([null, ...earlier]));
    await page.evaluate(`localStorage.setItem('tablewright.schemas', ${item})`);
    await page.evaluate(`{
      let text = 'x'.repeat(1 << 22);
      for (let i = 0; text !== ''; i++) {
        try { localStorage.setItem('full' + i, text); } catch { text = text.slice(text.length / 2 + 1); }
      }
    }`);
    await addField(page, 'iban');

    expect(await page.locator('.saved-mark').textContent()).to.equal('Not saved');
    expect(await page.locator('.status').textContent()).to.contain('no room left');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).to.equal('dark');
    await reload(page);
    await page.evaluate(`{
      for (const item of Object.keys(localStorage)) if (item.startsWith('full')) localStorage.removeItem(item);
    }`);
    for (let visit = 0; visit < 2; visit++) await reload(page);
    expect(await keptNames(page)).to.have.members(['a', 'b']);
    studio.expectClean();
    await page.keyboard.press('Escape');
    await page.evaluate('localStorage.clear()');
    await addField(page, 'rating');
    expect(await page.locator('.saved-mark').textContent()).to.equal('Saved');
  });

  it('are not kept where the browser forbids it, and the page says so and works', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    await page.addInitScript(
      "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })",
    );
    await reload(page);
    await addField(page, 'iban');

    expect(await page.locator('.status').textContent()).to.contain('keeps nothing');
    expect(await names(page)).to.include('iban');
    studio.expectClean();
  });

  it('include those that an earlier version saved', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    const dates = { newer: '2026-01-02T00:00:00.000Z', older: '2026-01-01T00:00:00.000Z' };
    const saved = Object.entries(dates).map(([name, savedAt]) => ({
      name,
      savedAt,
      request: LINKED,
    }));
    const item = JSON.stringify(JSON.stringify(saved));
    await page.evaluate(`localStorage.setItem('tablewright.schemas', ${item})`);
    await reload(page);

    expect(await keptNames(page)).to.deep.equal(['newer', 'older']);
    expect(await page.evaluate("localStorage.getItem('tablewright.schemas')")).to.equal(null);
  });

  it('stay editable after a reload if a locale or a step of a workflow is none', async () => {
    const fields = [
      { name: 'who', type: 'first_name', locale: '<b>' },
      { name: 'progress', type: 'workflow', constraints: { steps: [null, { state: 'a' }] } },
      {
        name: 'note',
        type: 'choice',
        constraints: { choices: ['x'], given: { columns: ['progress'], rows: [] } },
      },
    ];
    const studio = stories.visit();
    const page = await studio.browser.open(
      `${stories.server.url}/${packedHash('odd', { rows: 5, locale: '', fields })}`,
    );
    await rename(page, 'odd ones');
    await page.reload();
    for (const name of ['progress', 'note', 'who']) {
      await page.locator('.field-name', { hasText: name }).click();
    }
    await page.locator('#field-locale').waitFor();

    expect(await page.locator('#field-locale option:checked').textContent()).to.equal('<b>');
    expect(studio.browser.complaints).to.deep.equal([]);
  });

  it('leave the page as it is when a link is broken, which it says in words', async () => {
    const page = await stories.visit().open('#s=broken');
    const said = await page.locator('.status').textContent();
    await page.getByRole('button', { name: 'Hide' }).click();
    await page.evaluate("location.hash = '#d=unknown'");
    await page.locator('.status', { hasText: 'another browser' }).waitFor();

    expect(said).to.contain('This link holds no table');
    expect(await names(page)).to.include('unit_price');
  });
});
