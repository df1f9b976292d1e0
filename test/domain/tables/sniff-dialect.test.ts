import { expect } from 'chai';
import { sniffDialect } from '../../../src/domain/tables/sniff-dialect.js';
import type { TextDialect } from '../../../src/domain/tables/text-dialect.js';

function sniffed(text: string): TextDialect {
  return sniffDialect(text, true).dialect;
}

const people = [
  ['name', 'town', 'born'],
  ['Ann', 'Oslo', '1990-01-05'],
  ['Bo', 'Lima', '1985-11-30'],
  ['Cy', 'Rome', '2001-07-14'],
];

function written(delimiter: string, quote = ''): string {
  const line = (row: readonly string[]) => row.map((cell) => quote + cell + quote).join(delimiter);
  return `${people.map(line).join('\n')}\n`;
}

describe('the sniffed dialect', () => {
  for (const delimiter of [',', '\t', ';', '|', ':', '~', '^', '\x01', ' ']) {
    it(`has the delimiter ${JSON.stringify(delimiter)} if it separates the cells, quoted or not`, () => {
      expect(sniffed(written(delimiter))).to.include({ delimiter, newline: '\n' });
      expect(sniffed(written(delimiter, '"'))).to.include({ delimiter, quote: '"' });
    });
  }

  for (const quote of ['"', "'"]) {
    it(`has the quote ${quote} if it encloses cells with delimiters and line ends`, () => {
      const row = `1;${quote}a; b\nc${quote};${quote}d${quote}${quote}e${quote}\n`;

      expect(sniffed(`id;text;more\n${row.repeat(5)}`)).to.include({
        delimiter: ';',
        quote,
        escape: 'doubled',
      });
    });
  }

  it('has the escape backslash if a backslash precedes quotes in cells', () => {
    const row = '1,"say \\"hi\\", they said",x\n';

    expect(sniffed(`id,text,more\n${row.repeat(5)}`)).to.include({
      quote: '"',
      escape: 'backslash',
    });
  });

  it('has double quotes by default', () => {
    expect(sniffed('a,b\n1,2\n3,4\n')).to.include({ quote: '"' });
  });

  it('has no quotes if a quote is part of a cell', () => {
    const text = 'size\tname\n5\tx\n"6\ty\n7\tz\n8\tw\n9\tv\n';

    expect(sniffed(text)).to.include({ delimiter: '\t', quote: undefined });
  });

  it('has no delimiter for a list of lines', () => {
    expect(sniffed('apple\npear\nplum, dried\nfig\ncherry\n')).to.include({ delimiter: undefined });
  });

  const lists: Readonly<Record<string, string>> = {
    'names under a header of one word': 'name\nMaria Gomez\nJohn Smith\nAna Lopez\n',
    'names of two words without a header': 'Maria Gomez\nJohn Smith\nAna Lopez\n',
    'e-mail addresses': 'ann@a.example\nbo@b.example\ncy@c.example\n',
    logins: 'ann_lee\nbo_ray\ncy_day\n',
    'days with slashes': '1/2/2020\n3/4/2021\n5/6/2022\n',
    'times under a header': 'time\n10:30\n11:45\n09:10\n',
    'comments with some commas':
      'comment\nGood, really\nNo\nWell, yes, but slow\nLate\nBad, late, cold, dear\nFine, thanks\nOh\nOh, no\n',
  };
  for (const [what, text] of Object.entries(lists)) {
    it(`has no delimiter for ${what}`, () => {
      expect(sniffed(text)).to.include({ delimiter: undefined });
    });
  }

  it('is a space if it divides words and figures of each line, as R writes tables', () => {
    expect(sniffed('"n" "town"\n"1" 4 "Oslo"\n"2" 5 "Lima"\n')).to.include({ delimiter: ' ' });
  });

  const hard: readonly (readonly [string, string, Partial<TextDialect>])[] = [
    ['two columns of tabs', 'a\tb\n1\t2\n3\t4\n', { delimiter: '\t' }],
    [
      'a byte order mark left in place, and semicolons',
      '\ufeffa;b\n1;2\n3;4\n',
      { delimiter: ';' },
    ],
    ['tildes', 'a~b~c\n1~2~3\n', { delimiter: '~' }],
    [
      'comments before the table',
      '# made by a program\n# on 2024-01-01, early\na,b\n1,2\n3,4\n',
      { comment: '#', delimiter: ',' },
    ],
    [
      'comments between its rows',
      'a;b\n1;2\n// half way\n3;4\n5;6\n',
      { comment: '//', delimiter: ';' },
    ],
    ['single quotes', "a,b\n'x, y',1\n'z',2\n", { quote: "'", delimiter: ',' }],
    ['a header that begins with #', '#,name\n1,x\n2,y\n', { comment: undefined, delimiter: ',' }],
    [
      'colours that begin with #',
      'colour,n\n#ff0000,1\n#00ff00,2\nred,3\n',
      { comment: undefined },
    ],
    ['decimal commas and semicolons', 'x;y\n1,5;2,25\n3,5;4,75\n', { delimiter: ';' }],
    ['times of day and commas', 'at,n\n10:30:00,1\n11:45:10,2\n', { delimiter: ',' }],
    ['texts with commas and bars', 'n|text\n1|a, b, c\n2|d\n3|e, f\n', { delimiter: '|' }],
    [
      'apostrophes at the beginning of words',
      "a,b\n'tis,1\n'twas,2\n",
      { quote: '"', delimiter: ',' },
    ],
    ['carriage returns as line ends', 'a,b\r1,2\r3,4\r', { newline: '\r', delimiter: ',' }],
    ['the first line of Excel', 'sep=|\na,b|c,d\n1,2|3,4\n', { delimiter: '|' }],
  ];
  for (const [what, text, dialect] of hard) {
    it(`is right for a text with ${what}`, () => {
      expect(sniffed(text)).to.include(dialect);
    });
  }
});

describe('the text before a table', () => {
  const cases: readonly (readonly [string, string, number])[] = [
    ['nothing', '', 0],
    ['a title and an empty line', 'Sales of the year\n\n', 1],
    ['a title padded with delimiters', 'Sales,,,\nMade: today,,,\n,,,\n', 2],
    ['the line of Excel', 'sep=,\n', 1],
  ];
  for (const [what, before, skipped] of cases) {
    it(`is skipped if it is ${what}`, () => {
      const text = `${before}a,b,c,d\n1,2,3,4\n5,6,7,8\n`;
      const found = sniffDialect(text, true);

      expect(text.slice(found.start)).to.equal('a,b,c,d\n1,2,3,4\n5,6,7,8\n');
      expect(found).to.include({ skipped, width: 4 });
    });
  }

  it('does not include a header with empty names', () => {
    expect(sniffDialect(',n\nx,1\ny,2\n', true)).to.include({ start: 0, skipped: 0 });
  });
});
