import type { FieldTypes } from '../field-types/field-type.js';
import type { Formats } from '../formats/format.js';
import type { Seed } from '../generation/generate-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { RequestLimits } from './limits.js';

/** What a request is checked against. */
export interface DecodeContext {
  readonly fieldTypes: FieldTypes;
  readonly formats: Formats;
  readonly vocabulary: Vocabulary;
  readonly limits: RequestLimits;
  /** A seed for a request that names none. */
  readonly drawSeed: () => Seed;
  /** How a caller can add a locale that the vocabulary lacks; part of the message about it. */
  readonly localeRemedy?: string | undefined;
}
