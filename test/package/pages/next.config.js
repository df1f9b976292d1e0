import { dirname } from 'node:path';

export default {
  output: 'export',
  distDir: process.env.OUT,
  // The packages are above the project: see test/package/tools.ts.
  turbopack: { root: dirname(dirname(import.meta.dirname)) },
};
