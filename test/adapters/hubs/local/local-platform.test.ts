import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { localAt } from '../support/platforms.js';
import { access, allOf, failureOf, successOf } from '../support/results.js';

describe('the platform local', () => {
  let base: string;
  let folder: string;

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'tablewright-local-'));
    folder = join(base, 'hub');
    put('hub/zoo/animals/animals.csv', 'name\nfox\n');
    put('hub/zoo/animals/old/2024.csv', 'name\nowl\n');
    put('hub/zoo/animals/.hidden.csv', 'x');
    put('hub/zoo/animals/README.md', '\n## Animals of the zoo\n\nMore.\n');
    put('hub/acme/rain/rain.csv', 'day\n1\n');
    put('hub/acme/loose.csv', 'x');
    put('hub/.git/objects/x.csv', 'x');
    put('hub/acme/not a ref/x.csv', 'x');
    put('outside/secret.csv', 'secret\n');
  });
  afterEach(() => rmSync(base, { recursive: true }));

  function put(path: string, text: string): void {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }

  function link(target: string, path: string): void {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    symlinkSync(target, join(base, path));
  }

  const search = (query: string, page = 1) =>
    successOf(localAt(folder).search(query, page, access()));
  const files = (dataset: string) => localAt(folder).files(dataset, access());
  const open = (dataset: string, name: string) =>
    localAt(folder).open(dataset, { name, sizeBytes: undefined }, access());

  it('asks for the facts of one file after another, so that a search answers others meanwhile', async () => {
    for (let i = 0; i < 500; i++) put(`hub/zoo/animals/${i}.csv`, 'a\n');
    let most = 0;
    const watch = setInterval(() => {
      const busy = process.getActiveResourcesInfo().filter((name) => name === 'FSReqPromise');
      most = Math.max(most, busy.length);
    });
    try {
      await search('animals');
    } finally {
      clearInterval(watch);
    }

    expect(most).to.be.within(1, 20);
  });

  it('returns data sets as owner/name, sorted by name', async () => {
    const { results } = await search('a');

    expect(results.map(({ ref }) => ref)).to.deep.equal(['acme/rain', 'zoo/animals']);
  });

  it('describes a data set with the first line of its README, its size and its last change', async () => {
    const { results } = await search('ZOO the');

    expect(results).to.have.length(1);
    expect(results[0]).to.deep.include({
      ref: 'zoo/animals',
      description: 'Animals of the zoo',
      sizeBytes: 48,
      url: undefined,
    });
    expect(results[0]?.lastUpdated).to.match(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('finds only data sets that contain all words of the query', async () => {
    expect((await search('zoo rain')).results).to.deep.equal([]);
  });

  it('returns pages of 20', async () => {
    for (let i = 0; i < 21; i += 1) put(`hub/many/set-${i}/a.csv`, 'x');

    const first = await search('many/set');
    const second = await search('many/set', 2);

    expect([first.results.length, first.hasMore]).to.deep.equal([20, true]);
    expect([second.results.length, second.hasMore]).to.deep.equal([1, false]);
  });

  it('lists the files of subfolders, sorted by name, without hidden files', async () => {
    expect(await successOf(files('zoo/animals'))).to.deep.equal([
      { name: 'README.md', sizeBytes: 30 },
      { name: 'animals.csv', sizeBytes: 9 },
      { name: 'old/2024.csv', sizeBytes: 9 },
    ]);
  });

  it('does not open hidden files', async () => {
    expect(await failureOf(open('zoo/animals', '.hidden.csv'))).to.include({
      code: 'hub_not_found',
    });
  });

  it('does not open folders', async () => {
    expect(await failureOf(open('zoo/animals', 'old'))).to.include({ code: 'hub_not_found' });
  });

  it('does not open named pipes, which would block the reader', async () => {
    execFileSync('mkfifo', [join(folder, 'zoo/animals/pipe.csv')]);

    expect(await failureOf(open('zoo/animals', 'pipe.csv'))).to.include({ code: 'hub_not_found' });
    expect(await successOf(files('zoo/animals'))).to.have.length(3);
  });

  it('follows a symbolic link to a target inside the folder', async () => {
    link('../../acme/rain/rain.csv', 'hub/zoo/animals/linked.csv');

    const source = await successOf(open('zoo/animals', 'linked.csv'));

    expect((await allOf(source.stream())).toString()).to.equal('day\n1\n');
    expect(await successOf(files('zoo/animals'))).to.deep.include({
      name: 'linked.csv',
      sizeBytes: 6,
    });
  });

  describe('with symbolic links to targets outside the folder', () => {
    beforeEach(() => {
      link(join(base, 'outside/secret.csv'), 'hub/zoo/animals/secret.csv');
      link('../../../outside', 'hub/zoo/animals/away');
      link(join(base, 'outside'), 'hub/zoo/outside');
      link(base, 'hub/base');
      link('nowhere.csv', 'hub/zoo/animals/broken.csv');
    });

    it('omits the targets from a search', async () => {
      const { results } = await search('o');

      expect(results.map(({ ref }) => ref)).to.deep.equal(['zoo/animals']);
    });

    it('omits the targets from a list of files', async () => {
      const names = (await successOf(files('zoo/animals'))).map(({ name }) => name);

      expect(names).to.deep.equal(['README.md', 'animals.csv', 'old/2024.csv']);
      expect(await failureOf(files('zoo/outside'))).to.include({ code: 'hub_not_found' });
      expect(await failureOf(files('base/outside'))).to.include({ code: 'hub_not_found' });
    });

    for (const [dataset, name] of [
      ['zoo/animals', 'secret.csv'],
      ['zoo/animals', 'away/secret.csv'],
      ['zoo/animals', 'broken.csv'],
      ['zoo/outside', 'secret.csv'],
      ['base/outside', 'secret.csv'],
    ] as const) {
      it(`does not open a target, such as ${name} of ${dataset}`, async () => {
        expect(await failureOf(open(dataset, name))).to.deep.equal({
          code: 'hub_not_found',
          what: 'file',
          name,
        });
      });
    }
  });

  it('returns hub_unreadable if the folder does not exist', async () => {
    rmSync(folder, { recursive: true });

    expect(await failureOf(localAt(folder).search('a', 1, access()))).to.deep.equal({
      code: 'hub_unreadable',
      reason: 'the data hub has a folder that cannot be read',
    });
  });
});
