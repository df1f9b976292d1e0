import type { Engine } from '../../domain/engine/engine.js';
import type { Extension } from '../../domain/engine/extension.js';
import { engineFactories } from './engine-factories.js';
import { madeParts } from './made-parts.js';

/** Returns the engine of the programs, with the parts of extensions. */
export function standardEngine(extensions: readonly Extension[] = []): Engine {
  return madeParts(engineFactories, { extensions }).engine;
}
