import { expect } from 'chai';
import type { Params } from '../../../../src/domain/constraints/param.js';
import { constraintRules, fieldParams } from '../../../../src/domain/schema/params/field-params.js';
import { localeParam, requestParams } from '../../../../src/domain/schema/params/request-params.js';
import { engine, faultsOf, fieldTypes, request, textOf } from '../../../support/tables.js';

const params = requestParams(
  { limits: { rows: 100, cells: 1000 }, formats: engine.formats, compressions: [] },
  ['en', 'de'],
);

/** The descriptions of members and of their members, with their paths. */
function descriptionsOf(members: Params, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(members).flatMap(([name, param]) => [
    [`${path}/${name}`, param.description] as const,
    ...descriptionsOf(param.members ?? {}, `${path}/${name}`),
  ]);
}

describe('a member of a request', () => {
  const described = descriptionsOf({
    ...params,
    field: { ...params.fields, members: fieldParams },
  });

  it('is described for all documented names', () => {
    expect(described.map(([path]) => path)).to.include.members([
      ...['/rows', '/format', '/table_name', '/seed', '/offset', '/locale', '/fields'],
      ...['/csv', '/csv/delimiter', '/csv/header', '/csv/bom', '/csv/safe_for_spreadsheets'],
      ...['/csv/null', '/csv/decimal', '/csv/line_end'],
      ...['/sql', '/sql/dialect', '/sql/rows_per_statement', '/sql/create_table'],
      ...['/field/name', '/field/type', '/field/constraints'],
    ]);
  });

  for (const [path, description] of described) {
    it(`has a description at ${path}`, () => {
      expect(description).to.match(/^[a-z].{8,}/);
    });
  }

  const schemas = [
    [
      'seed',
      {
        anyOf: [
          { type: 'integer', minimum: 0, maximum: 2 ** 53 - 1 },
          { type: 'string', minLength: 1, maxLength: 64 },
        ],
      },
    ],
    ['fields', { type: 'array', minItems: 1, maxItems: 1000 }],
    ['locale', { type: 'string', enum: ['en', 'de'], default: 'en' }],
  ] as const;
  for (const [name, schema] of schemas) {
    it(`has the expected JSON Schema for ${name}`, () => {
      expect(params[name].schema).to.deep.equal(schema);
    });
  }

  const refused = [
    ['seed', '', 'a whole number from 0 to 2^53 - 1, or a text of 1 to 64 characters, got ""'],
    ['fields', 7, 'a list of 1 to 1000 fields, got 7'],
  ] as const;
  for (const [name, value, message] of refused) {
    it(`is refused with the expected value for ${name}`, () => {
      expect(faultsOf(request({ [name]: value })).map((fault) => fault.message)).to.deep.equal([
        `expected ${message}`,
      ]);
    });
  }
});

describe('the reason of a field', () => {
  const field = { name: 'c', type: 'email' };

  it('changes no byte', () => {
    const explained = { ...field, because: 'column c, varchar(255), unique' };

    expect(textOf(request({ fields: [explained] }))).to.equal(textOf(request({ fields: [field] })));
  });

  it('is refused if it is no text', () => {
    expect(faultsOf(request({ fields: [{ ...field, because: 7 }] }))).to.have.length(1);
  });
});

describe('an unknown locale', () => {
  const eight = ['de', 'en', 'es', 'fr', 'it', 'ja', 'pl', 'sv'];
  const rows = [
    [['de'], undefined, 'locale de'],
    [['de', 'en'], undefined, 'locale de or en'],
    [['de', 'en'], 'add it by hand', 'locale de or en (add it by hand)'],
    [eight, undefined, 'locale de or en or es or fr or it or ja or pl or sv'],
    [
      [...eight, 'xx'],
      undefined,
      'one of the 9 locales that the catalogue of field types lists, such as de, en, es',
    ],
  ] as const;
  for (const [locales, remedy, expected] of rows) {
    it(`is refused with the expected value ${expected}`, () => {
      expect(localeParam(locales, remedy).name).to.equal(expected);
    });
  }
});

describe('the rules of constraints', () => {
  it('are the rules of the type, and are cached', () => {
    const type = { ...fieldTypes.get('boolean') } as Parameters<typeof constraintRules>[0];
    const rules = constraintRules(type);

    expect(rules.memberNoun).to.equal('constraint');
    expect(Object.keys(rules.members)).to.have.members([
      'true_rate',
      'null_rate',
      'given',
      'unique',
    ]);
    expect(constraintRules(type)).to.equal(rules);
    expect(constraintRules({ ...type })).not.to.equal(rules);
  });
});
