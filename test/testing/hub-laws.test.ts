import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { HubPlatform } from '../../src/application/ports/hub-platform.js';
import { hubLaws } from '../../src/testing/hub-laws.js';
import { localAt } from '../adapters/hubs/support/platforms.js';
import { packageRoot } from '../support/package-root.js';
import { complaint } from './support/complaint.js';

const known = {
  dataset: 'vega/weather',
  query: 'seattle',
  file: 'weather.csv',
  bytes: readFileSync(new URL('samples/vega/weather/weather.csv', packageRoot)),
};

/** Returns the hub of the sample tables with some members changed. */
function hubWith(changes: Partial<HubPlatform>): HubPlatform {
  const local = localAt();
  return {
    name: local.name,
    search: (...given) => local.search(...given),
    files: (...given) => local.files(...given),
    open: (...given) => local.open(...given),
    ...changes,
  };
}

describe('the laws of hubs', () => {
  const local = localAt();
  const broken: readonly (readonly [string, Partial<HubPlatform>, law: string, RegExp])[] = [
    [
      'has a name with a space',
      { name: 'My hub' },
      'has a name that can be part of a path',
      /My hub/,
    ],
    [
      'finds only words in small letters',
      { search: (query, ...rest) => local.search(query === 'SEATTLE' ? 'qqq' : query, ...rest) },
      'finds a data set by a word, in any case',
      /expected vega\/weather, found $/,
    ],
    [
      'returns the first page for every page',
      { search: (query, _, access) => local.search(query, 1, access) },
      'finds nothing on a page far after the last one',
      /expected .*results/,
    ],
    [
      'accepts the name of every data set',
      { files: () => TE.right([]) },
      'has no data set "../rain"',
      /it succeeds/,
    ],
    [
      'continues to read after its time limit',
      {
        open: (dataset, file, access) =>
          local.open(dataset, file, { ...access, signal: new AbortController().signal }),
      },
      'stops when the time limit is over',
      /the transfer does not stop/,
    ],
  ];
  for (const [what, changes, law, says] of broken) {
    it(`reject a hub that ${what}`, async () => {
      const laws = hubLaws(
        () => hubWith(changes),
        () => known,
      );

      expect(await complaint(laws, law)).to.match(says);
    });
  }
});
