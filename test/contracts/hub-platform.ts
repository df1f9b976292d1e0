import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import type { HubPlatform } from '../../src/application/ports/hub-platform.js';
import { access, allOf, failureOf, faultOf, successOf } from '../adapters/hubs/support/results.js';

export interface KnownDataset {
  readonly dataset: string;
  /** A word that finds it. */
  readonly query: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

const HOSTILE_DATASETS = [
  '',
  'acme',
  'acme/',
  '/rain',
  'acme/rain/more',
  '../rain',
  'acme/..',
  'acme/.hidden',
  'acme/a..b',
  'acme\\rain',
  'acme/ra in',
  'acme/rain?x=1',
  'acme/rain#x',
  'acme/%2e%2e',
  'acme/rain\r\nX: y',
  'acme/rain\0',
  'http://evil.example/x',
  `acme/${'x'.repeat(200)}`,
];

const HOSTILE_FILES = [
  '',
  '/etc/passwd',
  '../../../etc/passwd',
  'a/../b',
  'a//b',
  'a\\b',
  'a\0b',
  '.',
];

/** What every platform keeps, whatever lies behind it. */
export function hubPlatformContract(platform: () => HubPlatform, known: () => KnownDataset): void {
  const open = (file: string) =>
    platform().open(known().dataset, { name: file, sizeBytes: undefined }, access());

  it('finds a data set by a word, in any case', async () => {
    const { query, dataset } = known();

    const { results } = await successOf(platform().search(query.toUpperCase(), 1, access()));

    expect(results.map(({ ref }) => ref)).to.include(dataset);
  });

  it('finds nothing by a word that nothing has', async () => {
    const page = await successOf(platform().search('qqqzzzqqq', 1, access()));

    expect(page).to.deep.equal({ results: [], hasMore: false });
  });

  it('has nothing on a page far beyond the last', async () => {
    const page = await successOf(platform().search(known().query, 9999, access()));

    expect(page).to.deep.equal({ results: [], hasMore: false });
  });

  it('lists the files of a data set', async () => {
    const files = await successOf(platform().files(known().dataset, access()));

    const { file, bytes } = known();
    expect(files).to.deep.include({ name: file, sizeBytes: bytes.length });
  });

  it('opens a file with its name and size', async () => {
    const source = await successOf(open(known().file));

    expect(source.name).to.equal(known().file);
    expect(source.size).to.equal(known().bytes.length);
  });

  it('streams a file, as often as it is asked to', async () => {
    const source = await successOf(open(known().file));

    expect((await allOf(source.stream())).equals(known().bytes)).to.equal(true);
    expect((await allOf(source.stream())).equals(known().bytes)).to.equal(true);
  });

  it('gives ranges, of the end too, cut to the file', async () => {
    const { bytes, file } = known();
    const { length } = bytes;
    const { range } = await successOf(open(file));

    for (const [start, end] of [
      [0, 1],
      [2, 9],
      [5],
      [-4],
      [-4, length - 1],
      [length - 2, length + 9],
      [-2 * length],
      [length],
      [3, 3],
    ] as const) {
      expect(Buffer.from((await range?.(start, end)) ?? [])).to.deep.equal(
        Buffer.from(bytes.slice(Math.max(start, -length), end)),
        `${start}..${end}`,
      );
    }
  });

  it('has no file of a name that no file has', async () => {
    expect(await failureOf(open('no-such.csv'))).to.deep.equal({
      code: 'hub_not_found',
      what: 'file',
      name: 'no-such.csv',
    });
  });

  for (const dataset of HOSTILE_DATASETS) {
    it(`has no data set ${JSON.stringify(dataset.slice(0, 40))}`, async () => {
      const missing = { code: 'hub_not_found', what: 'dataset', name: dataset };
      const file = { name: 'a.csv', sizeBytes: 1 };

      expect(await failureOf(platform().files(dataset, access()))).to.deep.equal(missing);
      expect(await failureOf(platform().open(dataset, file, access()))).to.deep.equal(missing);
    });
  }

  for (const file of HOSTILE_FILES) {
    it(`has no file ${JSON.stringify(file)}`, async () => {
      expect(await failureOf(open(file))).to.deep.equal({
        code: 'hub_not_found',
        what: 'file',
        name: file,
      });
    });
  }

  it('stops where the time is over', async () => {
    const late = { credentials: undefined, signal: AbortSignal.abort() };
    const file = { name: known().file, sizeBytes: undefined };

    const opened = await platform().open(known().dataset, file, late)();

    const failure = E.isLeft(opened) ? opened.left : await faultOf(allOf(opened.right.stream()));
    expect(failure).to.deep.equal({ code: 'hub_timeout' });
  });
}
