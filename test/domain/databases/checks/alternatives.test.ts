import { expect } from 'chai';
import { withAlternatives } from '../../../../src/domain/databases/checks/alternatives.js';
import { readCheck } from '../../../../src/domain/databases/checks/read-check.js';
import { whole } from '../../../../src/domain/databases/checks/read-result.js';
import { column, required, table } from '../support/models.js';

const grants = table('grants', [
  column('kind', 'varchar(9)', required),
  column('user_id', 'integer'),
  column('team_id', 'integer'),
  column('share', 'integer', required),
]);

/** For each check the rules of its first way, and of the alternatives in it the values with what is null. */
function firstRules(checks: readonly string[], unfilled: readonly string[] = []) {
  const ways = withAlternatives(checks.map(readCheck), grants, new Set(unfilled));
  return ways.map(([first]) =>
    (first?.rules ?? []).map((rule) =>
      rule.kind === 'alternatives'
        ? rule.alternatives.map(
            ({ values, present, absent }) => `${values}: ${present} without ${absent}`,
          )
        : rule.kind,
    ),
  );
}

const BY_KIND = [
  "kind = 'user' AND user_id IS NOT NULL AND team_id IS NULL",
  "kind = 'team' AND team_id IS NOT NULL AND user_id IS NULL",
].join(' OR ');

describe('alternatives of a check', () => {
  it('are side by side where the values of a column tell them apart', () => {
    expect(firstRules([BY_KIND])).to.deep.equal([
      ['values', ['user: user_id without team_id', 'team: team_id without user_id']],
    ]);
  });

  it('are known by the values that another check lists', () => {
    const checks = ["kind IN ('user', 'team', 'none')", "(kind = 'user') = (user_id IS NOT NULL)"];

    expect(firstRules(checks)[1]).to.deep.equal([
      'values',
      ['user: user_id without ', 'team,none:  without user_id'],
    ]);
  });

  it('are side by side where each says which of the same columns have a value', () => {
    expect(firstRules(['num_nonnulls(user_id, team_id) = 1'])).to.deep.equal([
      [[': user_id without team_id', ': team_id without user_id']],
    ]);
    expect(firstRules(['(user_id IS NULL) = (team_id IS NULL)'])).to.deep.equal([
      [[': user_id,team_id without ', ':  without user_id,team_id']],
    ]);
  });

  it('may count the columns with a value, in as many alternatives as there are kinds', () => {
    const kinds = [...'abcdefghijklm'].map(
      (kind) => `kind = '${kind}' AND num_nonnulls(team_id) = 0`,
    );
    const check = [
      ...kinds,
      "kind = 'both' AND num_nonnulls(user_id, team_id) = 2",
      "kind = 'any' AND num_nonnulls(user_id, team_id) >= 1",
      "kind = 'one' AND num_nonnulls(user_id, team_id) = 1",
    ].join(' OR ');
    const [rules = []] = firstRules([check]);

    expect(rules.at(0)).to.equal('values');
    expect(rules.at(1)).to.have.lengthOf(16);
    expect(rules.at(1))
      .to.include('a:  without team_id')
      .and.include('both: user_id,team_id without ')
      .and.include('any: user_id without ')
      .and.include('one: user_id without team_id');
  });

  it('are not told apart by a column that has no value left in one of them', () => {
    const user = { column: 'kind', values: ['user'] };
    const team = whole({ kind: 'values', column: 'kind', values: ['team'] });
    const never = whole({ kind: 'values', ...user }, { kind: 'excluded', ...user });
    const [ways] = withAlternatives([[never, team]], grants, new Set());

    expect(ways).to.deep.equal([never, team]);
  });

  it('imply the checks that only count values', () => {
    expect(firstRules([BY_KIND, 'num_nonnulls(user_id, team_id) = 1'])[1]).to.deep.equal([]);
    const both = "kind = 'all' AND user_id IS NOT NULL AND team_id IS NOT NULL";
    const [, counting] = firstRules([
      `${BY_KIND} OR ${both}`,
      'num_nonnulls(user_id, team_id) = 1',
    ]);
    expect(counting).not.to.deep.equal([]);
  });

  it('share the bounds of other columns, if these leave values', () => {
    const bounded = (limit: string) =>
      firstRules([`kind = 'part' AND share <= 100 OR kind = 'sum' AND share ${limit}`])[0];

    expect(bounded('> 0')).to.deep.include('values').and.to.have.lengthOf(4);
    expect(bounded('> 100')).to.deep.equal(['values', 'most']);
  });

  it('leave out what a column cannot be', () => {
    expect(firstRules([BY_KIND], ['user_id'])).to.deep.equal([['values', 'present', 'absent']]);
    expect(firstRules(["kind = 'a' AND share IS NULL OR kind = 'b'"])).to.deep.equal([['values']]);
  });

  it('are no alternatives where no column tells them apart', () => {
    expect(firstRules(["user_id IS NULL OR kind = 'team'"])).to.deep.equal([['values']]);
  });

  it('name the number of a row without a value elsewhere, and what holds of it in others', () => {
    expect(firstRules(['(team_id IS NULL) = (share = 0)'])).to.deep.equal([
      ['excluded', 'without'],
    ]);
    expect(firstRules(['team_id IS NULL AND share > 4 OR team_id IS NOT NULL'])).to.deep.equal([
      ['present'],
    ]);
  });
});
