import { signal } from '@preact/signals';
import {
  type ColumnSummary,
  type InferredTable,
  lazyPromise,
  type QualityReport,
} from '../../src/page/index.js';
import { API } from '../profile/platforms.js';
import { credentials } from '../profile/profile-state.js';
import type { FoundTable } from './found-table.js';
import { HubFault, hubMessage, type Problem } from './hub-message.js';
import { hubs } from './offers.js';

/** The API key that somebody typed; it is kept in memory only. */
export const typedKey = signal('');

/** A data set that a search found. */
export interface Dataset {
  readonly ref: string;
  readonly title: string;
  readonly size_bytes: number | null;
  readonly license: string | null;
  readonly downloads: number | null;
}

export interface Found {
  readonly page: number;
  readonly has_more: boolean;
  readonly results: readonly Dataset[];
}

/** The table of a data set, and the other files that the data set has. */
export interface Inspected {
  readonly file: string;
  readonly files: readonly string[];
  readonly table: FoundTable;
}

interface HubService {
  /** The names of the hubs, which are also their paths. */
  readonly hubs: readonly string[];
  readonly needsKey: boolean;
}

interface SchemaResponse extends InferredTable {
  readonly file: string;
  readonly files: readonly string[];
  readonly rows_sampled: number;
  readonly columns: readonly ColumnSummary[];
  readonly warnings: readonly string[];
}

/** The script of the page is one folder below the root of the service. */
const ROOT = new URL('../', import.meta.url);

/** The hubs of the server, as its description lists them. A server that keeps profiles needs keys. */
export const hubService = lazyPromise(async (): Promise<HubService> => {
  const response = await answerOf(ROOT, { headers: { Accept: 'application/json' } });
  const { endpoints } = (await response.json()) as {
    readonly endpoints: readonly { readonly path: string }[];
  };
  const names = endpoints.flatMap(({ path }) => /([^/]+)\/search$/.exec(path)?.[1] ?? []);
  const named = names.filter((name) => name !== 'hub');
  return {
    hubs: named.length === 0 ? names : named,
    needsKey: endpoints.some(({ path }) => path.endsWith('/profile')),
  };
});

/** The name of a hub for people. */
export function platformLabel(hub: string): string {
  return hubs.find(({ name }) => name === hub)?.label ?? hub;
}

export function searchHub(hub: string, query: string, page: number): Promise<Found> {
  return post(hub, 'search', { query, page });
}

/** Infers the table of a data set from the beginning of one of its files, by default the largest one. */
export async function inspectDataset(
  hub: string,
  dataset: string,
  file?: string,
): Promise<Inspected> {
  const { rows_sampled, files, ...schema } = await post<SchemaResponse>(hub, 'schema', {
    dataset,
    ...(file !== undefined && { file }),
  });
  const table: FoundTable = {
    ...schema,
    source: dataset,
    rows: rows_sampled,
    extent: `a sample of ${schema.file}`,
    k: undefined,
    report: async (seed) => {
      const clone = { dataset, file: schema.file, rows: 1, seed, report: true };
      const { report } = await post<{ readonly report: QualityReport }>(hub, 'clone', clone);
      return report;
    },
  };
  return { file: schema.file, files, table };
}

async function post<Answer>(
  hub: string,
  operation: string,
  members: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const key = typedKey.value || credentials.value.get(API)?.key;
  const own = credentials.value.get(hub);
  const response = await answerOf(new URL(`${hub}/${operation}`, ROOT), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ ...members, ...(own !== undefined && { credentials: own }) }),
  });
  if (response.ok) return response.json();
  const problem = (await response.json().catch(() => ({}))) as Problem;
  const circumstances = {
    platform: platformLabel(hub),
    seconds: response.headers.get('Retry-After'),
    status: response.status,
  };
  throw new HubFault(hubMessage(problem, circumstances));
}

async function answerOf(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new HubFault('The server does not answer. Check the connection, and try again.');
  }
}
