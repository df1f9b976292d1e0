import * as E from 'fp-ts/lib/Either.js';
import type { Meaning } from '../domain/meanings/meaning.js';
import { fieldsMeant, textField } from '../domain/meanings/meant-field.js';
import { assert, type ImmediateLaw, shown } from './law.js';
import { engineWith, type LawOptions } from './law-engine.js';

const LIMITS = { rows: 1, cells: 10 };

/**
 * Returns the laws of a meaning of names.
 *
 * @example
 * const berth = { names: 'berth', of: 'ship, vessel', list: 'A1=40, A2=35, B1=25' };
 * // In a test framework: test(`berth ${title}`, check)
 * for (const { check } of meaningLaws(berth)) check();
 */
export function meaningLaws(meaning: Meaning, options: LawOptions = {}): readonly ImmediateLaw[] {
  return [
    {
      title: 'says something, in lower case',
      check: () => {
        assert(fieldsMeant(meaning).length > 0, 'it has no texts, no numbers and no documents');
        const phrases = [meaning.names, meaning.of ?? 'thing'].flatMap((text) => text.split(', '));
        const wrong = phrases.find((phrase) => phrase === '' || phrase !== phrase.toLowerCase());
        assert(wrong === undefined, `${shown(wrong)} is no phrase in lower case`);
      },
    },
    {
      title: 'has no text twice',
      check: () => {
        const choices = textField(meaning)?.constraints?.choices;
        const texts: readonly unknown[] = Array.isArray(choices) ? choices : [];
        const twice = texts.find((text, i) => texts.indexOf(text) !== i);
        assert(twice === undefined, `${shown(twice)} is there twice`);
      },
    },
    {
      title: 'is a field that can be generated',
      check: () => {
        const engine = engineWith(options);
        for (const field of fieldsMeant(meaning)) {
          const request = { rows: 1, fields: [{ name: 'c', ...field }] };
          const decoded = engine.decode(request, { limits: LIMITS, drawSeed: () => 1 });
          assert(E.isRight(decoded), `${shown(field)} is refused: ${shown(decoded)}`);
        }
      },
    },
  ];
}
