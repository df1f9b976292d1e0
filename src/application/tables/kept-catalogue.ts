import { lazyPromise } from '../../domain/basics/lazy-promise.js';
import {
  type CatalogueEntry,
  type CatalogueParts,
  catalogueStepwise,
} from '../../domain/catalogue/catalogue.js';
import type { Turns } from '../ports/turns.js';
import { givingWay } from './giving-way.js';

/** The catalogue of an engine. Its first call makes it; later calls return the same entries. */
export type KeptCatalogue = () => Promise<readonly CatalogueEntry[]>;

/**
 * The catalogue, made in turns: the examples of all types together load most of the words and tables of a locale, which
 * would hold up other requests for half a second.
 */
export function keptCatalogue(engine: CatalogueParts, turns: Turns): KeptCatalogue {
  return lazyPromise(() => givingWay(catalogueStepwise(engine), turns)());
}
