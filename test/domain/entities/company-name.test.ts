import { expect } from 'chai';
import { IndexVector } from '../../../src/domain/columns/vectors.js';
import { Company } from '../../../src/domain/entities/company.js';
import { CompanyName, type DrawnNames } from '../../../src/domain/entities/company-name.js';
import { plainLexicon } from '../../../src/domain/lexicon/plain-lexicon.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { readCell } from '../columns/read-cell.js';
import { count, expectSpread } from '../random/statistics.js';

const names = Object.freeze(['Hill', 'Wood', 'Reed']);
const legalForms = Object.freeze(['Group', 'Inc']);
const forms = Object.freeze([
  { joiners: [], end: '', hasLegalForm: true },
  { joiners: [' - '], end: '', hasLegalForm: false },
  { joiners: [', ', ' and '], end: ' Partners', hasLegalForm: false },
  { joiners: [' & '], end: '', hasLegalForm: true },
]);
const lexicon = {
  ...plainLexicon('xx', { last_name: names, company_suffix: legalForms }),
  companyForms: forms,
};

/** The settings of four rows. */
type FourRows = Record<keyof DrawnNames, readonly number[]>;

/** The cells of four rows whose first names are Hill, Wood, Reed and Hill, after all settings in turn. */
function cells(...settings: readonly FourRows[]): readonly string[] {
  const first = new IndexVector();
  const name = new CompanyName({ names, legalForms, forms }, first);
  const drawn = {
    forms: new IndexVector(),
    seconds: new IndexVector(),
    thirds: new IndexVector(),
    legalForms: new IndexVector(),
  };
  const fill = (): void => {
    first.data.set([0, 1, 2, 0]);
    for (const rows of settings) {
      for (const [word, places] of Object.entries(rows)) {
        drawn[word as keyof DrawnNames].data.set(places);
      }
      name.set(drawn, 4);
    }
  };
  const vectors = [first, ...Object.values(drawn), ...name.vectors];
  fillRows([{ vectors, fill }], 0, 4);
  return [0, 1, 2, 3].map((i) => readCell(name.pieces, i));
}

describe('a company name', () => {
  it('has the form that is set for its row', () => {
    const made = cells({
      forms: [0, 1, 2, 3],
      seconds: [2, 2, 0, 1],
      thirds: [1, 1, 1, 2],
      legalForms: [1, 1, 1, 0],
    });

    expect(made).to.deep.equal([
      'Hill Inc',
      'Wood - Reed',
      'Reed, Hill and Wood Partners',
      'Hill & Wood Group',
    ]);
  });

  it('keeps nothing of the previous setting of its row', () => {
    const before = { forms: [2, 2, 2, 2], seconds: [1, 1, 1, 1], thirds: [2, 2, 2, 2] };
    const none = [0, 0, 0, 0];

    const made = cells(
      { ...before, legalForms: none },
      { forms: none, seconds: none, thirds: none, legalForms: none },
    );

    expect(made).to.deep.equal(['Hill Group', 'Wood Group', 'Reed Group', 'Hill Group']);
  });

  it('uses every name and every form equally often', () => {
    const { name, steps } = new Company(seedKey('companies'), lexicon).name(true);
    const rows = 36_000;
    fillRows(steps, 0, rows);

    const seen = new Map<string, number>();
    for (let i = 0; i < rows; i++) {
      const text = readCell(name.pieces, i);
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    const all = names.flatMap((first) => [
      ...legalForms.map((end) => [`${first} ${end}`, 1 / 2] as const),
      ...names.map((second) => [`${first} - ${second}`, 1 / 3] as const),
      ...names.flatMap((second) => [
        ...names.map((third) => [`${first}, ${second} and ${third} Partners`, 1 / 9] as const),
        ...legalForms.map((end) => [`${first} & ${second} ${end}`, 1 / 6] as const),
      ]),
    ]);
    expect([...seen.keys()]).to.have.members(all.map(([text]) => text));
    expectSpread(
      all.map(([text]) => seen.get(text) ?? 0),
      'company names',
      all.map(([, chance]) => chance),
    );
  });

  it('begins with the founder that other columns show', () => {
    const company = new Company(seedKey('companies'), lexicon);
    const { founder } = company;
    const { name, steps } = company.name(true);
    fillRows(steps, 1000, 100);

    const founders = new Int32Array(names.length);
    for (let i = 0; i < 100; i++) {
      const place = founder.indices.data[i] as number;
      count(founders, place);
      expect(readCell(name.pieces, i)).to.match(new RegExp(`^${names[place]}\\b`));
    }
    expectSpread(founders, 'founders');
  });

  it('throws if the locale lacks its words', () => {
    const empty = plainLexicon('zz', {});

    expect(() => new Company(seedKey('companies'), empty).name(true)).to.throw('locale zz');
  });
});
