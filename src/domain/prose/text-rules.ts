import { utf8 } from '../basics/utf8.js';
import { encodeWords } from '../kernel/encoded-table.js';
import { scalarText, wordTable } from '../kernel/word-table.js';
import { isWordList, type Lexicon } from '../lexicon/lexicon.js';
import { TWO_32 } from '../random/fractions.js';
import { type AliasTable, aliasTable } from '../random/weighted.js';

const { MAX_SAFE_INTEGER } = Number;

/** Numbers of texts, capped at 2^53 - 1. */
const capped = (n: number): number => Math.min(n, MAX_SAFE_INTEGER);

/** A part of a text. `count` is the number of its texts; lengths are in bytes, `units` in UTF-16. */
export type RuleTerm = (
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'words';
      readonly bytes: Uint8Array;
      readonly starts: Int32Array;
      /** Missing if all words are equally frequent. */
      readonly weights: AliasTable | undefined;
    }
  /** The word of a list that the row has: `slot` is the index of the slot. */
  | {
      readonly kind: 'slot';
      readonly slot: number;
      readonly bytes: Uint8Array;
      readonly starts: Int32Array;
    }
  /** A number from `first` to `first` + count - 1. */
  | { readonly kind: 'number'; readonly first: number }
  | { readonly kind: 'rule'; readonly rule: Rule }
) &
  Size;

interface Size {
  readonly count: number;
  /** 2^32 modulo the number of values of one draw: of `count`, in a rule of its forms. */
  readonly bias: number;
  readonly minLength: number;
  readonly maxLength: number;
  readonly maxUnits: number;
}

/** A rule: each of its forms is a sequence of parts. */
export interface Rule extends Size {
  readonly forms: readonly Form[];
}

interface Form extends Size {
  readonly parts: readonly RuleTerm[];
}

/** Lists of which each row has one word, by the names of their slots. */
export type SlotWords = Readonly<Record<string, readonly string[]>>;

/** What stands between the name of a rule and its forms. */
const DEFINES = ' = ';

/**
 * The rules of texts in one language. A line such as `thanks = Thank you{name}; Many thanks` defines a rule by its forms.
 * `{name}` in a form is another rule, or a slot, or a list of the lexicon. `{###}` is a number of as many digits.
 */
export class TextRules {
  readonly #lines: ReadonlyMap<string, readonly string[]>;
  /** Whole texts: a lexicon of others may have them in place of rules. */
  readonly #texts: readonly string[];
  readonly #lexicon: Lexicon;
  readonly #slots: SlotWords;
  readonly #characters = new Set<string>();
  readonly #slotNames: readonly string[];

  constructor(lines: readonly string[], lexicon: Lexicon, slots: SlotWords = {}) {
    this.#lexicon = lexicon;
    this.#slots = slots;
    this.#slotNames = Object.keys(slots);
    this.#texts = lines.filter((line) => !line.includes(DEFINES));
    this.#lines = new Map(
      lines
        .filter((line) => line.includes(DEFINES))
        .map((line) => {
          const at = line.indexOf(DEFINES);
          return [line.slice(0, at), line.slice(at + DEFINES.length).split('; ')] as const;
        }),
    );
  }

  /** The forms of a rule as they are written. Throws if there is no such rule, and no text of a list without rules. */
  formsOf(name: string): readonly string[] {
    const forms = this.#lines.get(name) ?? this.#texts;
    if (forms.length === 0) {
      throw new Error(`locale ${this.#lexicon.locale} has no rule ${name} of texts`);
    }
    return forms;
  }

  /** A rule by its name. If `of` is given, the rule `name of` goes before the rule `name` in all of its parts. */
  rule(name: string, of?: string): Rule {
    return this.#rule(name, of, []);
  }

  /** The rule of one form. */
  form(text: string): Rule {
    return ruleOf([this.#form(text, undefined, [])]);
  }

  /** Every character of the rules that were asked for. */
  get alphabet(): string {
    return [...this.#characters].join('');
  }

  #rule(name: string, of: string | undefined, above: readonly string[]): Rule {
    if (above.includes(name)) throw new Error(`the rule ${name} of texts contains itself`);
    const named = of === undefined || !this.#lines.has(`${name} ${of}`) ? name : `${name} ${of}`;
    return ruleOf(this.formsOf(named).map((form) => this.#form(form, of, [...above, name])));
  }

  #form(text: string, of: string | undefined, above: readonly string[]): Form {
    const parts = text.split(/(\{[^{}]*\})/).flatMap((part) => {
      if (part === '') return [];
      return [part.startsWith('{') ? this.#named(part.slice(1, -1), of, above) : this.#bytes(part)];
    });
    return { parts, ...joined(parts) };
  }

  #named(name: string, of: string | undefined, above: readonly string[]): RuleTerm {
    if (/^#+$/.test(name)) return this.#number(name.length);
    if (this.#lines.has(name) || this.#lines.has(`${name} ${of}`)) {
      const rule = this.#rule(name, of, above);
      const { count, bias, minLength, maxLength, maxUnits } = rule;
      return { kind: 'rule', rule, count, bias, minLength, maxLength, maxUnits };
    }
    const slot = this.#slotNames.indexOf(name);
    const words = this.#slots[name] ?? (isWordList(name) ? this.#lexicon.words(name) : undefined);
    if (words === undefined) {
      throw new Error(`locale ${this.#lexicon.locale} has no rule or list ${name} of texts`);
    }
    const table = encodeWords(wordTable(words), 'text', scalarText);
    const maxUnits = words.reduce((longest, word) => Math.max(longest, word.length), 0);
    for (const word of words) this.#see(word);
    const count = words.length;
    const size = { ...table, count, bias: TWO_32 % count, maxUnits };
    if (slot >= 0) return { kind: 'slot', slot, ...size };
    const weights = isWordList(name) ? this.#lexicon.weights?.(name) : undefined;
    return { kind: 'words', weights: weights && aliasTable(weights), ...size };
  }

  #number(digits: number): RuleTerm {
    for (const digit of '0123456789') this.#characters.add(digit);
    const first = digits === 1 ? 1 : Number(`1e${digits - 1}`);
    const count = Number(`1e${digits}`) - first;
    return {
      kind: 'number',
      first,
      count,
      bias: TWO_32 % count,
      minLength: digits,
      maxLength: digits,
      maxUnits: digits,
    };
  }

  #bytes(text: string): RuleTerm {
    this.#see(text);
    const bytes = utf8(text);
    const { length } = bytes;
    return {
      kind: 'bytes',
      bytes,
      count: 1,
      bias: 0,
      minLength: length,
      maxLength: length,
      maxUnits: text.length,
    };
  }

  #see(text: string): void {
    for (const character of text) this.#characters.add(character);
  }
}

function joined(parts: readonly RuleTerm[]): Size {
  return {
    bias: 0,
    count: capped(parts.reduce((product, { count }) => capped(product * count), 1)),
    minLength: parts.reduce((sum, { minLength }) => sum + minLength, 0),
    maxLength: parts.reduce((sum, { maxLength }) => sum + maxLength, 0),
    maxUnits: parts.reduce((sum, { maxUnits }) => sum + maxUnits, 0),
  };
}

function ruleOf(forms: readonly Form[]): Rule {
  return {
    forms,
    bias: TWO_32 % forms.length,
    count: capped(forms.reduce((sum, { count }) => sum + count, 0)),
    minLength: Math.min(...forms.map(({ minLength }) => minLength)),
    maxLength: Math.max(...forms.map(({ maxLength }) => maxLength)),
    maxUnits: Math.max(...forms.map(({ maxUnits }) => maxUnits)),
  };
}
