import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { SCHEMA_KINDS } from '../../src/domain/databases/read-schema.js';
import { relationTypes } from '../../src/domain/field-types/relation-types.js';
import { runCommand } from '../adapters/cli/support/run-command.js';
import { ScratchFolder } from '../adapters/cli/support/scratch-folder.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { slowness } from '../support/slowness.js';
import { fieldTypes } from '../support/tables.js';
import { ServerProcess } from './process.js';
import { largestRequests, largestSamples } from './support/largest-requests.js';
import { membersIn, requestMembers } from './support/request-members.js';
import type { LargestRequest } from './support/request-parts.js';

/**
 * The most processor time of the main thread, in milliseconds: for as long, no other request is answered. A try at a moment
 * when the machine is slow counts as if it were not.
 */
const MOST_TIME = 250;
/** The most growth of the process, in megabytes. */
const MOST_MEMORY = 200;
/** Of this many tries the least counts: the first ones also compile code, and other processes share the caches. */
const TRIES = 6;
const TRIES_OF_SAMPLE = 2;

/** Milliseconds of the processor that the main thread of a process took. Its number is that of the process. */
function mainThreadTime(pid: number): number {
  const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Megabytes of resident memory; `VmHWM` is the most since the last reset. */
function memory(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

function resetMost(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

describe('the largest requests', () => {
  const hub = new ScratchFolder();
  let server: ServerProcess;
  let key: string;

  before(async () => {
    mkdirSync(hub.path('largest/samples'), { recursive: true });
    for (const [file, content] of Object.entries(largestSamples)) {
      hub.put(`largest/samples/${file}`, content());
    }
    const store = `sqlite:${hub.path('keys.db')}`;
    const environment = { TABLEWRIGHT_STORE: store };
    const { stdout } = await runCommand(['keys', 'create', '--json'], { environment });
    ({ key } = JSON.parse(stdout.toString()) as { key: string });
    server = new ServerProcess({
      TABLEWRIGHT_AUTH: 'on',
      TABLEWRIGHT_STORE: store,
      TABLEWRIGHT_RATE_LIMIT: '0',
      TABLEWRIGHT_HUB_TIMEOUT: '60s',
      TABLEWRIGHT_LOCAL_HUB_DIR: hub.path(),
    });
    await waitUntil('the address', () => server.url !== '');
  });

  after(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    hub.remove();
  });

  const headers = (): Readonly<Record<string, string>> => ({
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  });

  async function send(request: LargestRequest): Promise<number> {
    const response = await fetch(server.url + request.path, {
      method: request.method ?? 'POST',
      headers: { ...headers(), ...request.headers },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  for (const [kind, request] of Object.entries(largestRequests)) {
    it(`take little time and memory: ${kind}`, async () => {
      const pid = server.child.pid as number;
      let [time, growth] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      let status = 0;
      const tries = request.infers ? TRIES_OF_SAMPLE : TRIES;
      for (let i = 0; i < tries && (time >= MOST_TIME || growth >= MOST_MEMORY); i++) {
        const [begin, resident] = [mainThreadTime(pid), memory(pid, 'VmRSS')];
        resetMost(pid);
        status = await send(request);
        const spent = mainThreadTime(pid) - begin;
        time = Math.min(time, spent < MOST_TIME ? spent : spent / slowness());
        growth = Math.min(growth, memory(pid, 'VmHWM') - resident);
      }
      expect(status).to.be.oneOf(request.statuses ?? [200, 404, 422, 400, 503]);
      expect(time, 'milliseconds of the main thread').to.be.below(MOST_TIME);
      expect(growth, 'megabytes').to.be.below(MOST_MEMORY);
    });
  }

  const kinds = Object.keys(largestRequests);

  it('cover each type that refers to other fields or tables', () => {
    const referring = [...fieldTypes.values(), ...relationTypes].filter(
      ({ references, refers, name }) =>
        references !== undefined || refers !== undefined || name === 'ordinal',
    );
    const types = referring.map(({ name }) => `type ${name}`);

    expect(types).to.include.members(['type formula', 'type reference']);
    expect(types.filter((type) => !kinds.includes(type))).to.deep.equal([]);
  });

  it('cover each constraint of each type, and each member of a request', () => {
    const members = [...requestMembers()];
    const used = membersIn(Object.values(largestRequests));

    expect(members).to.include.members(['address.full', 'running.kind', 'SetTable.pairs']);
    expect(members.filter((member) => !used.has(member))).to.deep.equal([]);
  });

  it('cover each kind of schema file', () => {
    expect(SCHEMA_KINDS).to.include('sql');
    expect(SCHEMA_KINDS.filter((kind) => !kinds.includes(`kind ${kind}`))).to.deep.equal([]);
  });

  it('cover each route that reads a body', async () => {
    const home = await fetch(`${server.url}/`, { headers: { Accept: 'application/json' } });
    const { endpoints } = (await home.json()) as {
      endpoints: readonly { method: string; path: string }[];
    };
    // The local hub has the same routes as all hubs.
    const reading = endpoints.filter(
      ({ method, path }) => method !== 'GET' && !path.startsWith('/local/'),
    );
    const routes = reading.map(({ method, path }) => `route ${method} ${path}`);

    expect(routes).to.include('route POST /generate');
    expect(routes.filter((route) => !kinds.includes(route))).to.deep.equal([]);
  });

  it('cover each tool for agents', async () => {
    const response = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    const text = (await response.text()).replace(/^event: .*\ndata: /, '');
    const { tools } = JSON.parse(text).result as { tools: readonly { name: string }[] };
    const names = tools.map(({ name }) => `tool ${name}`);

    expect(names).to.include('tool preview_table');
    expect(names.filter((tool) => !kinds.includes(tool))).to.deep.equal([]);
  });
});
