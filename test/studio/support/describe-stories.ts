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

    before(async function () {
      const missing = missingBrowser();
      if (missing !== undefined) {
        console.warn(`    pending: ${missing}`);
        this.skip();
      }
      shared = await start();
    });
    afterEach(async () => {
      await Promise.all(open.map(({ browser }) => browser.close()));
      open = [];
    });
    after(async () => {
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
    });
  });
}
