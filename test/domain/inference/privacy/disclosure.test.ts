import { expect } from 'chai';
import { inferredConstraints } from '../../../../src/domain/field-types/common-constraints.js';
import { constant } from '../../../../src/domain/field-types/constant.js';
import type { FieldType } from '../../../../src/domain/field-types/field-type.js';
import { REASON } from '../../../../src/domain/inference/columns/reason.js';
import type { InferredColumn } from '../../../../src/domain/inference/inferred-schema.js';
import { rulesBroken } from '../../../../src/domain/inference/privacy/privacy-gate.js';
import { columnValues } from '../../../../src/domain/inference/reading/column-values.js';
import { fieldTypes } from '../../../support/tables.js';
import { K, many } from '../samples.js';

const seen = columnValues(
  many(60, () => 'red'),
  new Set(),
);

const columnOf = (
  constraints: Readonly<Record<string, unknown>>,
  type: string,
  kind = type,
): InferredColumn => ({
  field: { name: 'c', type, constraints },
  summary: {
    name: 'c',
    type,
    kind,
    because: REASON.values,
    confidence: 1,
    null_rate: 0,
    warnings: [],
  },
});

describe('the privacy gate, given the declarations of a field type', () => {
  it('refuses constraints of an extension type that does not declare what they disclose', () => {
    const { inferred: _, identifies: __, ...silent } = constant;
    const known = new Map<string, FieldType>([['diagnosis', { ...silent, name: 'diagnosis' }]]);
    const column = columnOf({ value: 'red' }, 'diagnosis');

    expect(rulesBroken(column, seen, K, known)).to.deep.equal(['every member has a rule']);
  });

  it('refuses values of an extension type that does not declare them as not identifying', () => {
    const { identifies: _, ...silent } = constant;
    const known = new Map<string, FieldType>([['diagnosis', { ...silent, name: 'diagnosis' }]]);
    const column = columnOf({ value: 'red' }, 'diagnosis');

    expect(rulesBroken(column, seen, K, known)).to.deep.equal([
      'identifying types are never categories',
    ]);
  });

  it('refuses constraints and values of an unknown type', () => {
    const column = columnOf({ choices: ['red'] }, 'diagnosis');

    expect(rulesBroken(column, seen, K, new Map())).to.deep.equal(['every member has a rule']);
    expect(
      rulesBroken(columnOf({ value: 'red' }, 'constant', 'diagnosis'), seen, K, fieldTypes),
    ).to.deep.equal(['identifying types are never categories']);
  });

  it('permits values only of these types, and values and patterns only in these constraints', () => {
    const all = [...fieldTypes.values()];
    const disclosing = all.flatMap((type) =>
      [...inferredConstraints(type)]
        .filter(([, what]) => what === 'values' || what === 'pattern')
        .map(([member, what]) => `${type.name}.${member}: ${what}`),
    );

    expect(
      all.filter(({ identifies }) => identifies === false).map(({ name }) => name),
    ).to.have.members([
      ...['choice', 'constant', 'boolean', 'company', 'city', 'state', 'country', 'country_code'],
      ...['timezone', 'currency', 'http_method', 'mime_type'],
    ]);
    expect(disclosing).to.have.members([
      ...['choice.choices: values', 'constant.value: values', 'string.pattern: pattern'],
    ]);
  });
});
