import { OwnPackages } from '../../scripts/own-packages.js';

/** Engines and independent readers that only some tests need. */
export const testEngines = new OwnPackages('test/engines');
