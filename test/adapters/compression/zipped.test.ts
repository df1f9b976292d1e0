import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { zipped } from '../../../src/adapters/compression/zipped.js';
import { generate } from '../../../src/adapters/library/generate.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { FILE_END } from '../../../src/domain/formats/archive.js';
import { hostileTexts } from '../../../src/testing/hostile-texts.js';

const archive = {
  files: [{ name: 'about.txt', text: 'é' }],
  parts: ['a', 'b', 'c'].map((name) => ({ name, head: `<${name}>`, foot: `</${name}>` })),
};

async function cellsOf(file: Buffer): Promise<readonly (readonly unknown[])[]> {
  const [sheet] = await readExcelFile(file, { trim: false });
  return (sheet?.data ?? []) as readonly (readonly unknown[])[];
}

describe('a zip archive', () => {
  function textsOf(bytes: Buffer): Readonly<Record<string, string>> {
    const files = Object.entries(unzipSync(bytes));
    return Object.fromEntries(files.map(([name, text]) => [name, Buffer.from(text).toString()]));
  }

  for (const size of [1, 2, 5, 100]) {
    it(`divides chunks of ${size} bytes into the files with rows`, async () => {
      const text = `one${FILE_END}two${FILE_END}`;
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
        Buffer.from(text.slice(i * size, (i + 1) * size)),
      );

      const bytes = await buffer(zipped(chunks, archive));

      expect(textsOf(bytes)).to.deep.equal({
        'about.txt': 'é',
        a: '<a>one</a>',
        b: '<b>two</b>',
        c: '<c></c>',
      });
    });
  }

  it('has the same bytes each time', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map(() => buffer(zipped([Buffer.from('one')], archive))),
    );

    expect(first?.equals(second as Buffer)).to.equal(true);
  });

  it('fails with the error of its source', async () => {
    const failing = async function* () {
      yield Buffer.from('one');
      throw new Error('the well is dry');
    };

    const failure = await buffer(zipped(failing(), archive)).catch((error) => error);
    expect(failure).to.have.property('message', 'the well is dry');
  });

  it('takes chunks only as far as it is read, and ends its source when the reader leaves', async () => {
    let made = 0;
    let ended = false;
    const endless = async function* () {
      try {
        for (;;) {
          made += 1;
          yield Buffer.from(Array.from({ length: 64 * 1024 }, () => 97 + Math.random() * 20));
        }
      } finally {
        ended = true;
      }
    };
    const reader = zipped(endless(), archive);

    for (let i = 0; i < 8; i++) await reader.next();
    await setTimeout(100);
    expect(made).to.be.within(1, 30);
    await reader.return(undefined);
    await setTimeout(10);

    expect(ended).to.equal(true);
  });
});

describe('a workbook', () => {
  it('reads back in a reader of Excel files, with numbers, dates, booleans and hostile texts', async () => {
    const texts = hostileTexts.filter((text) => text !== '');
    const fields = [
      { name: 'id', type: 'sequence' },
      { name: 'text <&>', type: 'choice', constraints: { choices: texts, unique: true } },
      { name: 'amount', type: 'float', constraints: { null_rate: 0.2 } },
      { name: 'yes', type: 'boolean' },
      { name: 'day', type: 'date' },
      { name: 'moment', type: 'datetime', constraints: { precision: 'ms', null_rate: 0.2 } },
      { name: 'mixed', type: 'choice', constraints: { choices: [1, 'n/a', true] } },
    ] as const;
    const table = generate({ rows: texts.length, seed: 1, format: 'xlsx', fields });

    const [names, ...rows] = await cellsOf(await buffer(table.file()));

    expect(names).to.deep.equal(fields.map(({ name }) => name));
    const expected = Array.from(table.rows(), ({ day, moment, ...rest }) =>
      Object.values({
        ...rest,
        day: new Date(String(day)),
        moment: moment === null ? null : new Date(String(moment)),
        mixed: rest.mixed,
      }),
    );
    expect(
      rows.map(([id, text, amount, yes, day, moment, mixed]) => [
        id,
        text,
        amount,
        yes,
        mixed,
        day,
        moment,
      ]),
    ).to.deep.equal(expected);
  });

  it('opens with every field type', async () => {
    // As a text, the name of a type that `npm run generate` has not seen yet compiles, too.
    const fields = FIELD_TYPE_NAMES.map((type: string) => ({ name: type, type }));
    const table = generate({ rows: 20, seed: 1, format: 'xlsx', fields });

    const [names, ...rows] = await cellsOf(await buffer(table.file()));

    expect(names).to.deep.equal(FIELD_TYPE_NAMES);
    expect(rows).to.have.length(20);
  });
});
