import { oncePer } from '../basics/once-per.js';
import { utf8 } from '../basics/utf8.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { type Rule, TextRules } from './text-rules.js';

/** A text without slots, such as "Thanks!". */
interface FixedText {
  readonly bytes: Uint8Array;
  /** UTF-16 code units. */
  readonly units: number;
}

/** The sentences of a language. */
export interface SentenceRules {
  /** Each of its texts is one sentence. */
  readonly sentence: Rule;
  /** Sentences and short replies without slots, by their number of UTF-16 code units. One has a single unit. */
  readonly fixed: ReadonlyMap<number, readonly FixedText[]>;
  /** What separates two sentences: a space, or nothing in languages that write none. */
  readonly between: string;
  readonly alphabet: string;
}

/** A full-width stop is followed by no space. */
const FULL_WIDTH = /[。！？]$/u;

/** The sentences of a locale, from its list `sentence`. */
export const sentenceRules = oncePer((lexicon: Lexicon): SentenceRules => {
  const rules = new TextRules(requiredWords(lexicon, 'sentence'), lexicon);
  const sentence = rules.rule('sentence');
  const texts = [...rules.formsOf('note'), ...rules.formsOf('reply')];
  for (const text of texts) rules.form(text);
  const fixed = new Map<number, FixedText[]>();
  for (const text of texts) {
    const known = fixed.get(text.length) ?? [];
    known.push({ bytes: utf8(text), units: text.length });
    fixed.set(text.length, known);
  }
  const between = FULL_WIDTH.test(rules.formsOf('note')[0] ?? '') ? '' : ' ';
  return { sentence, fixed, between, alphabet: `${rules.alphabet}${between}` };
});
