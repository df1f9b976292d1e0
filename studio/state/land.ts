import { lazyPromise } from '../../src/domain/basics/lazy-promise.js';
import { engine } from './engine.js';

/** The background of maps, which loads with the places of the world. */
export const land = lazyPromise(() => engine.land());
