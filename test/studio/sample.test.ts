import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { standardInferenceEngine } from '../../src/adapters/engine/standard-engine.js';
import { generate, type InferredRequest, inferSchema } from '../../src/adapters/library/index.js';
import { parquetSample } from '../../src/adapters/tables/parquet/parquet-sample.js';
import { ScriptTimeLimit } from '../../src/adapters/tables/parquet/script-time-limit.js';
import type { InferredSchema } from '../../src/domain/inference/index.js';
import { SAMPLE_BOUNDS } from '../../src/domain/tables/sample-bounds.js';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { DESKTOP, PHONE } from '../adapters/http/explorer/support/browser.js';
import { serve } from '../adapters/http/support/serve.js';
import { TABLE_OF_NAMES } from '../adapters/inference/names-of-many-languages.js';
import { passes } from '../support/asserting.js';
import { packageRoot } from '../support/package-root.js';
import { describeStories } from './support/describe-stories.js';

const WEATHER = new URL('samples/vega/weather/weather.csv', packageRoot);

/** Drops a file on the page as a person does, with the events of the browser. */
async function drop(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const base64 = Buffer.from(content).toString('base64');
  const data = await page.evaluateHandle(
    `(() => { const data = new DataTransfer();
      const bytes = Uint8Array.from(atob('${base64}'), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], ${JSON.stringify(name)}));
      return data; })()`,
  );
  await page.dispatchEvent('.rows-table', 'drop', { dataTransfer: data });
}

/** A file with texts, numbers, moments and nulls, compressed by Snappy. */
async function parquetFile(): Promise<Uint8Array> {
  const fields = [
    { name: 'id', type: 'sequence' },
    { name: 'city', type: 'choice', constraints: { choices: ['Oslo', 'Lima'], null_rate: 0.2 } },
    { name: 'weight', type: 'float', constraints: { precision: 3 } },
    { name: 'sent', type: 'datetime', constraints: { start: '2024-01-01', end: '2024-03-01' } },
  ];
  const table = generate({ rows: 400, seed: 1, format: 'parquet', fields });
  const chunks: Uint8Array[] = [];
  for await (const chunk of table.file()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What the engine infers from a Parquet file with the reader of the command. */
async function inferredOf(bytes: Uint8Array): Promise<InferredSchema> {
  const range = async (start: number, end?: number) => bytes.slice(start, end);
  const limits = { ...SAMPLE_BOUNDS, rows: 50_000 };
  const work = { limits, mostBytes: limits.inflatedBytes };
  const sample = await parquetSample(range, work, new ScriptTimeLimit());
  const inferenceEngine = standardInferenceEngine();
  const locales = await inferenceEngine.loadNames();
  return inferenceEngine.infer(sample, { k: 10, locales });
}

describeStories('a file with rows on the page', (stories) => {
  async function dialogOf(page: Page): Promise<Locator> {
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: /^From a file with rows/ }).click();
    return page.getByRole('dialog', { name: 'A table like that of a file' });
  }

  it('becomes a table of the fields that the library infers, with a report, and is not sent', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    const sent: string[] = [];
    page.on('request', (request) => {
      // A browser asks for the icon again when the address names another schema.
      const isFile = /\/studio\/|\/favicon\.svg$/.test(request.url());
      if (request.method() !== 'GET' || !isFile) {
        sent.push(`${request.method()} ${request.url()}`);
      }
    });
    const text = readFileSync(WEATHER, 'utf8');
    await drop(page, 'weather.csv', text);
    const dialog = page.getByRole('dialog', { name: 'A table like that of a file' });
    await dialog.getByText('2,922 rows read, all of the file').waitFor();
    const names = await dialog.locator('tbody th').allTextContents();
    await dialog.getByRole('button', { name: 'Compare with a clone' }).click();
    await dialog.getByText(/^Sample and clone are \d+ % alike/).waitFor();
    await studio.browser.picture(page, 'studio-sample');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save the report with plots' }).click(),
    ]);
    const report = readFileSync(await download.path(), 'utf8');
    await dialog.getByRole('button', { name: 'Open as a new schema' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('.rows-table[aria-rowcount="2923"]').waitFor();
    await page.getByRole('button', { name: 'Export' }).first().click();
    const request = JSON.parse(await page.locator('.code-sample').inputValue());
    // As JSON, which has no negative zero.
    const inferred = JSON.parse(JSON.stringify(await inferSchema(text))) as InferredRequest;

    expect(request.fields).to.deep.equal(inferred.fields);
    expect(request.correlate).to.deep.equal(inferred.correlate);
    expect(names).to.deep.equal(inferred.columns.map(({ name }) => name));
    expect(await page.locator('.rows-table .column-name').allTextContents()).to.deep.equal(names);
    expect(download.suggestedFilename()).to.equal('weather-report.html');
    expect(report).to.match(/<title>Quality and privacy of a clone of weather\.csv/);
    expect(sent).to.deep.equal([]);
    studio.expectClean();
  });

  it('is Parquet, whose columns become those of the sample in Node', async () => {
    const bytes = await parquetFile();
    const studio = stories.visit();
    const page = await studio.open();
    await drop(page, 'orders.parquet', bytes);
    const dialog = page.getByRole('dialog', { name: 'A table like that of a file' });
    await dialog.getByText('400 rows read, all of the file').waitFor();
    await dialog.getByRole('button', { name: 'Open as a new schema' }).click();
    await page.locator('.rows-table .column-name', { hasText: 'weight' }).waitFor();
    await page.getByRole('button', { name: 'Export' }).first().click();
    const request = JSON.parse(await page.locator('.code-sample').inputValue());
    const { fields } = await inferredOf(bytes);

    expect(request.fields).to.deep.equal(JSON.parse(JSON.stringify(fields)));
    studio.expectClean();
  });

  it('has names of people in any language, which the page recognises as the library does', async () => {
    const page = await stories.visit().open();
    await drop(page, 'names.csv', TABLE_OF_NAMES);
    const dialog = page.getByRole('dialog', { name: 'A table like that of a file' });
    await dialog.getByText('600 rows read').waitFor();
    await dialog.getByRole('button', { name: 'Open as a new schema' }).click();
    await page.locator('.rows-table .column-name', { hasText: 'jmeno' }).waitFor();
    await page.getByRole('button', { name: 'Export' }).first().click();
    const request = JSON.parse(await page.locator('.code-sample').inputValue()) as InferredRequest;
    const { fields } = await inferSchema(TABLE_OF_NAMES);
    const kinds = ({ fields }: Pick<InferredRequest, 'fields'>) =>
      fields.map(({ name, type, locale }) => ({ name, type, locale }));

    expect(kinds(request)).to.deep.equal(kinds({ fields }));
    expect(fields[0]).to.deep.include({ type: 'first_name', locale: 'cs_CZ' });
  });

  it('is pasted as text, and its table is added to the schema beside the others', async () => {
    const page = await stories.visit().open();
    const dialog = await dialogOf(page);
    const lines = Array.from({ length: 60 }, (_, i) => `${i % 3 ? 'S' : 'L'}\t${i * 2}`);
    await dialog
      .getByRole('textbox')
      .first()
      .fill(['size\tn', ...lines].join('\n'));
    await dialog.getByRole('button', { name: 'Read the text' }).click();
    await dialog.getByText('60 rows read').waitFor();
    await dialog.getByRole('button', { name: /^Add to/ }).click();
    await page.locator('.rows-table .column-name', { hasText: 'size' }).waitFor();

    expect(await page.locator('.table-name').allTextContents()).to.include('pasted');
    expect(await page.locator('.status').textContent()).not.to.contain('fault');
  });

  it('tells why a file has no table, and takes another one', async () => {
    const page = await stories.visit().open();
    await drop(page, 'image.parquet', 'PAR1 no table');
    const dialog = page.getByRole('dialog', { name: 'A table like that of a file' });
    const alert = await dialog.getByRole('alert').textContent();
    await dialog.locator('input[type=file]').setInputFiles(fileURLToPath(WEATHER));
    await dialog.getByText('2,922 rows read, all of the file').waitFor();

    expect(alert).to.equal('the parquet file is cut off.');
  });

  it('needs the network for the words of other languages, and says so', async () => {
    const own = await serve();
    const page = await stories.visit(DESKTOP, own).open();
    await page.locator('html[data-ready]').waitFor();
    await own.stop();
    await drop(page, 'rows.csv', 'a,b\n1,2\n');
    const dialog = page.getByRole('dialog', { name: 'A table like that of a file' });

    expect(await dialog.getByRole('alert').textContent()).to.match(/Connect to the network/);
  });

  it('that has a schema opens the dialog of schemas', async () => {
    const page = await stories.visit().open();
    await drop(page, 'shop.sql', 'CREATE TABLE pets (id serial PRIMARY KEY, name text);');
    const dialog = page.getByRole('dialog', { name: 'Tables from a schema' });
    await dialog.getByRole('button', { name: 'Make tables' }).click();
    const column = page.locator('.rows-table .column-name', { hasText: 'name' });
    await passes(() => column.waitFor());
  });

  for (const [device, screen] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    it(`is shown without a barrier on a ${device}, light and dark`, async () => {
      const studio = stories.visit(screen);
      const page = await studio.open();
      const dialog = await dialogOf(page);
      expect(await barriers(page)).to.deep.equal([]);
      await dialog
        .locator('input[type=file]')
        .setInputFiles(
          fileURLToPath(
            new URL('samples/allisonhorst/palmerpenguins/penguins_raw.csv', packageRoot),
          ),
        );
      await dialog.getByText('344 rows read').waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await barriers(page)).to.deep.equal([]);
        await studio.browser.picture(page, `studio-sample-${device}-${colorScheme}`);
      }
    });
  }
});
