import { expect } from 'chai';
import { inferredConstraints } from '../../../src/domain/field-types/common-constraints.js';
import { constant } from '../../../src/domain/field-types/constant.js';
import type { FieldType } from '../../../src/domain/field-types/field-type.js';
import { columnValues } from '../../../src/domain/inference/column-values.js';
import type { InferredColumn } from '../../../src/domain/inference/inferred-schema.js';
import { rulesBroken } from '../../../src/domain/inference/privacy-gate.js';
import { fieldTypes } from '../../support/tables.js';
import { K, many } from './samples.js';

const seen = columnValues(
  many(60, () => 'red'),
  new Set(),
);

const told = (
  constraints: Readonly<Record<string, unknown>>,
  type: string,
  kind = type,
): InferredColumn => ({
  field: { name: 'c', type, constraints },
  profile: { name: 'c', type, kind, confidence: 1, null_rate: 0, warnings: [] },
});

describe('the privacy gate, by what a field type declares', () => {
  it('refuses what a type of another hand infers without saying what it discloses', () => {
    const { inferred: _, identifies: __, ...silent } = constant;
    const known = new Map<string, FieldType>([['diagnosis', { ...silent, name: 'diagnosis' }]]);
    const column = told({ value: 'red' }, 'diagnosis');

    expect(rulesBroken(column, seen, K, known)).to.deep.equal(['every member has a rule']);
  });

  it('refuses values of a type of another hand that does not say that they sort', () => {
    const { identifies: _, ...silent } = constant;
    const known = new Map<string, FieldType>([['diagnosis', { ...silent, name: 'diagnosis' }]]);
    const column = told({ value: 'red' }, 'diagnosis');

    expect(rulesBroken(column, seen, K, known)).to.deep.equal([
      'identifying types are never categories',
    ]);
  });

  it('refuses constraints and values of a type that is not known', () => {
    const column = told({ choices: ['red'] }, 'diagnosis');

    expect(rulesBroken(column, seen, K, new Map())).to.deep.equal(['every member has a rule']);
    expect(
      rulesBroken(told({ value: 'red' }, 'constant', 'diagnosis'), seen, K, fieldTypes),
    ).to.deep.equal(['identifying types are never categories']);
  });

  it('has few types whose values may leave, and few constraints that tell values or how they are written', () => {
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
