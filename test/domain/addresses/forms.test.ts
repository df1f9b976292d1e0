import { expect } from 'chai';
import { request, textOf, vocabulary } from '../../support/tables.js';

const ROWS = 20_000;

/**
 * The form of an address of each locale: the street line, and the whole address. Written from the guides of the posts and
 * from the examples of https://github.com/google/libaddressinput, not from the code.
 */
const FORMS: Readonly<Record<string, readonly [line: RegExp, full: RegExp]>> = {
  en_US: [/^\d{3,5} [^,]+(?:, (?:Apt|Unit|Suite) \w+)?$/, /, [A-Z]{2} \d{5}$/],
  en_GB: [/^(?:Flat \d+, )?\d+[ab]? \D+$/, / [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/],
  de: [/^\D.* \d+[abc]?$/, /, \d{5} \p{L}[^,\d]*$/u],
  fr: [/^\d+(?: bis| ter)? \D/, /, \d{5} \p{L}[^,\d]*$/u],
  es: [/^\D+, \d+(?:, (?:\d\.º (?:[A-D]|izq\.|dcha\.)|bajo|ático))?$/, /, \d{5} \p{L}[^,\d]*$/u],
  it: [/^(?:Via|Piazza|Viale|Corso|Largo|Vicolo) .+ \d+(?:\/[ABC])?$/, /, \d{5} \p{L}[^,\d]*$/u],
  pt_BR: [/^(?:Rua|Avenida|Travessa|Praça) \D+, \d+(?:, Apto \d+)?$/, / - [A-Z]{2}, \d{5}-\d{3}$/],
  nl: [/^\D+ \d+(?:[AB]|-\d)?$/, /, \d{4} [A-Z]{2} [‘’']?\p{L}[^,\d]*$/u],
  pl: [/^ul\. .+ \d+(?:\/\d+|[ABC])?$/, /, \d{2}-\d{3} \p{L}[^,\d]*$/u],
  sv: [/^\D+ \d+(?: [A-D])?(?:, lgh 1[0-3]0[1-4])?$/, /, \d{3} \d{2} \p{L}[^,\d]*$/u],
};

/** Forms of the street line, and of the text before or after it in a whole address, in other scripts. */
const OTHER_FORMS: Readonly<Record<string, readonly [line: RegExp, rest: RegExp]>> = {
  ja: [
    /^\p{Script=Han}{2,4}[1-8]-\d{1,2}-\d{1,2}(?: \d0\d号室)?$/u,
    /^〒\d{3}-\d{4} (?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)(?:[^A-Za-z0-9]+[市町区])?$/u,
  ],
  zh_CN: [
    /^\p{Script=Han}+\d+号(?:\d栋\d单元\d0\d室)?$/u,
    /^\d{6} (?:[北上重天][京海庆津]市|\p{Script=Han}+(?:省|自治区))?(?:\p{Script=Han}+[市县区州])?$/u,
  ],
  ko: [
    /^[\p{Script=Hangul}\d]+ \d+(?:-\d+)?(?:, \d{3}동 \d{3,4}호)?$/u,
    /^\d{5} (?:\p{Script=Hangul}+[시도])(?: \p{Script=Hangul}+[시군])? $/u,
  ],
  ar: [/^\d+ شارع [\p{Script=Arabic} ]+$/u, /^، [\p{Script=Arabic} ]+ \d{5}$/u],
};

function column(locale: string, constraints: object, type = 'address'): readonly string[] {
  const fields = [{ name: 'a', type, constraints }];
  const rows = JSON.parse(textOf(request({ rows: ROWS, locale, fields })));
  return (rows as readonly { readonly a: string }[]).map(({ a }) => a);
}

/** The numbers of the houses: the first digits of each line that stand alone. */
function numbersOf(lines: readonly string[]): readonly number[] {
  return lines
    .map((line) => Number(/(?:^|[ ,])(\d+)(?!\w*\b(?:th|st|nd|rd)\b)/.exec(line)?.[1]))
    .sort((a, b) => a - b);
}

describe('an address', () => {
  before(() => vocabulary.load([...Object.keys(FORMS), ...Object.keys(OTHER_FORMS)]));

  for (const [locale, [line, full]] of Object.entries(FORMS)) {
    it(`has the form of the country of ${locale}`, () => {
      const lines = column(locale, {});
      const whole = column(locale, { full: true });

      expect(lines.filter((address) => !line.test(address))).to.deep.equal([]);
      expect(whole.filter((address) => !full.test(address))).to.deep.equal([]);
      expect(whole.filter((address, i) => !address.startsWith(`${lines[i]}, `))).to.deep.equal([]);
    });
  }

  for (const [locale, [line, rest]] of Object.entries(OTHER_FORMS)) {
    it(`has the form and the script of the country of ${locale}`, () => {
      const lines = column(locale, {});
      const rests = column(locale, { full: true }).map((address, i) =>
        address.replace(lines[i] ?? '', ''),
      );

      expect(lines.filter((address) => !line.test(address))).to.deep.equal([]);
      expect([...new Set(rests)].filter((part) => !rest.test(part))).to.deep.equal([]);
    });
  }

  it('has a small number in Europe: half are below 25, few above 200', () => {
    const numbers = numbersOf(column('de', {}));

    expect(numbers[ROWS / 2]).to.be.within(14, 24);
    expect(numbers.filter((number) => number > 200).length / ROWS).to.be.within(0.001, 0.05);
    expect(numbers.filter((number) => number % 2 === 0).length / ROWS).to.be.closeTo(0.5, 0.02);
  });

  it('has the number of a block in the United States', () => {
    expect(numbersOf(column('en_US', {}))[ROWS / 2]).to.be.within(800, 2000);
  });

  it('counts metres in Brazil', () => {
    expect(numbersOf(column('pt_BR', {}))[ROWS / 2]).to.be.within(100, 400);
  });

  it('has the form of the country of its row if there are several', () => {
    const country = ['US', 'DE', 'ES'];
    const lines = column('en', { country, full: true });
    const forms: Readonly<Record<string, RegExp>> = {
      'United States': /^\d+ .*, [A-Z]{2} \d{5}, United States$/,
      Germany: /^\D.* \d+[abc]?, \d{5} [^,]+, Germany$/,
      Spain: /^\D+, \d+(?:, [^,]+)?, \d{5} [^,]+, Spain$/,
    };
    const wrong = lines.filter((line) => !forms[line.split(', ').at(-1) ?? '']?.test(line));

    expect(wrong).to.deep.equal([]);
  });

  it('has the common kinds of street most often', () => {
    const streets = column('it', {}, 'street_name');
    const share = (kind: string): number =>
      streets.filter((street) => street.startsWith(`${kind} `)).length / ROWS;

    expect(share('Via')).to.be.closeTo(0.88, 0.02);
    expect(share('Piazza')).to.be.closeTo(0.045, 0.01);
  });

  it('has every number up to the greatest one of its form', () => {
    const areas = column('ja', {}).map((line) => Number(/\d/.exec(line)?.[0]));

    expect([...new Set(areas)].sort()).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is of the most frequent country if all must differ', () => {
    const country = { DE: 1, US: 3, ES: 2 };
    const lines = column('en', { country, unique: true });

    expect(lines.filter((line) => !/^\d/.test(line))).to.deep.equal([]);
  });

  it('is different in every row of a unique column', () => {
    expect(new Set(column('nl', { unique: true })).size).to.equal(ROWS);
  });
});
