import type { FieldTypes } from '../field-types/field-type.js';
import type { Compression } from '../formats/compression.js';
import type { Formats } from '../formats/format.js';
import type { Seed } from '../generation/generate-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { RequestLimits } from './limits.js';

/** The registries and limits against which a request is checked. */
export interface DecodeContext {
  readonly fieldTypes: FieldTypes;
  readonly formats: Formats;
  readonly compressions: readonly Compression[];
  readonly vocabulary: Vocabulary;
  readonly limits: RequestLimits;
  /** Returns a seed for a request that has none. */
  readonly drawSeed: () => Seed;
  /** How a caller can add a locale that the vocabulary lacks. The message about the locale includes it. */
  readonly localeRemedy?: string | undefined;
}
