import type { Engine } from './engine.js';

/**
 * Opens an engine before the tests of a suite, and closes it after them. Without its server, the tests are skipped, and
 * their titles say why.
 */
export function withEngine(engine: Engine): void {
  let isOpen = false;
  before(async function () {
    try {
      await engine.open();
      isOpen = true;
    } catch (error) {
      const reason = error instanceof AggregateError ? error.errors.join(', ') : String(error);
      for (const test of this.test?.parent?.tests ?? []) test.title += ` (no server: ${reason})`;
      this.skip();
    }
  });
  after(async () => {
    if (isOpen) await engine.close();
  });
}
