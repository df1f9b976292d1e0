import { expect } from 'chai';
import { byteSource } from '../../support/tables/byte-source.js';
import { readSource, readTable, refusal, rowsOf } from '../../support/tables/read-table.js';

describe('delimited text', () => {
  it('can contain quotes, delimiters and line ends inside cells', async () => {
    const sample = await readTable('a.csv', 'id,text\n1,"a, ""b""\r\nc"\n2,"d\ne"\n');

    expect(sample.header).to.deep.equal(['id', 'text']);
    expect(rowsOf(sample)).to.deep.equal([
      ['1', 'a, "b"\r\nc'],
      ['2', 'd\ne'],
    ]);
    expect(sample.complete).to.equal(true);
    expect(sample.warnings).to.deep.equal([]);
  });

  const ends = ['\n', '\r\n', '\r'];
  for (const end of ends) {
    it(`can have lines that end in ${JSON.stringify(end)}, with or without one at the end`, async () => {
      const text = ['a,b', '1,x', '', '2,y'].join(end);

      for (const whole of [text, text + end]) {
        expect(rowsOf(await readTable('a.csv', whole))).to.deep.equal([
          ['1', 'x'],
          ['2', 'y'],
        ]);
      }
    });
  }

  const notations: readonly (readonly [
    text: string,
    delimiter: string,
    lineEnd: string,
    bom: boolean,
  ])[] = [
    ['a,b\n1,x\r\n', ',', 'lf', false],
    ['\ufeffa;b\r\n1;x\r\n', ';', 'crlf', true],
    ['a~b\r1~x\r2~y\r', '~', 'lf', false],
  ];
  for (const [text, delimiter, lineEnd, bom] of notations) {
    it(`has a known notation: ${JSON.stringify(text)}`, async () => {
      expect((await readTable('a.csv', text)).notation).to.deep.equal({ delimiter, lineEnd, bom });
    });
  }

  it('keeps a carriage return inside a line as data', async () => {
    expect((await readTable('a.csv', 'a,b\n1,x\ry\n2,z\n')).columns[1]).to.deep.equal([
      'x\ry',
      'z',
    ]);
  });

  it('has short rows filled and long rows cut, with warnings that count them', async () => {
    const sample = await readTable('a.csv', 'a,b,c\n1,x,y\n2\n3,x\n4,x,y,z\n5,x,y\n6,x,y\n');

    expect(sample.columns).to.deep.equal([
      ['1', '2', '3', '4', '5', '6'],
      ['x', '', 'x', 'x', 'x', 'x'],
      ['y', '', '', 'y', 'y', 'y'],
    ]);
    expect(sample.warnings).to.deep.equal([
      '2 rows with too few cells are filled with empty ones',
      '1 row with too many cells is cut',
    ]);
  });

  it('loses a cell that exceeds the bound as a whole, and every NUL character', async () => {
    const sample = await readTable('a.csv', 'a,b\n1,123456\n2,12\u0000345\n', { cellLength: 5 });

    expect(sample.columns[1]).to.deep.equal(['', '12345']);
    expect(sample.warnings).to.deep.equal(['1 cell longer than 5 characters is read as empty']);
  });

  it('loses the columns beyond the bound', async () => {
    const sample = await readTable('a.csv', 'a,b,c\n1,2,3\n4,5,6\n', { columns: 2 });

    expect(sample.header).to.deep.equal(['a', 'b']);
    expect(sample.columns).to.have.length(2);
    expect(sample.warnings).to.deep.equal(['1 column beyond the first 2 is left out']);
  });

  it('is reported as complete only if all rows are read', async () => {
    const text = 'a\n1\n2\n3\n';

    expect(await readTable('a.csv', text, { rows: 3 })).to.include({ rows: 3, complete: true });
    expect(await readTable('a.csv', text, { rows: 2 })).to.include({ rows: 2, complete: false });
    expect(await readTable('a.csv', '1\n2\n3\n', { rows: 3 })).to.include({
      rows: 3,
      complete: true,
    });
    expect(await readTable('a.csv', '1\n2\n3\n', { rows: 2 })).to.include({
      rows: 2,
      complete: false,
    });
  });

  it('that is shorter than the announced size loses its last record', async () => {
    const sample = await readTable('a.csv', 'a,b\n1,x\n2,y\n3,zz', {}, { size: 1000 });

    expect(sample.columns[0]).to.deep.equal(['1', '2']);
    expect(sample.complete).to.equal(false);
  });

  it('that is truncated at any byte yields its first rows unchanged', async () => {
    const row = (i: number) => `${i},"word, ""${i}""\nof many",2020-01-${10 + (i % 20)}\r\n`;
    const text = `id,text,day\r\n${Array.from({ length: 30 }, (_, i) => row(i)).join('')}`;
    const all = rowsOf(await readTable('a.csv', text));
    expect(all).to.have.length(30);

    for (let length = text.indexOf('\r\n4,'); length < text.length; length += 1) {
      const options = { size: text.length, chunk: 1 + (length % 50) };
      const sample = await readTable('a.csv', text.slice(0, length), {}, options);

      expect(sample.header).to.deep.equal(['id', 'text', 'day']);
      expect(rowsOf(sample)).to.deep.equal(all.slice(0, sample.rows));
      expect(sample.rows).to.be.at.least(3);
    }
  });

  it('is transferred only as far as the requested rows', async () => {
    const text = `n,word\n${Array.from({ length: 200_000 }, (_, i) => `${i},word`).join('\n')}\n`;
    const source = byteSource('a.csv', text);

    const sample = await readSource(source, { rows: 1000 });

    expect(sample).to.include({ rows: 1000, complete: false });
    expect(source.log.streamed).to.be.at.most(64 * 1024 + 16_384);
    expect(source.log.closed).to.equal(true);
  });

  it('loses the text after a quote that is never closed', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => `${i},"x, y"`).join('\n');
    const sample = await readTable('a.csv', `a,b\n${rows}\n101,"open\n102,y\n`);

    expect(sample.rows).to.equal(100);
  });

  it('is read up to a record that exceeds the length limit', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `${i},x`).join('\n');
    const sample = await readTable('a.csv', `a,b\n${rows}\n1,"${'y'.repeat(3_000_000)}"\n2,z\n`, {
      rows: 50_000,
    });

    expect(sample.rows).to.equal(20_000);
    expect(sample.complete).to.equal(false);
    expect(sample.warnings).to.deep.equal([
      'reading stopped at a record of more than 1048576 characters',
    ]);
  });

  it('is refused if its first line is too long for a record', async () => {
    for (const text of ['a'.repeat(3_000_000), 'a,'.repeat(1_500_000)]) {
      expect(await refusal('a.csv', text)).to.equal(
        'the first line has more than 1048576 characters, so this is no table with a record on each line',
      );
    }
  });

  it('with short rows and many columns is limited to a number of cells', async () => {
    const header = Array.from({ length: 1000 }, (_, i) => `c${i}`).join(',');
    const sample = await readTable('a.csv', `${header}\n${header}\n${'1\n'.repeat(50_000)}`, {
      rows: 50_000,
    });

    expect(sample.rows * sample.columns.length).to.be.at.most(5_000_000);
    expect(sample.complete).to.equal(false);
  });
});

describe('a file that contains no table', () => {
  const png = Buffer.from(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\b\x06\0\0\0',
    'latin1',
  );
  const junk = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 * (i % 251)) >> 5));
  const files: readonly (readonly [string, Uint8Array | string, string])[] = [
    ['an empty file', '', 'the file is empty'],
    ['blank lines', ' \r\n \n', 'the file is empty'],
    [
      'an HTML page',
      '\n<!DOCTYPE html><html><body>Not found</body></html>',
      'the file is an HTML or XML page, not a table',
    ],
    [
      'an XML error',
      '<?xml version="1.0"?><Error><Code>403</Code></Error>',
      'the file is an HTML or XML page, not a table',
    ],
    ['a picture', png, 'the file is binary data of no known kind'],
    ['random bytes', junk, 'the file is binary data of no known kind'],
    ['zeros', Buffer.alloc(10_000), 'the file is binary data of no known kind'],
    [
      'an SQLite database',
      'SQLite format 3\0and more',
      'the file is an SQLite database, not a table',
    ],
    [
      'a pointer of Git LFS',
      'version https://git-lfs.github.com/spec/v1\noid sha256:1\n',
      'the file is a pointer of Git LFS, not a table',
    ],
    ['a part of a split zip', 'PK\x07\x08PK', 'the zip archive is split'],
  ];
  for (const [what, content, reason] of files) {
    it(`is refused if it is ${what}: ${reason}`, async () => {
      expect(await refusal('data.csv', content)).to.equal(reason);
    });
  }
});

describe('file names', () => {
  it('show whether a file may contain a table', async () => {
    const { TableFileReader } = await import('../../../src/adapters/tables/table-file-reader.js');
    const reader = new TableFileReader();
    const yes = [
      'a.csv',
      'x/A.TSV',
      'a.txt',
      'a.json',
      'a.jsonl',
      'a.ndjson',
      'a.parquet',
      'a.csv.gz',
      'a.zip',
      'a.tar.gz',
      'a.tgz',
    ];
    const no = ['a', 'a.png', 'a.md', 'csv', 'a.csv.bz2', 'a.xlsx', 'a.zip.gz', ''];

    expect(yes.filter((name) => !reader.reads(name))).to.deep.equal([]);
    expect(no.filter((name) => reader.reads(name))).to.deep.equal([]);
  });
});
