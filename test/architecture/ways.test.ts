import { expect } from 'chai';
import { importsOf, isRelative, target } from './support/imports.js';
import { type SourceFile, sourceFiles } from './support/tree.js';

/** What people reach verbs by: the files at which each way begins. */
const WAYS = {
  service: /^src\/(?:wiring\/container|adapters\/http\/app)\.ts$/,
  command: /^src\/adapters\/cli\/command-line\.ts$/,
  agents: /^src\/adapters\/(?:cli\/agents\/[\w-]+|mcp\/service-tools)\.ts$/,
  library: /^src\/(?:adapters\/library\/index|programs\/bulk)\.ts$/,
  page: /^studio\/engine\/page-engine\.ts$/,
};

type Way = keyof typeof WAYS;

/** The file that calls a verb, or the reason why a way does not have it. */
type Cell = { readonly by: string } | { readonly without: string };

const by = (file: string): Cell => ({ by: `src/${file}.ts` });
const without = (reason: string): Cell => ({ without: reason });

const NO_DATABASES = without('the service connects to no database of its callers');
const NO_DATABASES_IN_CALLS = without('a program loads the rows by its own connection');
const NO_RUNS = without('runs take hours: a machine with the parts begins them');
const RUNS_BY_PEOPLE = without('runs take hours: people start them by the command');
const NO_KEYS = without('keys are given out by operators');
const NO_STORE = without('a program has no callers with keys');
const NO_PROFILES = without('profiles belong to keys of the service');
const NO_DATABASES_IN_PAGE = without('a browser connects to no database');
const PLANS_ITSELF = without(
  'its code loads in parts, so it decodes and plans by functions of the domain',
);
const BY_SERVICE = without('the page asks the service for it');
const NO_HUBS = without('hubs are reached through the service, which limits their load');

const NO_ROWS_YET = without(
  'the number of rows is asked for later, by the table that the sample gives',
);

/** The verbs, each a module of the application, by way. */
const VERBS: Readonly<Record<string, Readonly<Record<Way, Cell>>>> = {
  'tables/generate-data': {
    service: by('wiring/bindings/verbs'),
    command: by('adapters/cli/tables/own-generation'),
    agents: by('adapters/cli/tables/own-generation'),
    library: without(
      'a call returns its table at once: it plans by plan-tables, or one table alone',
    ),
    page: PLANS_ITSELF,
  },
  'tables/preview-data': {
    service: by('adapters/http/routes/preview'),
    command: by('adapters/cli/commands/preview'),
    agents: by('adapters/mcp/preview-table'),
    library: without('a program takes the first rows of a table, which are made as they are read'),
    page: without('its table shows cells of windows, at any row'),
  },
  'tables/list-changes': {
    service: by('wiring/bindings/verbs'),
    command: by('adapters/cli/tables/own-changes'),
    agents: by('adapters/mcp/preview-changes'),
    library: by('adapters/library/changes'),
    page: without('the page shows the rows of one moment'),
  },
  'tables/stream-changes': {
    service: without('no answer is endless: it lists the changes of a time'),
    command: by('adapters/cli/commands/stream'),
    agents: without('a stream goes on after the answer to an agent'),
    library: without('a program reads the changes at its own pace, and sends them itself'),
    page: without('a browser connects to no broker'),
  },
  'tables/plan-tables': {
    service: by('application/tables/generate-data'),
    command: by('application/tables/generate-data'),
    agents: by('application/tables/generate-data'),
    library: by('adapters/library/table-set'),
    page: PLANS_ITSELF,
  },
  'inference/infer-sample': {
    service: by('application/inference/dataset-inferrer'),
    command: by('adapters/cli/inference/infer-file'),
    agents: by('adapters/cli/inference/infer-file'),
    library: by('adapters/library/sample-inference'),
    page: by('page/inference'),
  },
  'inference/cloned-table': {
    service: by('application/inference/clone-dataset'),
    command: by('adapters/cli/commands/clone'),
    agents: by('adapters/cli/agents/infer-schema-tool'),
    library: NO_ROWS_YET,
    page: NO_ROWS_YET,
  },
  'inference/search-datasets': {
    service: by('adapters/http/routes/hub'),
    command: NO_HUBS,
    agents: NO_HUBS,
    library: NO_HUBS,
    page: BY_SERVICE,
  },
  'databases/fill-database': {
    service: NO_DATABASES,
    command: by('adapters/cli/databases/fill-database'),
    agents: by('adapters/cli/databases/fill-database'),
    library: NO_DATABASES_IN_CALLS,
    page: NO_DATABASES_IN_PAGE,
  },
  'databases/request-of-schema': {
    service: by('adapters/mcp/schema-answer'),
    command: by('adapters/cli/schemas/from'),
    agents: by('adapters/mcp/schema-answer'),
    library: by('adapters/library/request-of-schema'),
    page: by('page/schemas'),
  },
  'databases/seed-request': {
    service: NO_DATABASES,
    command: by('adapters/cli/commands/seed'),
    agents: without(
      'an agent writes the request itself, which its user reads before rows are added',
    ),
    library: NO_DATABASES_IN_CALLS,
    page: NO_DATABASES_IN_PAGE,
  },
  ...Object.fromEntries(
    ['make-parts', 'repair-run', 'seal-run', 'verify-run'].map((verb) => [
      `bulk/${verb}`,
      {
        service: NO_RUNS,
        command: by('adapters/bulk/bulk'),
        agents: RUNS_BY_PEOPLE,
        library: by('adapters/bulk/bulk'),
        page: RUNS_BY_PEOPLE,
      },
    ]),
  ),
  'bulk/plan-run': {
    service: NO_RUNS,
    command: by('adapters/bulk/run-here'),
    agents: RUNS_BY_PEOPLE,
    library: by('adapters/bulk/run-here'),
    page: RUNS_BY_PEOPLE,
  },
  'bulk/submit-run': {
    service: NO_RUNS,
    command: by('adapters/cli/bulk/submit'),
    agents: RUNS_BY_PEOPLE,
    library: by('programs/queue-calls'),
    page: RUNS_BY_PEOPLE,
  },
  'bulk/queued-runs': {
    service: NO_RUNS,
    command: by('adapters/cli/bulk/control'),
    agents: RUNS_BY_PEOPLE,
    library: by('programs/queue-calls'),
    page: RUNS_BY_PEOPLE,
  },
  ...Object.fromEntries(
    [
      ['issue-key', 'create'],
      ['list-keys', 'list'],
      ['revoke-key', 'revoke'],
    ].map(([verb, command]) => [
      `keys/${verb}`,
      {
        service:
          verb === 'issue-key'
            ? by('wiring/bindings/access')
            : without('operators use the command'),
        command: by(`adapters/cli/keys/${command}`),
        agents: NO_KEYS,
        library: NO_STORE,
        page: NO_KEYS,
      },
    ]),
  ),
  'profiles/keep-profile': {
    service: by('adapters/http/routes/profile'),
    command: NO_PROFILES,
    agents: NO_PROFILES,
    library: NO_PROFILES,
    page: BY_SERVICE,
  },
};

/** Modules that ways import beside a verb: what it takes and returns, a step of it, or what only one way can need. */
const PARTS: readonly string[] = [
  'access/admit-request',
  'access/authenticate-caller',
  'access/check-readiness',
  'bulk/bulk-files',
  'bulk/make-lot',
  'bulk/plan-days',
  'bulk/plan-rows',
  'bulk/run-status',
  'databases/fill-failure',
  'databases/load-request',
  'inference/clone-dataset',
  'inference/dataset-inferrer',
  'inference/infer-dataset-schema',
  'inference/within-time',
  'tables/answer-limit',
  'tables/generation',
  'tables/kept-catalogue',
  'tables/pack-of',
  'tables/set-file',
];

/** Commands that serve other ways; what they reach is theirs. */
const OTHER_WAYS = /^src\/(?:main|adapters\/cli\/commands\/(?:mcp|serve))\.ts$/;

const files = new Map<string, SourceFile>(
  ['src', 'studio'].flatMap(sourceFiles).map((file) => [file.path, file]),
);

function imported(path: string): readonly string[] {
  const file = files.get(path);
  if (file === undefined) return [];
  return importsOf(file)
    .filter(isRelative)
    .map((specifier) => target(file, specifier));
}

/** The files that a way reaches by imports, and its own first files. */
function reachedBy(way: Way): ReadonlySet<string> {
  const found = new Set<string>();
  const ahead = [...files.keys()].filter((path) => WAYS[way].test(path));
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (found.has(path) || (way === 'command' && OTHER_WAYS.test(path))) continue;
    found.add(path);
    ahead.push(...imported(path));
  }
  return found;
}

describe('the ways to verbs', () => {
  it('are listed for every module of the application that they import', () => {
    const APPLICATION = 'src/application/';
    const used = [...files.keys()]
      .filter((path) => !path.startsWith(APPLICATION))
      .flatMap(imported)
      .filter((path) => path.startsWith(APPLICATION) && !path.startsWith(`${APPLICATION}ports/`))
      .map((path) => path.slice(APPLICATION.length, -'.ts'.length));

    const listed = [...Object.keys(VERBS), ...PARTS].sort();
    expect([...new Set(used)].sort()).to.deep.equal(listed);
  });

  for (const way of Object.keys(WAYS) as readonly Way[]) {
    const reached = reachedBy(way);

    for (const [verb, cells] of Object.entries(VERBS)) {
      const module = `src/application/${verb}.ts`;
      const cell = cells[way];

      if ('by' in cell) {
        it(`of ${way} reach ${verb} through ${cell.by}`, () => {
          expect([...reached]).to.include(cell.by);
          expect(imported(cell.by)).to.include(module);
        });
      } else {
        it(`of ${way} do not reach ${verb}: ${cell.without}`, () => {
          expect([...files.keys()]).to.include(module);
          expect([...reached]).not.to.include(module);
        });
      }
    }
  }
});
