import type { Either } from 'fp-ts/lib/Either.js';
import type { Budget } from '../basics/budget.js';
import type { Members } from '../basics/members.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import type { FieldTypes } from '../field-types/field-type.js';
import type { Compression } from '../formats/compression.js';
import type { Formats } from '../formats/format.js';
import type { GenerateRequest, Seed } from '../generation/generate-request.js';
import type { SetRequest } from '../generation/sets/set-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { KnownNames } from '../meanings/guess-field.js';
import type { Meaning } from '../meanings/meaning.js';
import type { RequestLimits } from './params/limits.js';

/** How a caller can add what the vocabulary lacks: a locale, or the places of one. The messages about them include it. */
export interface Remedies {
  readonly locale?: string | undefined;
  readonly places?: string | undefined;
}

/** Where fields are, what names mean there, and what pays for the values that they mean. */
export interface FieldsPlace {
  readonly known: KnownNames;
  /** The names of their table and of all tables of the request. */
  readonly table?: string;
  readonly tables?: readonly string[];
  readonly budget: Budget;
}

/** Checks an unchecked request, one field per step. */
type Decoder<A> = (input: Members, context: DecodeContext) => Stepwise<Either<Failure, A>>;

/** What decodes requests for several tables, and those for one with groups. */
export interface SetDecoders {
  readonly decodeSetStepwise: Decoder<SetRequest>;
  readonly decodeGroupedStepwise: Decoder<GenerateRequest>;
}

/** The registries and limits against which a request is checked. */
export interface DecodeContext {
  readonly fieldTypes: FieldTypes;
  readonly formats: Formats;
  readonly compressions: readonly Compression[];
  readonly vocabulary: Vocabulary;
  /** Meanings of names that come before those of the package. Default: none. */
  readonly meanings?: readonly Meaning[];
  /**
   * Gives fields of an unchecked request that have no type the one that their name means; see `typedFields`. It needs the whole
   * table of meanings, so programs for a browser load it only for requests that need it. Default: they stay without a type.
   */
  readonly nameFields?:
    | ((fields: readonly unknown[], place: FieldsPlace) => readonly unknown[])
    | undefined;
  /**
   * Decode requests for a table of a set, and for one with groups. Programs for a browser load them only for such requests, so
   * that they are smaller without. Default: such requests are a defect.
   */
  readonly sets?: SetDecoders | undefined;
  readonly limits: RequestLimits;
  /** Returns a seed for a request that has none. */
  readonly drawSeed: () => Seed;
  readonly remedies?: Remedies | undefined;
}
