/** The words in the pattern of a company's name. */
export type PatternWord = 'name' | 'trade' | 'legal_form';

/** A word of a pattern with the text before it; the last one also has the text after it. */
export interface PlacedWord {
  readonly before: string;
  readonly word: PatternWord;
  readonly after: string;
}

const LEGAL_FORM_FIRST = /^\{legal_form\} ?/;
const LEGAL_FORM_LAST = /,? ?\{legal_form\}$/;

/** The parts of a pattern such as "{name} & {name} {legal_form}", with or without its legal form. */
export function companyPattern(pattern: string, suffix: boolean): readonly PlacedWord[] {
  const text = suffix
    ? pattern
    : pattern.replace(LEGAL_FORM_FIRST, '').replace(LEGAL_FORM_LAST, '');
  const words = [...text.matchAll(/\{(name|trade|legal_form)\}/g)];
  let start = 0;
  return words.map((match, i) => {
    const before = text.slice(start, match.index);
    start = match.index + match[0].length;
    return {
      before,
      word: match[1] as PatternWord,
      after: i === words.length - 1 ? text.slice(start) : '',
    };
  });
}
