import { ContainerModule } from 'inversify';
import { engineFactories } from '../../adapters/engine/engine-factories.js';
import { keepWorldFiles } from '../../adapters/places/node-atlas.js';
import { bindFactories } from '../reproducible.js';

/** The engine and its parts, from the package and from extensions. */
export const engine = new ContainerModule(({ bind }) => {
  keepWorldFiles();
  bindFactories(bind, engineFactories);
});
