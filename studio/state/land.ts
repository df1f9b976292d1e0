import { lazyPromise } from '../../src/page/index.js';
import { engine } from './engine.js';

/** The background of maps, which loads with the places of the world. */
export const land = lazyPromise(() => engine.land());
