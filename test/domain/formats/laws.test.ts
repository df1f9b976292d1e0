import { TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { checkNames, checkTexts, formatLaws } from '../../../src/testing/format-laws.js';
import { passes } from '../../support/asserting.js';
import { naughtyNames, naughtyStrings } from '../../support/naughty-strings.js';
import { engine, formats, vocabulary } from '../../support/tables.js';
import { formatCases } from './cases.js';

const storable = naughtyStrings.filter((text) => !text.includes('\0'));

for (const name of TEXT_FORMAT_NAMES) {
  const format = formats[name];
  const { readers } = formatCases[name];
  for (const reader of readers) {
    describe(`${name} with the options ${JSON.stringify(reader.options ?? {})}`, () => {
      // The laws read thousands of texts and names.
      for (const { title, check } of formatLaws(format, reader, { vocabulary })) {
        it(title, () => passes(check));
      }

      // The hostile texts and names of the laws have all that options change: separators, quotes, ends of lines and marks.
      if (reader !== readers[0]) return;

      it('reads the big list of naughty strings back', () =>
        passes(() => checkTexts(engine, format, reader, storable)));

      it('reads naughty names back', () =>
        passes(() => checkNames(engine, format, reader, naughtyNames)));
    });
  }
}
