/** The folder of package.json: tests run from dist/, their data stay in the source tree. */
export const packageRoot = new URL('../../../', import.meta.url);
