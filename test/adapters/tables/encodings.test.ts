import { expect } from 'chai';
import { readTable, rowsOf } from '../../support/tables/read-table.js';

/** More than the sample that decides the format, so that characters cross the borders of chunks. */
const PAIRS = 3000;
const text = `naïve,città\n${'1,Šiauliai €\n2,Zürich “x”\n'.repeat(PAIRS)}`;
const WINDOWS: Readonly<Record<string, number>> = { Š: 0x8a, '€': 0x80, '“': 0x93, '”': 0x94 };

function utf16(content: string, bigEndian: boolean): Buffer {
  const bytes = Buffer.from(content, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

function windows1252(content: string): Buffer {
  return Buffer.from([...content].map((c) => WINDOWS[c] ?? c.charCodeAt(0)));
}

const encodings: readonly (readonly [string, Buffer, readonly string[]])[] = [
  ['UTF-8', Buffer.from(text), []],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`), []],
  ['little-endian UTF-16', utf16(`\ufeff${text}`, false), []],
  ['big-endian UTF-16', utf16(`\ufeff${text}`, true), []],
  ['little-endian UTF-16 without a byte order mark', utf16(text, false), []],
  ['big-endian UTF-16 without a byte order mark', utf16(text, true), []],
  ['windows-1252', windows1252(text), ['the text is not UTF-8 and is read as windows-1252']],
];

describe('the encoding of a text', () => {
  for (const [name, bytes, warnings] of encodings) {
    for (const chunk of [7, 1000]) {
      it(`is recognized for ${name} in chunks of ${chunk} bytes`, async () => {
        const sample = await readTable('a.csv', bytes, { rows: 2 * PAIRS }, { chunk });

        expect(sample.header).to.deep.equal(['naïve', 'città']);
        expect(new Set(rowsOf(sample).map((row) => row.join()))).to.deep.equal(
          new Set(['1,Šiauliai €', '2,Zürich “x”']),
        );
        expect(sample.rows).to.equal(2 * PAIRS);
        expect(sample.warnings).to.deep.equal(warnings);
      });
    }
  }

  const plain = `a,b\n${'1,x\n'.repeat(30_000)}`;

  it('is recognized as windows-1252 even if the first such character comes late', async () => {
    const bytes = Buffer.concat([Buffer.from(plain), windows1252('2,José €\n')]);
    const sample = await readTable('a.csv', bytes, { rows: 50_000 }, { chunk: 1 });

    expect(sample.columns[1]?.at(-1)).to.equal('José €');
  });

  it('remains UTF-8 after valid UTF-8, with invalid bytes replaced', async () => {
    const parts = [Buffer.from(`a,é\n${plain}`), windows1252('2,Müller\n'), Buffer.from('3,ü\n')];
    const sample = await readTable('a.csv', Buffer.concat(parts), { rows: 50_000 });

    expect(sample.columns[1]?.slice(-2)).to.deep.equal(['M\ufffdller', 'ü']);
    expect(sample.warnings).to.deep.equal(['bytes that are not UTF-8 are replaced']);
  });

  it('is windows-1252 even if some adjacent letters form valid UTF-8', async () => {
    // Three sequences that are valid by chance, among four that are not.
    const bytes = Buffer.from('name\nÌ©\nÌ©\nÌ©\né\nü\nô\nñ\n', 'latin1');
    const sample = await readTable('names.csv', bytes, { rows: 100 });

    expect(sample.columns).to.deep.equal([['Ì©', 'Ì©', 'Ì©', 'é', 'ü', 'ô', 'ñ']]);
    expect(sample.warnings).to.deep.equal(['the text is not UTF-8 and is read as windows-1252']);
  });

  it('is UTF-8 even if the file is truncated inside a character; the incomplete record is dropped', async () => {
    const bytes = Buffer.from('a,b\n1,ü\n2,ö');
    const sample = await readTable('a.csv', bytes.subarray(0, -1), {}, { size: 100 });

    expect(sample.columns).to.deep.equal([['1'], ['ü']]);
    expect(sample.warnings).to.deep.equal([]);
  });
});
