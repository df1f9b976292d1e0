import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { Browser } from '../../adapters/http/explorer/support/browser.js';
import type { TestServer } from '../../adapters/http/support/serve.js';

/** The page of a server in a browser of its own. */
export class StudioPage {
  readonly browser: Browser;
  readonly #server: TestServer;

  constructor(server: TestServer, screen?: ConstructorParameters<typeof Browser>[0]) {
    this.#server = server;
    this.browser = new Browser(screen);
  }

  /** Opens the page and waits for rows. `hash` is the fragment of the address. */
  async open(hash = ''): Promise<Page> {
    const page = await this.browser.open(`${this.#server.url}/${hash}`);
    await page.locator('.rows-table tbody td').first().waitFor({ state: 'attached' });
    return page;
  }

  /** Expects no request to another host, and no error or warning: a violation of the policy would be one. */
  expectClean(): void {
    const foreign = this.browser.asked.filter(
      (url) => !/^(?:data|blob):/.test(url) && !url.startsWith(this.#server.url),
    );
    expect(this.browser.asked.length).to.be.above(0);
    expect(foreign).to.deep.equal([]);
    expect(this.browser.complaints).to.deep.equal([]);
  }
}
