import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { upsertKey } from '../../../../src/domain/databases/loading/upsert-key.js';
import { table } from '../support/schemas.js';

const users = table('users', { primaryKey: ['id'], uniques: [['email'], ['team', 'nick']] });
const logs = table('logs', { primaryKey: [], uniques: [] });

function reason(...args: Parameters<typeof upsertKey>): string {
  const key = upsertKey(...args);
  return E.isLeft(key) ? key.left : '';
}

describe('the columns by which an upsert matches rows', () => {
  it('are the primary key, or the unique key that is named', () => {
    expect(upsertKey(users, ['id', 'email'], undefined)).to.deep.equal(E.right(['id']));
    expect(upsertKey(users, ['email'], ['email'])).to.deep.equal(E.right(['email']));
    expect(upsertKey(users, ['team', 'nick'], ['nick', 'team'])).to.deep.equal(
      E.right(['nick', 'team']),
    );
  });

  it('are missing with the remedy', () => {
    const keys = '(email) or (team, nick)';
    expect(reason(logs, ['at'], undefined)).to.equal('it has no primary key: create a unique key');
    expect(reason({ ...users, primaryKey: [] }, ['email'], undefined)).to.equal(
      `it has no primary key: name a unique key: ${keys}`,
    );
    expect(reason(users, ['id', 'nick'], ['nick'])).to.equal(
      `(nick) is no key of it: match by (id), or name a unique key: ${keys}`,
    );
    expect(reason(users, ['email'], undefined)).to.equal(
      `rows are matched by (id): add a field "id", or name a unique key: ${keys}`,
    );
    expect(reason(users, ['id', 'email'], ['email'])).to.equal(
      'rows that are there keep their primary key: leave out the field "id", or match by (id)',
    );
  });
});
