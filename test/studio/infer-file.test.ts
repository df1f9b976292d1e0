import { expect } from 'chai';
import { importLocale } from '../../src/adapters/lexicon/import-locale.js';
import { LazyVocabulary } from '../../src/adapters/lexicon/lazy-vocabulary.js';
import { en } from '../../src/adapters/lexicon/locales/en.js';
import { nodeAtlas } from '../../src/adapters/places/node-atlas.js';
import { inferFile } from '../../studio/engine/infer-file.js';

describe('a file that the page infers from', () => {
  it('with more rows than are read has a warning that says so', async () => {
    const vocabulary = new LazyVocabulary({ loaded: [en], load: importLocale, atlas: nodeAtlas });
    const data = new Blob([`n\n${'1\n2\n'.repeat(25_001)}`]);
    const found = await inferFile({ data, name: 'many.csv', k: 10 }, vocabulary);

    expect(found).to.have.property('rows', 50_000);
    expect(found)
      .to.have.property('warnings')
      .that.includes('only the first 50000 rows of the file were sampled');
  });
});
