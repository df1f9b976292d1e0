import { containsName } from '../detectors/listed-names.js';
import type { KnownWords } from '../reading/known-words.js';

/** An address of e-mail, or a phone with the code of its country. */
const CONTACT = /\S@[^\s@]+\.[^\s@]|(?:^|\.)\+\d[\d ().-]{6,}\d$/;

/** Whether the name of a column is a person's name, address of e-mail or phone: a value, such as the key of a map. */
export function isPersonal(name: string, words: KnownWords): boolean {
  return CONTACT.test(name) || containsName(name, words);
}
