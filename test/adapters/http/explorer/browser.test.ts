import { expect } from 'chai';
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

  it('sends a request from Swagger UI with a pasted key and shows the rows', async () => {
    const page = await browser.open(`${server.url}/docs`);
    await page.locator('#operations-Data-generate').waitFor();
    await browser.picture(page, 'swagger');

    await page.locator('.btn.authorize').click();
    await page.locator('.auth-container input').fill(KEY);
    await page.locator('.auth-btn-wrapper .authorize').click();
    await page.locator('.auth-btn-wrapper .btn-done').click();
    const operation = page.locator('#operations-Data-generate');
    await operation.locator('.opblock-summary-control').click();
    await operation.locator('.execute').waitFor();
    await browser.picture(page, 'swagger-generate');
    await operation.locator('.execute').click();
    const live = operation.locator('.live-responses-table');
    await live.waitFor();
    await live.scrollIntoViewIfNeeded();
    await browser.picture(page, 'swagger-answer');

    expect(await live.locator('.response-col_status').last().textContent()).to.match(/^200/);
    expect(await live.locator('.highlight-code').first().textContent()).to.contain('@example.');
    expectOwn();
  });

  it('shows the operations and the constraints of a type in ReDoc', async () => {
    const page = await browser.open(`${server.url}/redoc`);
    await page.getByText('Tablewright', { exact: false }).first().waitFor();
    await page.locator('[data-section-id="tag/Data/operation/generate"]').first().waitFor();
    await browser.picture(page, 'redoc');
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

  it('opens an operation of Swagger UI with its error responses closed', async () => {
    const page = await browser.open(`${server.url}/docs`);
    const operation = page.locator('#operations-Data-generate');
    await operation.locator('.opblock-summary-control').click();
    await operation.locator('.responses-inner').waitFor();
    const problem = operation.locator('tr.problem').first();

    expect(await operation.locator('tr[data-code="400"]').count()).to.equal(0);
    expect(await problem.textContent()).to.equal('400Bad request · Malformed body');
    // With all references resolved and all responses open, the operation has 1600 elements.
    expect(await operation.locator('*').count()).to.be.below(500);
    await problem.locator('button').press('Enter');
    expect(await operation.locator('tr[data-code="400"]').textContent()).to.contain('bad_request');
  });

  it('resolves the schema of a request in Swagger UI when someone opens it', async () => {
    const page = await browser.open(`${server.url}/docs`);
    const operation = page.locator('#operations-Data-generate');
    await operation.locator('.opblock-summary-control').click();
    const body = operation.locator('.opblock-section-request-body');
    await body.getByRole('tab', { name: 'Schema' }).click();
    for (const name of ['One of', 'Generate request']) {
      await body.getByRole('button', { name }).first().click();
    }

    // The member is in the schema that the title refers to.
    await body.getByRole('button', { name: 'fields' }).first().waitFor();
    expectOwn();
  });

  for (const screen of [DESKTOP, PHONE]) {
    const device = screen.isMobile ? 'a phone' : 'a desktop';

    it(`has no barrier in Swagger UI on ${device}, with requests and responses open`, async () => {
      browser = new Browser(screen);
      const page = await browser.open(`${server.url}/docs`);
      for (const id of ['Data-generate', 'Service-getHealth']) {
        const operation = page.locator(`#operations-${id}`);
        await operation.locator('.opblock-summary-control').click();
        await operation.locator('.responses-inner').waitFor();
        await operation.locator('tr.problem button').first().click();
      }
      await page.locator('#operations-Service-getHealth .execute').click();
      await page.locator('.live-responses-table').waitFor();

      expect(await barriers(page)).to.deep.equal([]);
    });

    it(`has no barrier in ReDoc on ${device}`, async () => {
      browser = new Browser(screen);
      const page = await browser.open(`${server.url}/redoc`);
      await page.locator('[data-section-id="tag/Data/operation/generate"]').first().waitFor();

      expect(await barriers(page)).to.deep.equal([]);
    });
  }

  it('fits Swagger UI on the screen of a phone, with an operation open and its response shown', async () => {
    browser = new Browser(PHONE);
    const page = await browser.open(`${server.url}/docs`);
    const operation = page.locator('#operations-Service-getHealth');
    await operation.locator('.opblock-summary-control').click();
    await operation.locator('.execute').click();
    await operation.locator('.live-responses-table').waitFor();
    await operation.scrollIntoViewIfNeeded();
    await browser.picture(page, 'swagger-phone');

    expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(PHONE.width);
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
