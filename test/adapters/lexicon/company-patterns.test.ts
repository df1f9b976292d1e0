import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { standardVocabulary } from '../../../src/adapters/engine/engine-factories.js';
import { builtInParts } from '../../../src/domain/engine/built-in-parts.js';
import { TableEngine } from '../../../src/domain/engine/table-engine.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import type { GenerateRequest } from '../../../src/domain/generation/generate-request.js';
import type { Lexicon } from '../../../src/domain/lexicon/lexicon.js';
import { plainLexicon, plainVocabulary } from '../../../src/domain/lexicon/plain-lexicon.js';
import { limits } from '../../support/tables.js';

const words = standardVocabulary();

/** Returns the company names that each form of the locale makes from the names A, B and C. */
async function written(locale: string): Promise<readonly string[]> {
  await words.load([locale]);
  return words.lexicon(locale).companyForms.map(({ pattern }) => {
    let next = 0;
    return pattern
      .replace(/\{name\}/g, () => 'ABC'.charAt(next++))
      .replace('{trade}', 'Bau')
      .replace('{legal_form}', 'Ltd');
  });
}

/** Returns all values of a unique column of company names, made from three family names. */
function everyName(lexicon: Lexicon): readonly string[] {
  const trades = lexicon.words('company_trade');
  const vocabulary = plainVocabulary([
    plainLexicon('en', {}),
    {
      ...plainLexicon('xx', {
        last_name: ['Aa', 'Bb', 'Cc'],
        company_suffix: lexicon.words('company_suffix') ?? ['Ltd'],
        ...(trades && { company_trade: trades }),
      }),
      companyForms: lexicon.companyForms,
    },
  ]);
  const engine = new TableEngine(builtInParts(vocabulary));
  const made = (rows: number) => {
    const field = { name: 'c', type: 'company', constraints: { unique: true } };
    const input = { rows, locale: 'xx', fields: [field] };
    const request = engine.decode(input, { limits, drawSeed: () => 7 });
    return E.chain((valid: GenerateRequest) => engine.plan(valid))(request);
  };
  const refused = made(limits.rows);
  const [, most = '0'] = /has (\d+) different/.exec(JSON.stringify(refused)) ?? [];
  const plan = made(Number(most));
  if (E.isLeft(plan)) throw new Error(JSON.stringify(plan.left));
  const text = Buffer.concat([...encodeTable(plan.right)]).toString();
  return (JSON.parse(text) as readonly { readonly c: string }[]).map(({ c }) => c);
}

describe('the company names of a locale', () => {
  for (const [locale, forms] of [
    ['de', ['A Bau Ltd', 'A & B Ltd', 'A & Söhne Ltd', 'A Ltd', 'Gebrüder A Ltd']],
    ['ja', ['LtdABau', 'ABauLtd', 'LtdA', 'ABau']],
    ['cs_CZ', ['A Ltd', 'A a B Ltd', 'A - B', 'A & B Ltd']],
    ['hu', ['A 2000 Ltd', 'A Ltd', 'A és Tsa. Ltd', 'A és B Ltd', 'A - B', 'A & B Ltd']],
  ] as const) {
    it(`follow the patterns of ${locale}`, async () => {
      expect(await written(locale)).to.have.members([...forms]);
    });
  }

  it('contain no English word if the locale has only English or unreadable patterns', async () => {
    for (const locale of ['fi', 'hr', 'zh_TW']) {
      expect(await written(locale), locale).to.have.members(['A Ltd', 'A - B', 'A & B Ltd']);
    }
  });

  it('are as many different names as the reported capacity, in every locale', async () => {
    await words.load(words.locales);

    for (const locale of words.locales) {
      const names = everyName(words.lexicon(locale));

      expect(names.length, locale).to.be.at.least(3);
      expect(new Set(names).size, locale).to.equal(names.length);
    }
  });
});
