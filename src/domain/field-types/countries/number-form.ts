import type { Lexicon } from '../../lexicon/lexicon.js';
import type { WrongCheck } from './wrong-checks.js';

/** A part of a national identity number. */
export interface NumberSection {
  /** Returns the same list in every call, so that caches of its encoded words are hit. All words have the same length. */
  readonly words: (lexicon: Lexicon) => readonly string[];
  /** How many choices there are for a person. Default: all words. */
  readonly choices?: number;
  /** The index of the word, for one of the choices; default: the choice. `born` is the civil code of the birth day. */
  readonly of?: (choice: number, born: number, gender: number) => number;
  /** A name of the person that it shows, where a number belongs to a person: the words are then those of the names, in their order. */
  readonly shows?: {
    readonly name: 'firstName' | 'lastName';
    readonly words: (names: readonly string[], lexicon: Lexicon) => readonly string[];
  };
  /** Whether it follows the part before without a separator. */
  readonly isJoined?: boolean;
}

/** The sections of a number in order, and the separator between them. */
export interface NumberForm {
  readonly sections: readonly NumberSection[];
  readonly separator: string;
  /** The days from one birth to the next one that the number tells apart. Default: 1. */
  readonly daysApart?: number;
  /** A text after the sections, which makes the number invalid. */
  readonly check?: {
    readonly separator: string;
    readonly texts: () => readonly string[];
    readonly of: WrongCheck;
  };
}
