import { expect } from 'chai';
import { settingsTable } from '../../../src/adapters/config/settings.js';
import { hubPlatforms } from '../../../src/adapters/hubs/index.js';
import { buildContainer } from '../../../src/wiring/container.js';
import { tokens } from '../../../src/wiring/tokens.js';
import { sourceFiles } from '../../architecture/support/tree.js';
import { settingsOf } from '../http/support/serve.js';

function bound(environment: Readonly<Record<string, string>>): readonly string[] {
  const container = buildContainer(settingsOf(environment));
  return container.get(tokens.hubs).map(({ name }) => name);
}

const NAMES = Object.keys(hubPlatforms);

describe('the registry of hubs', () => {
  it('contains each folder of hubs', () => {
    const folders = sourceFiles('src/adapters/hubs').flatMap(
      ({ path }) => /^src\/adapters\/hubs\/([^/]+)\//.exec(path)?.[1] ?? [],
    );

    expect([...new Set(folders)]).to.have.members(NAMES);
  });

  it('enables only the sample tables by default', () => {
    expect(bound({})).to.deep.equal(['local']);
  });

  it('serves hubs under their own names, in the order of the setting', () => {
    const all = [...NAMES].reverse();

    expect(bound({ TABLEWRIGHT_HUBS: all.join() })).to.deep.equal(all);
    expect(settingsTable.hubs.codec.name).to.contain(NAMES.join(', '));
  });
});
