import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { KEY } from '../access/keyed-server.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';
import { barriers } from './support/axe.js';
import { Browser, closeBrowsers, DESKTOP, missingBrowser, PHONE } from './support/browser.js';

const missing = missingBrowser();

describe('the explorer in a browser that cannot reach other hosts', () => {
  let server: TestServer;
  let browser: Browser;

  before(async function () {
    if (missing !== undefined) {
      console.warn(`    pending: ${missing}`);
      this.skip();
    }
    const settings = { TABLEWRIGHT_AUTH: 'on', TABLEWRIGHT_API_KEYS: KEY };
    server = await serve({ ...settings, TABLEWRIGHT_BASE_PATH: '/api' });
  });
  beforeEach(() => {
    browser = new Browser();
  });
  afterEach(() => browser.close());
  after(async () => {
    await closeBrowsers();
    await stopAll();
  });

  function expectOwn(): void {
    const foreign = browser.asked.filter(
      (url) => !/^(?:data|blob):/.test(url) && !url.startsWith(server.url),
    );
    expect(browser.asked.length).to.be.above(0);
    expect(foreign).to.deep.equal([]);
    expect(browser.complaints).to.deep.equal([]);
  }

  /** Opens an operation of Swagger UI unless it is open. */
  async function opened(page: Page, id: string): Promise<Locator> {
    const operation = page.locator(`#operations-${id}`);
    await operation.waitFor();
    const isOpen = /\bis-open\b/.test((await operation.getAttribute('class')) ?? '');
    if (!isOpen) await operation.locator('.opblock-summary-control').click();
    await operation.locator('.responses-inner').waitFor();
    return operation;
  }

  /** Opens the error responses of operations, and sends a request without a body. */
  async function openAll(page: Page): Promise<void> {
    for (const id of ['Data-generate', 'Service-getHealth']) {
      const problems = (await opened(page, id)).locator('tr.problem button');
      if ((await problems.count()) > 0) await problems.first().click();
    }
    await page.locator('#operations-Service-getHealth .execute').click();
    await page.locator('#operations-Service-getHealth .live-responses-table').waitFor();
  }

  // A page takes seconds of the processor to load, so it shows several things in turn.
  it('has in Swagger UI closed error responses, schemas on request, and rows for a pasted key, without a barrier', async () => {
    const page = await browser.open(`${server.url}/docs`);
    await browser.picture(page, 'swagger');
    const operation = await opened(page, 'Data-generate');
    const problem = operation.locator('tr.problem').first();

    expect(await operation.locator('tr[data-code="400"]').count()).to.equal(0);
    expect(await problem.textContent()).to.equal('400Bad request · Malformed body');
    // With all references resolved and all responses open, the operation has 1600 elements.
    expect(await operation.locator('*').count()).to.be.below(500);
    await problem.locator('button').press('Enter');
    expect(await operation.locator('tr[data-code="400"]').textContent()).to.contain('bad_request');

    await openAll(page);
    expect(await barriers(page)).to.deep.equal([]);

    await page.locator('.btn.authorize').click();
    await page.locator('.auth-container input').fill(KEY);
    await page.locator('.auth-btn-wrapper .authorize').click();
    await page.locator('.auth-btn-wrapper .btn-done').click();
    await browser.picture(page, 'swagger-generate');
    await operation.locator('.execute').click();
    const live = operation.locator('.live-responses-table');
    await live.waitFor();
    await live.scrollIntoViewIfNeeded();
    await browser.picture(page, 'swagger-answer');

    expect(await live.locator('.response-col_status').last().textContent()).to.match(/^200/);
    expect(await live.locator('.highlight-code').first().textContent()).to.contain('@example.');

    const body = operation.locator('.opblock-section-request-body');
    await body.getByRole('tab', { name: 'Schema' }).click();
    for (const name of ['One of', 'Generate request']) {
      await body.getByRole('button', { name }).first().click();
    }
    // The member is in the schema that the title refers to.
    await body.getByRole('button', { name: 'fields' }).first().waitFor();
    expectOwn();
  });

  it('fits Swagger UI on the screen of a phone, with requests and responses open, without a barrier', async () => {
    browser = new Browser(PHONE);
    const page = await browser.open(`${server.url}/docs`);
    await openAll(page);
    await page.locator('#operations-Service-getHealth').scrollIntoViewIfNeeded();
    await browser.picture(page, 'swagger-phone');

    expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(PHONE.width);
    expect(await barriers(page)).to.deep.equal([]);
    expectOwn();
  });

  it('shows the operations and the constraints of a type in ReDoc, without a barrier on a desktop or a phone', async () => {
    const page = await browser.open(`${server.url}/redoc`);
    await page.getByText('Tablewright', { exact: false }).first().waitFor();
    await page.locator('[data-section-id="tag/Data/operation/generate"]').first().waitFor();
    await browser.picture(page, 'redoc');

    expect(await barriers(page)).to.deep.equal([]);
    await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
    expect(await barriers(page)).to.deep.equal([]);
    await page.setViewportSize({ width: DESKTOP.width, height: DESKTOP.height });

    const operation = page.locator('[id="tag/Data/operation/generate"]');
    await operation.scrollIntoViewIfNeeded();
    await operation.getByText('fields', { exact: true }).first().click();
    const types = operation.locator('select, button').filter({ hasText: 'csat_score' }).first();
    await types.waitFor({ state: 'attached' });
    await browser.picture(page, 'redoc-generate');

    expect(await operation.textContent())
      .to.contain('/generate')
      .and.contain('rows');
    expectOwn();
  });

  it('keeps a margin around an error page on a phone', async () => {
    browser = new Browser(PHONE);
    const page = await browser.open(`${server.url}/errors/invalid_request`);

    const box = await page.locator('main').boundingBox();
    await browser.picture(page, 'error-phone');

    expect(box?.x).to.be.within(8, 24);
    expect(box?.width).to.be.within(PHONE.width - 48, PHONE.width - 16);
  });

  it('shows the title on an error page', async () => {
    const page = await browser.open(`${server.url}/errors/invalid_request`);
    await browser.picture(page, 'error-page');

    expectOwn();
    expect(await page.locator('h1').textContent()).to.equal('Invalid request');
  });
});
