import { join } from 'node:path';
import { ROOT } from './bundles/bundle.js';
import { assemblePackages } from './packages/assemble.js';

// Run after a build.
await assemblePackages(join(ROOT, 'dist/packages'));
