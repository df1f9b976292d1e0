import { expect } from 'chai';
import { listedValues } from '../../../../src/domain/databases/export/listed-values.js';
import type {
  DatabaseColumn,
  DatabaseTable,
} from '../../../../src/domain/databases/model/database-schema.js';

function listed(checks: readonly string[], column: Partial<DatabaseColumn> = {}) {
  return listedValues(
    { name: 'role', ...column } as DatabaseColumn,
    { checks, columns: [{ name: 'role' }, { name: 'other' }] } as unknown as DatabaseTable,
  );
}

describe('the texts that a column may have', () => {
  it('are the labels of its type, whatever checks say', () => {
    expect(listed(["role IN ('a')"], { values: ['x', 'y'] })).to.deep.equal(['x', 'y']);
  });

  for (const [check, values] of [
    ["role IN ('user','boss')", ['user', 'boss']],
    ["role IN ( 'user' , 'boss' )", ['user', 'boss']],
    ["(role in ('it''s', ''))", ["it's", '']],
    ["((`role`) IN (N'a', N'b'))", ['a', 'b']],
    ["\"role\" IN ('a'::text, 'b'::character varying)", ['a', 'b']],
    ["[role] IN ('a  '  ,  'b')", ['a  ', 'b']],
    ["role IN ('a\nb')", ['a\nb']],
    ["ROLE IN ('a')", ['a']],
    ["role = 'a' OR role = 'b'", ['a', 'b']],
    ["role = ANY (ARRAY['a', 'b'])", ['a', 'b']],
    [
      "((role)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[]))",
      ['a', 'b'],
    ],
  ] as const) {
    it(`are those of ${check}`, () => {
      expect(listed(['level > 1', check])).to.deep.equal(values);
    });
  }

  for (const check of [
    'role IN ()',
    "role IN ('a', 1)",
    "role IN ('a', lower('b'))",
    "other IN ('a')",
    "not role IN ('a')",
    "x = 1 OR role IN ('a')",
    "role IN ('a') OR x = 1",
    "role IN ('a' || 'b')",
    "role NOT IN ('a')",
    "role = 'a' OR other = 'b'",
    "role = 'a' OR role = lower(other)",
    "role <> 'a'",
  ]) {
    it(`are unknown by ${check}`, () => {
      expect(listed([check])).to.equal(undefined);
    });
  }
});
