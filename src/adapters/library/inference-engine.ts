import { lazy } from '../../domain/basics/lazy.js';
import { builtInParts } from '../../domain/engine/built-in-parts.js';
import { InferenceEngine } from '../../domain/engine/inference-engine.js';
import { importLocale } from '../lexicon/import-locale.js';
import { LazyVocabulary } from '../lexicon/lazy-vocabulary.js';
import { en } from '../lexicon/locales/en.js';
import { ownPlaces } from './kept-engines.js';

/** The engine that infers. It loads the names of people that the command and the service recognise, too. */
export const inferenceEngine = lazy(() => {
  const vocabulary = new LazyVocabulary({ loaded: [en], load: importLocale, atlas: ownPlaces });
  return new InferenceEngine(builtInParts(vocabulary));
});
