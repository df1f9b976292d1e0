import { drawnIndices } from '../columns/drawn.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { list } from '../constraints/lists.js';
import { expecting, type Param, withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';
import { FILE_ENDINGS, FILES } from './page-words.js';
import { UNIQUE_NUMBERS, uniqueNumber } from './unique-number.js';

/** Letters, digits and the signs in names such as "tar.gz" and "7z~", which are valid on every system. */
const EXTENSION = /^[A-Za-z0-9_+~-]+(?:\.[A-Za-z0-9_+~-]+)*$/;
const MAX_EXTENSION_LENGTH = 32;

const extension: Param<string> = {
  description: 'an extension',
  schema: { type: 'string', pattern: EXTENSION.source, maxLength: MAX_EXTENSION_LENGTH },
  ...expecting(
    `an extension such as "pdf", without the dot, at most ${MAX_EXTENSION_LENGTH} characters`,
    (value): value is string =>
      typeof value === 'string' && value.length <= MAX_EXTENSION_LENGTH && EXTENSION.test(value),
  ),
};

export const fileName = fieldType({
  name: 'file_name',
  synonyms: ['filename', 'file'],
  category: 'internet',
  description:
    'File name: a kind of document, a year, quarter or version, and an extension; in a unique column, also a number before the extension.',
  constraints: {
    extensions: withDefault(list('the extensions to draw from, without the dot', extension), [
      ...['pdf', 'docx', 'xlsx', 'pptx', 'csv', 'txt', 'json', 'html'],
      ...['jpg', 'png', 'svg', 'mp3', 'mp4', 'zip'],
    ]),
  },
  capacity: () => UNIQUE_NUMBERS,
  plan: ({ extensions }, context) => {
    const list = context.lexicon.words('file') ?? FILES;
    const drawn = (purpose: string, n: number) =>
      drawnIndices({ key: () => context.key(purpose), unique: false }, n);
    const first = drawn('first', list.length);
    const second = drawn('second', FILE_ENDINGS.length);
    const ending = drawn('extension', extensions.length);
    const number = uniqueNumber(context);
    return textColumn(
      [...first.steps, ...second.steps, ...ending.steps, ...(number?.steps ?? [])],
      words(list, first.indices),
      literal('_'),
      words(FILE_ENDINGS, second.indices),
      ...(number === undefined ? [] : [literal('_'), whole(number.values, 0, UNIQUE_NUMBERS - 1)]),
      literal('.'),
      words(extensions, ending.indices),
    );
  },
});
