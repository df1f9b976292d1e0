import { bundle } from './bundle.js';

// Run after the compiler: the last step of a build.
await bundle();
