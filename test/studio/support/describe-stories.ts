import type { Page } from 'playwright-core';
import {
  closeBrowsers,
  missingBrowser,
  type Screen,
} from '../../adapters/http/explorer/support/browser.js';
import { serve, stopAll, type TestServer } from '../../adapters/http/support/serve.js';
import { StudioPage } from './studio-page.js';

/** Stories share one server and one process of the browser. */
export interface Stories {
  readonly server: TestServer;
  /** The page for a person with a browser of their own, which closes when the story ends. */
  visit(screen?: Screen, server?: TestServer): StudioPage;
  /**
   * The page of a person who has told other stories before, each of which leaves no dialog open: loading a page takes seconds
   * of the processor. A story that fails ends it.
   */
  goOn(): Promise<{ readonly studio: StudioPage; readonly page: Page }>;
}

/** A `describe` for stories of the page, which are skipped if there is no browser. */
export function describeStories(
  title: string,
  tell: (stories: Stories) => void,
  start: () => Promise<TestServer> = serve,
): void {
  describe(title, () => {
    let shared: TestServer;
    let open: StudioPage[] = [];
    let lasting: Promise<{ readonly studio: StudioPage; readonly page: Page }> | undefined;
    const openLasting = async () => {
      const studio = new StudioPage(shared);
      return { studio, page: await studio.open() };
    };
    const leave = async (): Promise<void> => {
      const left = lasting;
      lasting = undefined;
      await (await left)?.studio.browser.close();
    };

    before(async function () {
      const missing = missingBrowser();
      if (missing !== undefined) {
        console.warn(`    pending: ${missing}`);
        this.skip();
      }
      shared = await start();
    });
    afterEach(async function () {
      if (this.currentTest?.state !== 'passed') await leave();
      await Promise.all(open.map(({ browser }) => browser.close()));
      open = [];
    });
    after(async () => {
      await leave();
      await closeBrowsers();
      await stopAll();
    });

    tell({
      get server() {
        return shared;
      },
      visit(screen, server = shared) {
        const studio = new StudioPage(server, screen);
        open.push(studio);
        return studio;
      },
      goOn() {
        lasting ??= openLasting();
        return lasting;
      },
    });
  });
}
