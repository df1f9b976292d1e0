import { expect } from 'chai';
import { DISTRIBUTION_NAMES, distributionKinds } from '../../src/domain/distributions/index.js';
import { FIELD_TYPE_NAMES } from '../../src/domain/field-types/index.js';
import { relationTypes } from '../../src/domain/field-types/relation-types.js';
import { FORMAT_NAMES } from '../../src/domain/formats/index.js';
import { DIALECT_NAMES, sqlDialects } from '../../src/domain/sql-dialects/index.js';
import { fieldTypes, formats } from '../support/tables.js';
import { sourceFiles } from './support/tree.js';

/** A folder whose files define records of one kind, and the contents of its registry. */
interface Registry {
  readonly folder: string;
  /** Matches the definition of a record and captures its name. */
  readonly definition: RegExp;
  readonly names: readonly string[];
  readonly records: readonly { readonly name: string }[];
}

const registries: readonly Registry[] = [
  {
    folder: 'src/domain/field-types',
    definition: /(?:=|=>\n) *fieldType\(\{\s*name: '([^']+)'/,
    names: [...FIELD_TYPE_NAMES, ...relationTypes.map(({ name }) => name)],
    records: [...fieldTypes.values(), ...relationTypes],
  },
  {
    folder: 'src/domain/distributions',
    definition: /= distributionKind\(\{\s*name: '([^']+)'/,
    names: DISTRIBUTION_NAMES,
    records: [...distributionKinds.values()],
  },
  {
    folder: 'src/domain/formats',
    definition: /\bname: '([^']+)',\s+extension: /,
    names: FORMAT_NAMES,
    records: Object.values(formats),
  },
  {
    folder: 'src/domain/sql-dialects',
    definition: /: SqlDialect = \{\s*name: '([^']+)'/,
    names: DIALECT_NAMES,
    records: Object.values(sqlDialects),
  },
];

for (const { folder, definition, names, records } of registries) {
  describe(`the registry of ${folder}`, () => {
    const defined = sourceFiles(folder).flatMap(({ path, text }) => {
      const found = [...text.matchAll(new RegExp(definition, 'g'))];
      return found.map(([, name = '']) => ({ path, name, isAlone: found.length === 1 }));
    });

    it('contains every record that a file of the folder defines, and no other', () => {
      expect(defined.map(({ name }) => name)).to.have.members(names);
    });

    it('contains each record under its own name', () => {
      expect(records.map(({ name }) => name)).to.deep.equal(names);
    });

    for (const { path, name } of defined.filter(({ isAlone }) => isAlone)) {
      it(`defines ${name} in a file of the same name`, () => {
        expect(path).to.equal(`${folder}/${name.replaceAll('_', '-')}.ts`);
      });
    }
  });
}
