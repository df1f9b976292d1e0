import { dirname } from 'node:path';

export default {
  output: 'export',
  distDir: 'of-next',
  // No minified code, type checks or further processes: they take longer than the bundler itself.
  experimental: { cpus: 1, turbopackMinify: false, serverMinification: false },
  typescript: { ignoreBuildErrors: true },
  // The packages are above the project: see test/package/tools.ts.
  turbopack: { root: dirname(dirname(import.meta.dirname)) },
};
