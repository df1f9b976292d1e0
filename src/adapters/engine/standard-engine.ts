import type { Extension } from '../../domain/engine/extension.js';
import type { InferenceEngine } from '../../domain/engine/inference-engine.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { engineFactories } from './engine-factories.js';
import { madeParts } from './made-parts.js';

/** Returns the table engine of the programs, with the parts of extensions. */
export function standardEngine(extensions: readonly Extension[] = []): TableEngine {
  return madeParts(engineFactories, { extensions }).engine;
}

/** Returns the inference engine of the programs. */
export function standardInferenceEngine(): InferenceEngine {
  return madeParts(engineFactories, { extensions: [] }).inferenceEngine;
}
