import * as E from 'fp-ts/lib/Either.js';
import { LOCALES } from '../../../../src/adapters/lexicon/coverage.js';
import { importLocale } from '../../../../src/adapters/lexicon/import-locale.js';
import { LazyVocabulary } from '../../../../src/adapters/lexicon/lazy-vocabulary.js';
import { nodeAtlas } from '../../../../src/adapters/places/node-atlas.js';
import { builtInFieldTypes } from '../../../../src/page/field-types.js';
import { askedLocales, hasUntypedFields, TableEngine } from '../../../../src/page/index.js';
import { setDecoders } from '../../../../src/page/sets.js';
import { allFormats } from '../../../../studio/engine/all-formats.js';
import { decodeTables } from '../../../../studio/engine/decode-tables.js';
import { namedFields } from '../../../../studio/engine/guess-field.js';
import { inferFile } from '../../../../studio/engine/infer-file.js';
import { makeFile } from '../../../../studio/engine/make-file.js';
import { schemaIn } from '../../../../studio/engine/schema-in.js';
import type { Json } from '../../../support/tables.js';
import { CLONE, inferred, listed, type Outcome, type Way } from './way.js';

const parts = {
  fieldTypes: builtInFieldTypes,
  formats: [...allFormats.values()],
  sets: setDecoders,
};

/** The engine of the page without its worker: the same calls, with words that Node loads. */
export function pageWay(): Way {
  const vocabulary = new LazyVocabulary({ locales: LOCALES, load: importLocale, atlas: nodeAtlas });
  const generated = async (asked: Json): Promise<Outcome> => {
    await vocabulary.load(askedLocales(asked, vocabulary));
    const named = hasUntypedFields(asked) ? namedFields(asked, vocabulary) : E.right(asked);
    const engine = new TableEngine({ ...parts, vocabulary });
    const tables = E.isLeft(named) ? named : decodeTables(named.right, engine);
    const made = E.isLeft(tables) ? tables : await makeFile(tables.right, engine, () => {});
    if (E.isRight(made)) return Buffer.from(await made.right.blob.arrayBuffer());
    return made.left.code === 'invalid_request' ? listed(made.left.faults) : [made.left.code];
  };
  const tableIn = async (csv: string): Promise<Json> => {
    const found = await inferFile({ data: new Blob([csv]), name: 'table.csv', k: 10 }, vocabulary);
    return { ...found };
  };
  return {
    name: 'page',
    // A browser deflates the parts of a workbook by another program than Node, into other bytes.
    generate: (request) => (request.format === 'xlsx' ? undefined : generated(request)),
    infer: async (csv) => inferred(await tableIn(csv)),
    requestOf: async (ddl) => {
      await vocabulary.load(askedLocales({}, vocabulary));
      const read = schemaIn(ddl, 'schema.sql', 10, vocabulary);
      return JSON.parse(JSON.stringify('request' in read ? read.request : read));
    },
    clone: async (csv) => {
      const { fields, correlate, even } = await tableIn(csv);
      return Buffer.from((await generated({ fields, correlate, even, ...CLONE })) as Buffer);
    },
    close: async () => {},
  };
}
