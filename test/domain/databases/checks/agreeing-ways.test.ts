import { expect } from 'chai';
import { agreeingWays } from '../../../../src/domain/databases/checks/agreeing-ways.js';
import { readCheck } from '../../../../src/domain/databases/checks/read-check.js';
import { whole } from '../../../../src/domain/databases/checks/read-result.js';
import { column, required, table } from '../support/models.js';

const roles = table('roles', [
  column('owner', 'integer'),
  column('kind', 'varchar(9)', required),
  column('rights', 'varchar(20)[]', { ...required, default: "'{}'::character varying[]" }),
]);
const EITHER = [
  'owner IS NULL OR cardinality(rights) > 0',
  'owner IS NOT NULL OR cardinality(rights) = 0',
];

function rulesOf(checks: readonly string[], unread: readonly string[] = []) {
  const ways = agreeingWays(checks.map(readCheck), roles, new Set(unread));
  return ways.map(({ rules }) =>
    rules.map((rule) => `${rule.kind} ${'column' in rule && rule.column}`),
  );
}

describe('ways of checks that agree', () => {
  it('narrow the rows as little as they can', () => {
    expect(rulesOf(EITHER)).to.deep.equal([['length rights'], ['present owner']]);
  });

  it('give no column two values, and no column a value and none', () => {
    const same = (value: string, name: string): string =>
      `(kind = '${value}') = (${name} IS NOT NULL)`;

    expect(rulesOf([same('one', 'owner'), same('two', 'owner')])).to.deep.equal([
      ['excluded kind', 'absent owner'],
      ['excluded kind', 'absent owner'],
    ]);
  });

  it('keep the default of a column that is left to it', () => {
    expect(rulesOf(['owner IS NULL OR cardinality(rights) > 0'], ['rights'])).to.deep.equal([
      ['absent owner'],
    ]);
  });

  it('leave a value to a column that must have one', () => {
    expect(rulesOf(['kind IS NULL OR owner IN (1, 2)'])).to.deep.equal([['values owner']]);
  });

  it('leave columns that change from row to row to one check', () => {
    const inEach = { values: [], present: ['owner'], absent: [] };
    const changing = whole({ kind: 'alternatives', alternatives: [inEach, inEach] });
    const [present, kind] = [
      whole({ kind: 'present', column: 'owner' }),
      whole({ kind: 'values', column: 'kind', values: ['a'] }),
    ];
    const chosen = agreeingWays([[changing, kind], [present]], roles, new Set());

    expect(chosen).to.deep.equal([kind, present]);
  });

  it('are the first ones if none agree', () => {
    expect(rulesOf(["kind = 'a'", "kind = 'b'"])).to.deep.equal([['values kind'], ['values kind']]);
  });

  it('are found for many checks', () => {
    const checks = Array.from({ length: 60 }, (_, i) => `kind = 'k${i}' OR owner = ${i}`);

    expect(rulesOf(checks)).to.have.length(60);
  });
});
