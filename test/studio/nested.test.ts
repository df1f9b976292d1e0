import { expect } from 'chai';
import { standardEngine } from '../../src/adapters/engine/standard-engine.js';
import { localeName } from '../../studio/components/fields/locale-name.js';
import {
  addProperty,
  constrainField,
  duplicateField,
  moveField,
  removeField,
  retypeField,
  setFieldLocale,
} from '../../studio/state/edits.js';
import { placeOf } from '../../studio/state/faults.js';
import { columnOf, isItem, placedFields } from '../../studio/state/field-tree.js';
import { type Field, type Project, projectOf, requestOf } from '../../studio/state/project.js';
import { namesFor } from '../../studio/state/references.js';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { PHONE } from '../adapters/http/explorer/support/browser.js';
import { describeStories } from './support/describe-stories.js';

const engine = standardEngine();
const terms = { limits: { rows: 1e9, cells: 1e12 }, drawSeed: () => 0 };

const request = {
  rows: 2,
  seed: 1,
  table_name: 't',
  fields: [
    { name: 'id', type: 'sequence' },
    {
      name: 'customer',
      type: 'object',
      properties: {
        email: { type: 'email', constraints: { null_rate: 0.1 } },
        home: { type: 'object', properties: { city: { type: 'city', locale: 'de' } } },
      },
      constraints: { null_rate: 0.2 },
    },
    {
      name: 'lines',
      type: 'array',
      items: { type: 'object', properties: { price: { type: 'price' }, n: { type: 'integer' } } },
      constraints: { max_items: 3 },
    },
  ],
};

const placed = ({ tables }: Project) => placedFields(tables[0]?.fields ?? []);

function fieldAt(document: Project, path: string): Field {
  const found = placed(document).find((one) => one.path === path);
  if (found === undefined) throw new Error(`there is no field ${path}`);
  return found.field;
}

const paths = (document: Project): readonly string[] =>
  placed(document).map(({ depth, path }) => `${'-'.repeat(depth)}${path}`);

describe('nested fields of the page', () => {
  const document = projectOf(request, 't');

  it('are those of the request that they were read from, in their order', () => {
    expect(requestOf(document)).to.deep.equal(request);
    expect(paths(document)).to.deep.equal([
      'id',
      'customer',
      '-customer.email',
      '-customer.home',
      '--customer.home.city',
      'lines',
      '-',
      '--price',
      '--n',
    ]);
    expect(placed(document).filter(isItem)).to.have.length(1);
    expect(placed(document).map(columnOf).slice(5)).to.deep.equal([
      'lines',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are added, moved, copied and removed beside each other', () => {
    const home = fieldAt(document, 'customer.home');
    const added = addProperty(0, home.id, 'zip', { type: 'postal_code' })(document);
    const moved = moveField(0, fieldAt(added, 'customer.home.zip').id, 0)(added);
    const doubled = duplicateField(0, home.id)(moved);
    const removed = removeField(0, fieldAt(doubled, 'customer.home.city').id)(doubled);
    const ids = placed(removed).map(({ field }) => field.id);

    expect(paths(moved).slice(3, 6)).to.deep.equal([
      '-customer.home',
      '--customer.home.zip',
      '--customer.home.city',
    ]);
    expect(paths(removed).slice(3, 8)).to.deep.equal([
      '-customer.home',
      '--customer.home.zip',
      '-customer.home_2',
      '--customer.home_2.zip',
      '--customer.home_2.city',
    ]);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('keep a definition that becomes the items of an array or a property of an object', () => {
    const { id } = fieldAt(document, 'customer.email');
    const list = retypeField(0, id, { type: 'array' })(document);
    const object = retypeField(0, id, { type: 'object' })(document);
    const plain = retypeField(0, id, { type: 'word' })(list);
    const email = (of: Project) => requestOf(of).fields;

    expect(email(list)).to.have.deep.nested.property('[1].properties.email', {
      type: 'array',
      items: { type: 'email' },
      constraints: { null_rate: 0.1 },
    });
    expect(email(object)).to.have.deep.nested.property('[1].properties.email.properties', {
      email: { type: 'email' },
    });
    expect(email(plain)).to.have.deep.nested.property('[1].properties.email', {
      type: 'word',
      constraints: { null_rate: 0.1 },
    });
  });

  it('have their faults, inside objects and inside items', () => {
    const { id } = fieldAt(document, 'price');
    const city = fieldAt(document, 'customer.home.city');
    const wrong = setFieldLocale(0, city.id, 'xx')(constrainField(0, id, 'min', 'cheap')(document));
    const decoded = engine.decode(requestOf(wrong), terms);
    const faults =
      decoded._tag === 'Left' && decoded.left.code === 'invalid_request' ? decoded.left.faults : [];
    const places = faults.map((fault) => placeOf(fault, wrong));

    expect(places.map(({ field }) => field?.id)).to.have.members([id, city.id]);
    expect(places.find(({ field }) => field?.id === id)?.constraint).to.equal('min');
  });

  it('are named in formulas beside them', () => {
    const top = fieldAt(document, 'id');

    expect(namesFor(document, 0, fieldAt(document, 'price'))).to.deep.equal(['n']);
    expect(namesFor(document, 0, top)).to.deep.equal(['customer.email', 'customer.home.city']);
  });
});

describe('the names of locales', () => {
  for (const [locale, name] of [
    ['de', 'German'],
    ['de_AT', 'Austrian German'],
    ['en_AU_ocker', 'Australian English, ocker'],
    ['sr_RS_latin', 'Serbian (Serbia), latin'],
    ['uz_UZ_latin', 'Uzbek (Uzbekistan), latin'],
  ] as const) {
    it(`are for people: ${locale}`, () => {
      expect(localeName(locale)).to.equal(name);
    });
  }
});

describeStories('nested fields and locales', (stories) => {
  it('are edited by the keyboard, and rows follow', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    await page.locator('.field-button', { hasText: 'customer' }).click();
    await page.getByLabel('locale').selectOption({ label: 'Japanese' });
    await page
      .locator('.rows-table td', { hasText: /[ぁ-んァ-ン一-龯]/ })
      .first()
      .waitFor();
    await page.getByLabel('locale').selectOption({ label: 'British English' });
    await page.getByRole('button', { name: 'Use for the whole schema' }).click();
    await page.locator('.field-button', { hasText: 'coupon' }).click();
    await page.locator('.type-button').click();
    await page.keyboard.type('struct');
    await page.keyboard.press('Enter');
    const input = page.getByLabel('Add a property by its name');
    for (const name of ['city', 'tags']) {
      await input.fill(name);
      await input.press('Enter');
      await page
        .locator('.field-list .field-name', { hasText: new RegExp(`^${name}$`) })
        .last()
        .waitFor();
    }
    await page.locator('.field-list .field-button', { hasText: 'tags' }).focus();
    await page.locator('.type-button').click();
    await page.keyboard.type('repeated');
    await page.keyboard.press('Enter');
    await page.locator('.field-list .field-button', { hasText: 'each item' }).waitFor();
    await page.locator('.rows-table .column-name', { hasText: 'coupon.tags' }).waitFor();
    await studio.browser.picture(page, 'studio-nested');
    expect(await barriers(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Export' }).first().click();
    const { locale, fields } = JSON.parse(await page.locator('.code-sample').inputValue());

    expect(locale).to.equal('en_GB');
    expect(fields.at(-1).properties).to.have.all.keys('mask', 'city', 'tags');
    expect(fields.at(-1).properties.tags.type).to.equal('array');
    expect(await page.locator('.status .fault').count()).to.equal(0);
    studio.expectClean();
  });

  it('fit a phone in dark colours, and axe reports nothing', async () => {
    const studio = stories.visit(PHONE);
    const page = await studio.open();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Fields', exact: true }).click();
    await page.locator('.field-button', { hasText: 'country' }).click();
    await page.getByRole('button', { name: 'Inspect' }).click();
    await page.locator('.type-button').click();
    await page.keyboard.type('object');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Properties' }).waitFor();
    await studio.browser.picture(page, 'studio-nested-phone');

    expect(await barriers(page)).to.deep.equal([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(PHONE.width);
  });
});
