import { expect } from 'chai';
import type { CDPSession, Page } from 'playwright-core';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { describeStories } from './support/describe-stories.js';

const CLICKS = 40;

/** What remains in the memory of the page without garbage. */
async function remains(
  session: CDPSession,
): Promise<{ readonly nodes: number; readonly heap: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, heap: usedSize };
}

/** Draws other rows by other seeds. */
async function click(page: Page, times: number): Promise<void> {
  const cell = page.locator('tr[aria-rowindex="2"] td').nth(1);
  for (let i = 0; i < times; i++) {
    const before = await cell.textContent();
    await page.getByRole('button', { name: 'Another seed' }).click();
    await waitUntil('other rows', async () => (await cell.textContent()) !== before);
  }
  await page.locator('.plot.small rect').first().waitFor();
}

describeStories('the memory of the page', (stories) => {
  it('does not grow with the number of edits', async () => {
    const page = await stories.visit().open();
    await page.locator('html[data-ready="true"]').waitFor();
    const session = await page.context().newCDPSession(page);
    await click(page, 10);
    const before = await remains(session);
    await click(page, CLICKS);
    const after = await remains(session);
    const [nodes, heap] = [after.nodes - before.nodes, after.heap - before.heap];
    console.info(`      ${CLICKS} clicks: ${nodes} nodes, ${heap} bytes`);

    expect(nodes).to.be.below(1000);
    expect(heap).to.be.below(3_000_000);
  });
});
