import { expect } from 'chai';
import { csv } from '../../../support/tables/csv-text.js';
import { textFileNames } from '../../../support/tables.js';
import { post } from '../support/requests.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';
import { DatasetFolder } from './support/dataset-folder.js';

const ROWS = 2000;

const SYLLABLES = ['vok', 'zil', 'qua', 'tor', 'byx', 'fen', 'jaz', 'wup', 'hyg', 'dro', 'kew'];

/** Returns the word of a row: twelve letters that no list of names contains. */
function word(i: number): string {
  let rest = (i * 7919 + 4242) % 14_641;
  return Array.from({ length: 4 }, () => {
    const syllable = SYLLABLES[rest % SYLLABLES.length] as string;
    rest = Math.floor(rest / SYLLABLES.length);
    return syllable;
  }).join('');
}

/** Columns that contain a secret in each cell or in a few cells. */
const columns: Readonly<Record<string, (i: number) => string>> = {
  email: (i) => `${word(i)}@${word(i + 1)}.example`,
  shared_email: (i) => `${word(i % 4)}@mail.example`,
  customer: (i) => `${word(i)} ${word(i * 3)}`,
  city: (i) => (i % 500 === 0 ? word(i) : (['Berlin', 'Paris', 'Rome'][i % 3] as string)),
  plan: (i) => (i % 400 === 7 ? word(i) : (['free', 'team'][i % 2] as string)),
  note: (i) => `Called ${word(i)} about the ${word(i * 7)} matter of ${i}, again.`,
  url: (i) => `https://${word(i)}.example/${word(i * 5)}`,
  account: (i) => String(73_100_000_000 + i * 7919),
  salary: (i) => (i === 77 ? '9876543.21' : String(30_000 + (i % 500) * 10)),
  joined: (i) => (i === 5 ? '1911-02-03' : `20${10 + (i % 10)}-0${1 + (i % 9)}-1${i % 10}`),
};
const names = Object.keys(columns);
const makers = Object.values(columns);
const row = (i: number) => makers.map((make) => `"${make(i)}"`).join();

/** Matches values that identify a row: each word and each long number of the sample. */
const IDENTIFYING = /[a-z]{12}|\d{11}|9876543|1911-02/gi;

const secrets = new Set(
  Array.from({ length: ROWS + 1 }, (_, i) => row(i).match(IDENTIFYING) ?? []).flat(),
);

function secretsIn(text: string): readonly string[] {
  return (text.match(IDENTIFYING) ?? []).filter((found) => secrets.has(found));
}

describe('the hub with a sample full of secrets', () => {
  const folder = new DatasetFolder();
  let server: TestServer;

  before(async () => {
    folder.put('acme/people/headed.csv', csv(names.join(), ROWS, row));
    folder.put('acme/people/headless.csv', csv(row(ROWS), ROWS, row));
    folder.put(
      'acme/people/objects.ndjson',
      Array.from({ length: ROWS }, (_, i) =>
        JSON.stringify(Object.fromEntries(names.map((name, j) => [name, makers[j]?.(i)]))),
      ).join('\n'),
    );
    folder.put('acme/people/few.csv', csv(names.join(), 8, row));
    server = await serve({ TABLEWRIGHT_LOCAL_HUB_DIR: folder.path });
  });
  after(async () => {
    await stopAll();
    folder.remove();
  });

  for (const file of ['headed.csv', 'headless.csv', 'objects.ndjson', 'few.csv']) {
    it(`reveals no secret in the schema of ${file}`, async () => {
      const response = await post(`${server.url}/hub/schema`, { dataset: 'acme/people', file });

      const text = await response.text();
      expect(response.status, text).to.equal(200);
      expect(secretsIn(text)).to.deep.equal([]);
      expect(JSON.parse(text).fields).to.have.length(names.length);
    });

    it(`reveals no secret in a report on ${file}`, async () => {
      const asked = { dataset: 'acme/people', file, rows: 1, seed: 1, report: true };

      const response = await post(`${server.url}/hub/clone`, asked);

      const text = await response.text();
      expect(response.status, text.slice(0, 500)).to.equal(200);
      expect(JSON.parse(text).report.columns).to.have.length(names.length);
      expect(secretsIn(text)).to.deep.equal([]);
    });

    for (const format of textFileNames) {
      it(`reveals no secret in a clone of ${file} as ${format}`, async () => {
        const response = await post(`${server.url}/hub/clone`, {
          dataset: 'acme/people',
          file,
          rows: 3000,
          seed: 1,
          format,
        });

        const text = await response.text();
        expect(response.status, text.slice(0, 500)).to.equal(200);
        expect(secretsIn(text)).to.deep.equal([]);
        expect(text.length).to.be.above(3000 * names.length);
      });
    }
  }

  it('is tested with thousands of secrets', () => {
    expect(secrets.size).to.be.above(5000);
    expect(secretsIn(csv(names.join(), 1, row))).to.have.length.above(5);
  });

  it('reveals values that many rows share', async () => {
    const body = { dataset: 'acme/people', file: 'headed.csv' };

    const text = await (await post(`${server.url}/hub/schema`, body)).text();

    for (const shared of ['Berlin', 'Paris', 'Rome', 'free', 'team']) {
      expect(text).to.contain(`"${shared}"`);
    }
  });

  it('reveals no secret in the error for a file that contains no table', async () => {
    folder.put('acme/broken/table.csv', Buffer.from(`\0\x01\x02${word(1)}${'\0'.repeat(600)}`));
    folder.put('acme/broken/table.json', `{"${word(1)}": tru`);
    folder.put('acme/broken/table.parquet', `PAR1${word(1)}PAR1`);

    for (const file of ['table.csv', 'table.json', 'table.parquet']) {
      const response = await post(`${server.url}/hub/schema`, { dataset: 'acme/broken', file });

      expect(response.status).to.equal(502);
      expect(secretsIn(await response.text())).to.deep.equal([]);
    }
    expect(secretsIn(JSON.stringify(server.log.lines))).to.deep.equal([]);
  });
});
