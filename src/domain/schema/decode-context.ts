import type { FieldTypes } from '../field-types/field-type.js';
import type { Compression } from '../formats/compression.js';
import type { Formats } from '../formats/format.js';
import type { Seed } from '../generation/generate-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { RequestLimits } from './limits.js';

/** How a caller can add what the vocabulary lacks: a locale, or the places of one. The messages about them include it. */
export interface Remedies {
  readonly locale?: string | undefined;
  readonly places?: string | undefined;
}

/** The registries and limits against which a request is checked. */
export interface DecodeContext {
  readonly fieldTypes: FieldTypes;
  readonly formats: Formats;
  readonly compressions: readonly Compression[];
  readonly vocabulary: Vocabulary;
  readonly limits: RequestLimits;
  /** Returns a seed for a request that has none. */
  readonly drawSeed: () => Seed;
  readonly remedies?: Remedies | undefined;
}
