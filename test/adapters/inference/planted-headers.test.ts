import { expect } from 'chai';
import { inferSchema, type Sample } from '../../../src/adapters/library/index.js';
import { DatasetFolder } from '../http/hub/support/dataset-folder.js';
import { post } from '../http/support/requests.js';
import { serve, stopAll, type TestServer } from '../http/support/serve.js';

const ROWS = 80;

/** A file without a header: the first line has values that no other line has. */
function headless(first: string, ...columns: readonly (readonly string[])[]): string {
  const rows = Array.from({ length: ROWS }, (_, i) =>
    columns.map((values) => values[i % values.length]).join(','),
  );
  return [first, ...rows].join('\n');
}

const each = (cell: (i: number) => string) => Array.from({ length: ROWS }, (_, i) => cell(i));
const people = ['Anna Huber', 'Max Maier', 'Eva Bauer'];
const diagnoses = ['Flu', 'Cold', 'Asthma'];
const companies = ['Huber GmbH', 'Maier Stahl GmbH', 'Bauer GmbH'];
const ages = each((i) => String(20 + (i % 60)));
const mails = each((i) => `person${i}.x@mail${i % 9}.example`);

/** Files, and the words of their first lines that must not leave. */
const files: Readonly<Record<string, readonly [text: string, secrets: readonly string[]]>> = {
  'people-and-diagnoses.csv': [
    headless('Zebulon Quaxelhofer,HIV positive', people, diagnoses),
    ['Quaxelhofer', 'HIV'],
  ],
  'first-and-last-names.csv': [
    headless('Zebulon,Quaxelhofer', ['Anna', 'Max', 'Eva'], ['Huber', 'Maier', 'Bauer']),
    ['Zebulon', 'Quaxelhofer'],
  ],
  'lower-case-names.csv': [
    headless('zebulon,quaxelhofer', ['Anna', 'Max', 'Eva'], ['Huber', 'Maier', 'Bauer']),
    ['zebulon', 'quaxelhofer'],
  ],
  'people.csv': [headless('Ottokar Zwirbelhuber', people), ['Zwirbelhuber']],
  'people-called-price.csv': [headless('Ottokar Price', people), ['Ottokar']],
  'companies.csv': [headless('Zwirbelhuber Privatbank AG', companies), ['Zwirbelhuber']],
  'people-and-gaps.csv': [
    headless('Zebulon Quaxelhofer,not told', people, ages),
    ['Quaxelhofer', 'not told'],
  ],
  'diagnoses-and-gaps.csv': [headless('HIV positive,see notes', diagnoses, ages), ['HIV', 'notes']],
  'people-and-missing-mails.csv': [
    headless('Zebulon Quaxelhofer,unbekannt', people, mails),
    ['Quaxelhofer'],
  ],
  'mails.csv': [
    ['zebulon.quaxelhofer@zwirbel.at', ...mails].join('\n'),
    ['quaxelhofer', 'zwirbel'],
  ],
  'logins.csv': [
    ['zebulon_quaxelhofer', ...each((i) => `anna_maier${i}`)].join('\n'),
    ['zebulon', 'quaxelhofer'],
  ],
  'lists.json': [
    JSON.stringify([
      ['Zebulon Quaxelhofer', 'HIV positive'],
      ...each((i) => people[i % 3] as string).map((name, i) => [name, diagnoses[i % 3]]),
    ]),
    ['Quaxelhofer', 'HIV'],
  ],
  'keys.ndjson': [
    [...each((i) => `{"age":${i}}`), '{"age":5,"Zebulon Quaxelhofer":1}'].join('\n'),
    ['Quaxelhofer'],
  ],
  'few-keys.ndjson': ['{"a":"x"}\n{"Zebulon Quaxelhofer":1}', ['Quaxelhofer']],
};

function told(text: string, secrets: readonly string[]): readonly string[] {
  return secrets.filter((secret) => text.includes(secret));
}

describe('rows in the place of a header', () => {
  const folder = new DatasetFolder();
  let server: TestServer;

  before(async () => {
    for (const [name, [text]] of Object.entries(files)) folder.put(`acme/headless/${name}`, text);
    server = await serve({ TABLEWRIGHT_LOCAL_HUB_DIR: folder.path });
  });
  after(async () => {
    await stopAll();
    folder.remove();
  });

  for (const [name, [text, secrets]] of Object.entries(files)) {
    it(`do not leave ${name}, and a warning says so`, async () => {
      const { fields, warnings, ...more } = await inferSchema(text);

      expect(told(JSON.stringify([fields, warnings, more]), secrets)).to.deep.equal([]);
      expect(warnings.join('\n')).to.match(/(?:is|are) (?:numbered|left out)/);
      expect(fields).to.not.have.lengthOf(0);
    });

    it(`do not leave ${name} by the hub`, async () => {
      const dataset = { dataset: 'acme/headless', file: name };
      const schema = await post(`${server.url}/hub/schema`, dataset);
      const copy = await post(`${server.url}/hub/clone`, { ...dataset, rows: 50, seed: 1 });

      expect([schema.status, copy.status]).to.deep.equal([200, 200]);
      expect(told(await schema.text(), secrets)).to.deep.equal([]);
      expect(told(await copy.text(), secrets)).to.deep.equal([]);
    });
  }

  it('do not leave as keys of rows given to the library', async () => {
    const rows: Sample = [{ a: 'x' }, { 'Zebulon Quaxelhofer': 1 }];

    expect(JSON.stringify(await inferSchema(rows))).to.not.include('Quaxelhofer');
  });

  it('are not suggested as names of columns', async () => {
    const [text] = files['keys.ndjson'] as readonly [string, readonly string[]];
    const refused = await inferSchema(text, { categories: ['Zebulon Quaxelhofe'] }).catch(
      (error: unknown) => error,
    );

    expect(JSON.stringify(refused)).to.not.include('Quaxelhofer');
    expect(JSON.stringify(refused)).to.include('/categories/0');
  });

  const headers: readonly (readonly [header: string, ...columns: (readonly string[])[]])[] = [
    ['Name,Diagnosis', people, diagnoses],
    ['Vorname,Nachname', ['Anna', 'Max', 'Eva'], ['Huber', 'Maier', 'Bauer']],
    ['prénom,nom', ['Anna', 'Max', 'Eva'], ['Huber', 'Maier', 'Bauer']],
    ['Kunde', people],
    ['Customer name', people],
    ['E-mail', mails],
    ['guest_of,age', people, ages],
    ['gast,preis', people, ages],
    ['Firma,Ort', companies, ['Ulm', 'Jena']],
    ['Weight (kg)', diagnoses],
    ['Beats per minute', ages],
  ];
  for (const [header, ...columns] of headers) {
    it(`are none if they are ${header}`, async () => {
      const { fields } = await inferSchema(headless(header, ...columns));

      expect(fields.map(({ name }) => name).join(',')).to.equal(header);
    });
  }

  it('are counted by a k that is a whole number from 1', async () => {
    for (const minCount of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const refused = await inferSchema('a\n1\n', { minCount }).catch((error: unknown) => error);

      expect(refused).to.be.an('error').with.property('message').that.includes('/minCount');
    }
  });
});
