/** Loads the tables of places. */

export { fetchPlaces } from '../adapters/places/fetch-places.js';
