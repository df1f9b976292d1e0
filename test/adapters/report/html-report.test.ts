import { expect } from 'chai';
import fc from 'fast-check';
import { htmlReport } from '../../../src/adapters/report/html-report.js';
import { shortened } from '../../../src/adapters/report/shortened.js';
import { escapeHtml } from '../../../src/domain/encoding/escape-html.js';
import type { QualityReport } from '../../../src/domain/report/index.js';
import { sampleOf } from '../../domain/inference/samples.js';
import { orders, reportOn } from '../../domain/report/support.js';
import { everyOf } from '../../support/every-of.js';
import { Browser, closeBrowsers, missingBrowser, PHONE } from '../http/explorer/support/browser.js';

const HOSTILE = [
  '</title><script>alert(1)</script>',
  '"><img src=//evil.example/x onerror=alert(1)>',
  "' onload='alert(1)",
  '&lt;b&gt;<b>bold',
  'a\u0000b\u202ec\ud800',
] as const;

/** A table whose names and categories are hostile. */
function hostile() {
  const rows = Array.from({ length: 300 }, (_, i) => i);
  return Object.fromEntries([
    ...HOSTILE.map((name, at) => [name, rows.map((i) => HOSTILE[(i * (at + 3)) % 4] as string)]),
    ['number <n>', rows.map((i) => String((i * 37) % 101))],
  ]);
}

const VOID = ['meta'];

/** The open elements where a page closes another one; an empty list if all are closed in order. */
function unclosed(html: string): readonly string[] {
  const open: string[] = [];
  for (const [tag, slash, name = '', self] of html.matchAll(/<(\/?)([a-z1-6]+)[^>]*?(\/?)>/g)) {
    if (VOID.includes(name) || self === '/') continue;
    if (slash !== '/') open.push(name);
    else if (open.pop() !== name) return [...open, tag];
  }
  return open;
}

describe('a report as HTML', () => {
  let report: QualityReport;
  let page: string;

  before(() => {
    report = reportOn(sampleOf(orders(1000)), 10);
    page = htmlReport(report, 'orders.csv');
  });

  it('has a score for each compared column and a plot with a text for readers who do not see it', () => {
    const plots = [...page.matchAll(/<svg [^>]*role="img" aria-label="([^"]+)"/g)];
    const charts = report.pairs.charts.length;

    expect(charts).to.be.above(1);
    expect(plots).to.have.length(4 + 2 * charts);
    expect(everyOf(plots, ([, label = '']) => / %/.test(label))).to.equal(true);
    expect(page).to.contain('country. DE: sample ');
    for (const { score } of report.columns) {
      if (score !== null) expect(page).to.contain(`>${score.toFixed(3)}<`);
    }
  });

  it('has sections in a well-formed page that needs nothing else', () => {
    expect(unclosed(page)).to.deep.equal([]);
    expect([...page.matchAll(/<h2>([^<]+)/g)].map(([, title]) => title)).to.deep.equal([
      'Scores',
      'Columns',
      'Pairs of columns',
      'Privacy',
    ]);
    expect(page).not.to.match(/<script|<link|<img|<iframe|src=|href=|url\(|@import/i);
    const hosts = [...page.matchAll(/https?:[^"]*/g)].map(([url]) => url);
    expect([...new Set(hosts)]).to.deep.equal(['http://www.w3.org/2000/svg']);
  });

  it('says what k-anonymity does not promise', () => {
    expect(page).to.contain('k-anonymity with k = 10');
    for (const limit of ['Rows are not persons', 'No protection from those who know the rest']) {
      expect(page).to.contain(limit);
    }
  });

  it('shows hostile names and values as text', () => {
    const shown = htmlReport(reportOn(sampleOf(hostile()), 10), HOSTILE[0]);

    expect(unclosed(shown)).to.deep.equal([]);
    expect(shown).not.to.match(/<script|<img|<b>bold|onload='/i);
    expect(shown).to.contain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown).not.to.match(/[\0\u202e]/);
  });

  it('is a page for a table without anything to compare', () => {
    const empty = htmlReport(reportOn(sampleOf(orders(0)), 10), 'empty.csv');

    expect(unclosed(empty)).to.deep.equal([]);
    expect(empty).to.contain('No column can be compared.');
    expect(empty).not.to.match(/NaN|Infinity|undefined/);
  });

  it('contains no number that is none, whatever the cells are', () => {
    expect(page).not.to.match(/NaN|Infinity|undefined/);
    const cell = fc.oneof(
      fc.constantFrom('', 'NA', '1e308', '-1e-300', '99999999999999999999', '0.1', '5 %', '$1,5'),
      fc.constantFrom('2024-02-29', '31.12.1999', '23:59', '2024-01-01T10:00:00Z', 'true', 'x'),
      fc.integer({ min: -5, max: 5 }).map(String),
      fc.string({ maxLength: 4 }),
    );
    const column = fc.tuple(fc.array(cell, { minLength: 1, maxLength: 6 }), fc.nat(1000));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
        fc.array(column, { minLength: 4, maxLength: 4 }),
        fc.nat(60),
        fc.constantFrom(1, 3, 10),
        (names, columns, rows, k) => {
          const table = names.map((name, c) => {
            const [cells, shift] = columns[c] ?? [['x'], 0];
            const at = (i: number): string => cells[(i * i + shift) % cells.length] as string;
            return [name, Array.from({ length: rows }, (_, i) => at(i))] as const;
          });
          const shown = htmlReport(reportOn(sampleOf(Object.fromEntries(table)), k), 'a.csv');
          expect(unclosed(shown)).to.deep.equal([]);
          expect(shown).not.to.match(/"[^"]*(?:NaN|Infinity)|>(?:NaN|undefined)</);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('escaped text', () => {
  it('has no sign of HTML and no character that HTML cannot contain', () => {
    expect(escapeHtml(`<a b="c" d='e'>&`)).to.equal('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
    expect(escapeHtml('a\0b\u202ec\ud800d\u0085e')).to.equal('a\ufffdb\ufffdc\ufffdd\ufffde');
    expect(escapeHtml('Zoë 😀\n')).to.equal('Zoë 😀\n');
  });

  it('is cut between characters, by their width, before it is escaped', () => {
    expect(shortened('😀😀😀<', 4)).to.equal('😀😀…');
    expect(shortened('<<<', 3)).to.equal('&lt;&lt;&lt;');
    expect(shortened('dallas airport', 14)).to.equal('dallas airport');
    expect(shortened('DALLAS AIRPORT', 14)).to.equal('DALLAS AIRP…');
  });
});

describe('a report in a browser', () => {
  before(function () {
    if (missingBrowser() !== undefined) this.skip();
  });
  after(closeBrowsers);

  it('fits a phone, loads nothing, and runs no script of a hostile table', async () => {
    const browser = new Browser(PHONE);
    for (const table of [orders(600), hostile()]) {
      const html = htmlReport(reportOn(sampleOf(table), 10), 'table.csv');
      const address = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
      browser.asked.length = 0;
      const page = await browser.open(address);
      const [wide, plots] = await page.evaluate<[number, number]>(
        '[document.documentElement.scrollWidth, document.querySelectorAll("svg").length]',
      );
      await browser.picture(page, `report-${plots}`);

      expect(wide).to.be.at.most(390);
      expect(plots).to.be.above(5);
      expect(browser.asked.filter((url) => url !== address)).to.deep.equal([]);
      expect(browser.complaints).to.deep.equal([]);
    }
  });
});
