import { expect } from 'chai';
import type { FillStep } from '../../../src/domain/columns/fill-step.js';
import { Company } from '../../../src/domain/entities/company.js';
import {
  companyName,
  type DrawnNames,
  emptyNames,
  vectorsOfNames,
} from '../../../src/domain/entities/company-name.js';
import { companyWords } from '../../../src/domain/entities/company-words.js';
import { INDUSTRIES } from '../../../src/domain/entities/industries.js';
import { plainLexicon } from '../../../src/domain/lexicon/plain-lexicon.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { readCell } from '../columns/read-cell.js';
import { expectSpread } from '../random/statistics.js';

const names = Object.freeze(['Hill', 'Wood', 'Reed']);
const legalForms = Object.freeze(['Group', 'Inc']);
const forms = Object.freeze([
  { pattern: '{name} {legal_form}' },
  { pattern: '{name} - {name}' },
  { pattern: '{name}, {name} and {name} Partners' },
  { pattern: '{name} & {name} {legal_form}' },
]);
const lexicon = {
  ...plainLexicon('xx', { last_name: names, company_suffix: legalForms }),
  companyForms: forms,
};

/** Shapes by their numbers: the legal forms of a form follow each other. */
const [GROUP, INC, DASH, PARTNERS, AND_GROUP] = [0, 1, 2, 3, 4] as const;

/** The settings of four rows. */
interface FourRows {
  readonly shapes: readonly number[];
  readonly names: readonly (readonly number[])[];
}

function setRows(drawn: DrawnNames, rows: FourRows): void {
  drawn.shapes.data.set(rows.shapes);
  rows.names.forEach((places, i) => {
    drawn.names[i]?.data.set(places);
  });
}

/** The cells of four rows after all settings in turn. */
function cells(...settings: readonly FourRows[]): readonly string[] {
  const drawn = emptyNames();
  const name = companyName(companyWords(lexicon, true), drawn);
  const steps = settings.flatMap((rows): FillStep[] => [
    { vectors: [], fill: () => setRows(drawn, rows) },
    ...name.steps,
  ]);
  const vectors = [drawn.shapes, ...vectorsOfNames(drawn)];
  fillRows([{ vectors, fill: () => {} }, ...steps], 0, 4);
  return [0, 1, 2, 3].map((i) => readCell(name.pieces, i));
}

const founders = [0, 1, 2, 0];

describe('a company name', () => {
  it('has the shape that is set for its row', () => {
    const made = cells({
      shapes: [INC, DASH, PARTNERS, AND_GROUP],
      names: [founders, [2, 2, 0, 1], [1, 1, 1, 2]],
    });

    expect(made).to.deep.equal([
      'Hill Inc',
      'Wood - Reed',
      'Reed, Hill and Wood Partners',
      'Hill & Wood Group',
    ]);
  });

  it('keeps nothing of the previous setting of its row', () => {
    const before = Array.from({ length: 4 }, () => PARTNERS);
    const none = [0, 0, 0, 0];

    const made = cells(
      { shapes: before, names: [founders, [1, 1, 1, 1], [2, 2, 2, 2]] },
      { shapes: [GROUP, GROUP, GROUP, INC], names: [founders, none, none] },
    );

    expect(made).to.deep.equal(['Hill Group', 'Wood Group', 'Reed Group', 'Hill Inc']);
  });

  it('uses every name and every form equally often', () => {
    const { pieces, steps } = new Company(seedKey('companies'), lexicon).name(true);
    const rows = 36_000;
    fillRows(steps, 0, rows);

    const seen = new Map<string, number>();
    for (let i = 0; i < rows; i++) {
      const text = readCell(pieces, i);
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

  it('has its forms by their weights', () => {
    const weighted = {
      ...lexicon,
      companyForms: [
        { pattern: '{name} {legal_form}', weight: 3 },
        { pattern: '{name} & {name}', weight: 1 },
      ],
    };
    const { pieces, steps } = new Company(seedKey('companies'), weighted).name(true);
    const rows = 8000;
    fillRows(steps, 0, rows);

    const two = Array.from({ length: rows }, (_, i) => readCell(pieces, i)).filter((text) =>
      text.includes('&'),
    );
    expect(two.length / rows).to.be.closeTo(0.25, 0.02);
  });

  it('has a trade of the industry, and a host of the same words', () => {
    const trades = INDUSTRIES.values.flatMap((_, i) => [`Ältere ${i}`, `Trade ${i}`]);
    const withTrades = {
      ...plainLexicon('xx', {
        last_name: ["O'Hill"],
        company_suffix: ['GmbH', 'AG'],
        company_trade: trades,
      }),
      companyForms: [{ pattern: 'Gebrüder {name} {trade}, {legal_form}' }],
    };
    const company = new Company(seedKey('companies'), withTrades);
    const name = company.name(true);
    const { host, industry } = company;
    fillRows([...name.steps, ...host.steps, ...industry.steps], 0, 200);

    const found = Array.from({ length: 200 }, (_, i) => {
      const text = readCell(name.pieces, i);
      const [, trade = '', of] =
        /^Gebrüder O'Hill (Ältere|Trade) (\d+), (?:GmbH|AG)$/.exec(text) ?? [];
      const word = trade === 'Trade' ? 'trade' : 'altere';
      expect(readCell(host.pieces, i)).to.equal(`gebruder-ohill-${word}-${of}`);
      expect(Number(of)).to.equal(industry.indices.data[i]);
      return of;
    });
    expect(new Set(found).size).to.be.at.least(10);
  });

  it('has its legal form first where the form says so, and none without a suffix', () => {
    const japanese = {
      ...plainLexicon('xx', { last_name: ['山田'], company_suffix: ['株式会社'] }),
      companyForms: [{ pattern: '{legal_form}{name}製作所' }],
    };
    const company = new Company(seedKey('companies'), japanese);
    const [long, short] = [company.name(true), company.name(false)];
    fillRows([...long.steps, ...short.steps], 0, 1);

    expect(readCell(long.pieces, 0)).to.equal('株式会社山田製作所');
    expect(readCell(short.pieces, 0)).to.equal('山田製作所');
  });

  it('throws if the locale lacks its words', () => {
    const empty = plainLexicon('zz', {});

    expect(() => new Company(seedKey('companies'), empty).name(true)).to.throw('locale zz');
  });
});
