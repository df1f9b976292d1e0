/** The folder of package.json: tests run from dist/, but their data are in the source tree. */
export const packageRoot = new URL('../../../', import.meta.url);
