import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { INDUSTRIES } from '../../../src/domain/entities/industries.js';
import { request, textOf, vocabulary } from '../../support/tables.js';

const LOCALES = 'en_US en_GB de fr es it pt_BR nl pl sv ja zh_CN ko ar'.split(' ');
const ROWS = 20_000;

interface Row {
  readonly industry: string;
  readonly company: string;
  readonly short: string;
  readonly domain: string;
  readonly website: string;
  readonly work_email: string;
}

const FIELDS = [
  { name: 'industry', type: 'industry' },
  { name: 'company', type: 'company' },
  { name: 'short', type: 'company', constraints: { suffix: false } },
  { name: 'domain', type: 'domain' },
  { name: 'website', type: 'url', constraints: { path_segments: 0 } },
  { name: 'work_email', type: 'email' },
];

const made = new Map<string, readonly Row[]>();

/** The rows of a locale, which several tests read: they are made once. */
function rowsOf(locale: string): readonly Row[] {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const rows = JSON.parse(
    textOf(request({ rows: ROWS, locale, fields: FIELDS })),
  ) as readonly Row[];
  made.set(locale, rows);
  return rows;
}

/** The lines of the source of a language, read by other code than the script that makes the locales. */
function source(locale: string): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(`scripts/words/companies/${locale.split('_')[0]}.txt`, 'utf8');
  return new Map(
    text
      .split('\n')
      .filter((line) => !line.startsWith('#') && line.includes(' = '))
      .map((line) => {
        const [name = '', items = ''] = line.split(' = ');
        return [name, items.split('; ')] as const;
      }),
  );
}

/** The legal forms of a locale with their shares. */
function sharesOf(locale: string): ReadonlyMap<string, number> {
  const lines = source(locale);
  const items = (
    lines.get(`legal ${locale}`) ??
    lines.get(`legal ${locale.split('_')[0]}`) ??
    []
  ).map((item) => /^(\d+) (.*)$/.exec(item) ?? []);
  const sum = items.reduce((total, [, weight]) => total + Number(weight), 0);
  return new Map(items.map(([, weight, form = '']) => [form, Number(weight) / sum]));
}

/** The text of a company's name beside its short form: its legal form. */
function legalFormOf({ company, short }: Row): string {
  return company.replace(short, '').replace(/^[\s,]+|[\s,]+$/g, '');
}

describe('companies', () => {
  before(() => vocabulary.load(['en', ...LOCALES]));

  for (const locale of LOCALES) {
    it(`have the legal forms of ${locale} by their shares`, () => {
      const forms = rowsOf(locale)
        .map(legalFormOf)
        .filter((form) => form !== '');
      const shares = sharesOf(locale);

      expect([...new Set(forms)].sort()).to.deep.equal([...shares.keys()].sort());
      for (const [form, share] of shares) {
        const found = forms.filter((one) => one === form).length / forms.length;
        expect(found, form).to.be.closeTo(share, 0.02);
      }
    });

    it(`have one host each, in every column of ${locale}`, () => {
      const rows = rowsOf(locale);
      const hosts = new Map(rows.map(({ short, domain }) => [short, domain]));
      const odd = rows.filter(
        ({ short, domain, website, work_email }) =>
          website !== `https://${domain}/` ||
          work_email.split('@')[1] !== domain ||
          !/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.example\.com$/.test(domain) ||
          domain.includes('--') ||
          hosts.get(short) !== domain,
      );

      expect(odd).to.deep.equal([]);
      expect(hosts.size).to.be.above(500);
    });

    it(`name a trade of their industry in ${locale}`, () => {
      const lines = source(locale);
      const industries = vocabulary.lexicon(locale).words('industry') ?? INDUSTRIES.values;
      const trades = INDUSTRIES.values.map((industry) => lines.get(`trade ${industry}`) ?? []);
      const named = rowsOf(locale).filter(({ industry, short }) =>
        trades[industries.indexOf(industry)]?.some((trade) => short.includes(trade)),
      );

      const forms = (lines.get('form') ?? []).map((form) => ({
        weight: Number.parseInt(form, 10),
        hasTrade: form.includes('{trade}'),
      }));
      const sum = (some: typeof forms): number => some.reduce((all, { weight }) => all + weight, 0);
      const share = sum(forms.filter(({ hasTrade }) => hasTrade)) / sum(forms);
      expect(named.length / ROWS).to.be.closeTo(share, 0.02);
    });
  }
});
