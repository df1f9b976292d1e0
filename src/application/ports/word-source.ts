import type { Vocabulary } from '../../domain/lexicon/lexicon.js';

/** Words that come a locale at a time, when one is first asked for. */
export interface WordSource extends Vocabulary {
  /** Makes the words of these listed locales ready for `lexicon`. */
  load(locales: Iterable<string>): Promise<void>;
}
