import { expect } from 'chai';
import { standardVocabulary } from '../../../src/adapters/engine/engine-factories.js';
import { coversType } from '../../../src/domain/field-types/covers-type.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { WORD_LISTS } from '../../../src/domain/lexicon/lexicon.js';
import { fieldTypes } from '../../support/tables.js';
import { post, problemOf } from '../http/support/requests.js';
import { serve, stopAll, type TestServer } from '../http/support/serve.js';

const words = standardVocabulary();

const coveredTypes = (locale: string): readonly string[] =>
  FIELD_TYPE_NAMES.filter((name) => {
    const type = fieldTypes.get(name);
    return type !== undefined && coversType(words, locale, type);
  });

describe('the words of faker-js', () => {
  it('are loaded only for the requested locale', async () => {
    const fresh = standardVocabulary();
    await fresh.load(['de']);

    expect(fresh.lexicon('de').words('first_name_female')).to.include('Anna');
    expect(() => fresh.lexicon('fr')).to.throw('locale fr is not loaded');
  });

  it('are ASCII in English, so that its lexicon needs no transliteration', () => {
    const english = words.lexicon('en');
    const all = WORD_LISTS.flatMap((list) => english.words(list) ?? []);

    expect(all.filter((word) => /[^\x20-\x7e]/.test(word))).to.deep.equal([]);
  });

  for (const locale of words.locales) {
    it(`of ${locale} are the lists that \`covers\` reports`, async () => {
      await words.load([locale]);
      const lexicon = words.lexicon(locale);

      for (const list of WORD_LISTS) {
        expect(lexicon.words(list) !== undefined, list).to.equal(words.covers(locale, list));
      }
    });
  }
});

describe('a request in a locale', () => {
  let server: TestServer;

  before(async () => {
    server = await serve();
  });

  after(stopAll);

  for (const locale of words.locales) {
    it(`generates every type that ${locale} has words for`, async () => {
      const fields = coveredTypes(locale).map((type) => ({
        name: type,
        type,
        ...(type === 'choice' && { constraints: { choices: ['a'] } }),
        ...(type === 'constant' && { constraints: { value: 1 } }),
      }));

      const answer = await post(`${server.url}/generate`, { rows: 20, locale, fields });

      const { data } = (await answer.json()) as { data: readonly Record<string, unknown>[] };
      expect(data).to.have.length(20);
      for (const row of data) {
        expect(String(row.email)).to.match(/^[a-z0-9]+[._]?[a-z0-9]+@example\.(com|org|net)$/);
      }
    });
  }

  it('is refused with the locales that have the requested form of address, if its locale has none', async () => {
    const constraints = { prefix: true };
    const fields = [{ name: 'n', type: 'name', constraints, locale: 'hy' }];

    const answer = await post(`${server.url}/generate`, { rows: 1, fields });

    const { errors } = await problemOf(answer);
    expect(answer.status).to.equal(422);
    expect(errors?.[0]?.path).to.equal('/fields/0/type');
    expect(errors?.[0]?.message)
      .to.match(/^locale "hy" has no values for name with these constraints: expected one of/)
      .and.contain(' de,')
      .and.not.contain(' hy,');
  });

  it('is refused with the locales that have words for a type, if its locale has none', async () => {
    const fields = [{ name: 'c', type: 'company' }];

    const answer = await post(`${server.url}/generate`, { rows: 1, locale: 'hy', fields });
    const problem = await problemOf(answer);

    expect(answer.status).to.equal(422);
    expect(problem.errors?.[0]?.path).to.equal('/fields/0/type');
    expect(problem.errors?.[0]?.message).to.match(
      /locale "hy" has no values for company: .*\bde\b/,
    );
  });

  it('can have a column in another locale', async () => {
    const fields = [
      { name: 'a', type: 'name' },
      { name: 'b', type: 'name', locale: 'ja' },
    ];

    const answer = await post(`${server.url}/generate`, { rows: 5, seed: 1, locale: 'de', fields });

    const { data } = (await answer.json()) as { data: readonly { a: string; b: string }[] };
    for (const { a, b } of data) {
      expect(a).to.match(/^[A-Za-zÄÖÜäöüßé' .-]+$/);
      expect(b).to.match(/[\u3040-\u30ff\u4e00-\u9fff]/);
    }
  });
});
