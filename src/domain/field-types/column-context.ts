import type { Moments } from '../columns/moments.js';
import type { Entities } from '../entities/entities.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Key } from '../random/mix.js';

/** What a field type may use to plan a column. */
export interface ColumnContext {
  /** The key of the column's draws for one purpose: no two purposes share a random word. */
  key(purpose: string): Key;
  /** Every value of the column differs. */
  readonly unique: boolean;
  readonly entities: Entities;
  /** Names the entities of a row that the column shows facets of. */
  readonly link: string;
  readonly lexicon: Lexicon;
  /** The moments of a column, by default this one's: drawn once, whoever asks for them. */
  moments(field?: string): Moments;
}
