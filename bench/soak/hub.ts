import { FORMAT_NAMES } from '../../src/domain/formats/index.js';
import type { Action } from './action.js';
import { anyKey } from './keys.js';

/** The tables that the package ships for the hub `local`. */
const DATASETS = [
  'allisonhorst/palmerpenguins',
  'cisagov/dotgov-data',
  'datasets/country-codes',
  'datasets/s-and-p-500-companies',
  'vega/weather',
];

function asked(what: string, path: string, body: object, status = 200): Action {
  return {
    name: what,
    share: 1,
    run: (client) => client.ask({ what, path, key: anyKey(), body, same: what, status: [status] }),
  };
}

/** The three operations of the hub. */
export const hub: readonly Action[] = [
  asked('hub search', '/hub/search', { query: 'weather' }),
  asked('hub without the data set', '/hub/schema', { dataset: 'nobody/nothing' }, 404),
  ...DATASETS.map((dataset) => asked(`schema of ${dataset}`, '/hub/schema', { dataset })),
  ...FORMAT_NAMES.map((format, i) => {
    const dataset = DATASETS[i % DATASETS.length];
    const body = { dataset, rows: 1000, seed: 3, format };
    return asked(`clone of ${dataset} as ${format}`, '/hub/clone', body);
  }),
];
