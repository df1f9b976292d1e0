import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * The barriers that axe-core finds in a page: each rule, with the elements that break it. The rules run outside the
 * policy of the page.
 */
export async function barriers(page: Page): Promise<readonly string[]> {
  const source = `${axe.source};
    axe.run().then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ': ' + nodes.map(({ target, any }) => target.join(' ') + ' ' + (any[0]?.message ?? '')).join(' | ')))`;
  const session = await page.context().newCDPSession(page);
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: source,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
  return result.value as readonly string[];
}
