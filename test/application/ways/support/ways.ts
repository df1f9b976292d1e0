import { mkdirSync, readFileSync } from 'node:fs';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { cs_CZ } from '../../../../src/adapters/lexicon/locales/cs_CZ.js';
import { hu } from '../../../../src/adapters/lexicon/locales/hu.js';
import { generate } from '../../../../src/adapters/library/generate.js';
import { generateSet } from '../../../../src/adapters/library/generate-set.js';
import { InvalidRequestError } from '../../../../src/adapters/library/invalid-request-error.js';
import { readSchema } from '../../../../src/adapters/library/read-schema.js';
import { requestOfSchema } from '../../../../src/adapters/library/request-of-schema.js';
import { inferSchema } from '../../../../src/adapters/library/sample-inference.js';
import type { TableRequest } from '../../../../src/adapters/library/table.js';
import type { TableSet, TableSetRequest } from '../../../../src/adapters/library/table-set.js';
import type { Fault } from '../../../../src/domain/errors/fault.js';
import { type Warnings, warningLines } from '../../../../src/domain/generation/warnings.js';
import { CLI } from '../../../adapters/cli/support/run-cli.js';
import { runCommand } from '../../../adapters/cli/support/run-command.js';
import { ScratchFolder } from '../../../adapters/cli/support/scratch-folder.js';
import { DatasetFolder } from '../../../adapters/http/hub/support/dataset-folder.js';
import { type Problem, post } from '../../../adapters/http/support/requests.js';
import { serve, stopAll, type TestServer } from '../../../adapters/http/support/serve.js';
import { Agent } from '../../../adapters/mcp/support/agent.js';
import type { Json } from '../../../support/tables.js';
import { pageWay } from './page-way.js';
import { CLONE, inferred, listed, SHOWN, type Way } from './way.js';

export async function everyWay(): Promise<readonly Way[]> {
  return [await service(), command(), await agent(), library(), pageWay()];
}

async function service(): Promise<Way> {
  const datasets = new DatasetFolder();
  const server: TestServer = await serve({ TABLEWRIGHT_LOCAL_HUB_DIR: datasets.path });
  let files = 0;
  const datasetOf = (csv: string): string => {
    files += 1;
    datasets.put(`acme/sample-${files}/table.csv`, csv);
    return `acme/sample-${files}`;
  };
  return {
    name: 'service',
    generate: async (request) => {
      const response = await post(`${server.url}/generate`, request);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      return listed(((await response.json()) as Problem).errors ?? []);
    },
    warnings: async (request) => {
      const response = await post(`${server.url}/generate`, request, {
        accept: 'application/json',
      });
      return told((await response.json()) as Json);
    },
    preview: async (request) => {
      const response = await post(`${server.url}/generate/preview`, request);
      return ((await response.json()) as { data: readonly unknown[] }).data.slice(0, SHOWN);
    },
    infer: async (csv) => {
      const response = await post(`${server.url}/hub/schema`, { dataset: datasetOf(csv) });
      return inferred((await response.json()) as Json);
    },
    clone: async (csv) => {
      const response = await post(`${server.url}/hub/clone`, { dataset: datasetOf(csv), ...CLONE });
      return Buffer.from(await response.arrayBuffer());
    },
    close: async () => {
      await stopAll();
      datasets.remove();
    },
  };
}

function command(): Way {
  return {
    name: 'command',
    generate: async (request) => {
      const { code, stdout, stderr } = await runCommand(['generate', '-'], {
        input: JSON.stringify(request),
      });
      if (code === 0) return stdout;
      return stderr.split('\n').flatMap((line) => /^ {2}(\/.*)$/.exec(line)?.[1] ?? []);
    },
    warnings: async (request) => {
      const { stderr } = await runCommand(['generate', '-'], { input: JSON.stringify(request) });
      return stderr.split('\n').filter((line) => line !== '');
    },
    preview: async (request) => {
      const { stdout } = await runCommand(['preview', '-'], { input: JSON.stringify(request) });
      return (JSON.parse(stdout.toString()) as readonly unknown[]).slice(0, SHOWN);
    },
    infer: async (csv) => {
      const { stdout } = await runCommand(['infer', '-'], { input: csv });
      return inferred(JSON.parse(stdout.toString()) as Json);
    },
    requestOf: async (ddl) => {
      const { stdout } = await runCommand(['schema', 'from', '-', '--rows', '10'], { input: ddl });
      return JSON.parse(stdout.toString());
    },
    clone: async (csv) => {
      const options = Object.entries(CLONE).flatMap(([name, value]) => [
        `--${name}`,
        String(value),
      ]);
      return (await runCommand(['clone', '-', ...options], { input: csv })).stdout;
    },
    close: async () => {},
  };
}

async function agent(): Promise<Way> {
  const folder = new ScratchFolder();
  const root = folder.path('root');
  mkdirSync(root);
  const client = new Agent();
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp', '--root', root] }),
  );
  let files = 0;
  const inferredBy = async (csv: string): Promise<Json> => {
    files += 1;
    folder.put(`root/sample-${files}.csv`, csv);
    const { answer } = await client.call('infer_schema', { file: `sample-${files}.csv` });
    return answer.request as Json;
  };
  return {
    name: 'agent',
    generate: async (request) => {
      files += 1;
      // An agent names a file, whose extension selects the format.
      const out = `file-${files}.${String(request.format)}`;
      const { isError, answer } = await client.call('write_table', { request, out });
      if (!isError) return readFileSync(folder.path(`root/${out}`));
      const faults = (answer.faults ?? []) as readonly Fault[];
      return listed(
        faults.map((fault) => ({ ...fault, path: fault.path.slice('/request'.length) })),
      );
    },
    warnings: async (request) => {
      files += 1;
      const out = `warned-${files}.${String(request.format)}`;
      return told((await client.call('write_table', { request, out })).answer);
    },
    preview: async (request) => {
      const { answer } = await client.call('preview_table', { request, show: SHOWN });
      return answer.data;
    },
    infer: async (csv) => inferred(await inferredBy(csv)),
    requestOf: async (ddl) => {
      const { answer } = await client.call('schema_from_ddl', { ddl, rows: 10 });
      return answer.request;
    },
    clone: async (csv) => {
      files += 1;
      const out = `clone-${files}.csv`;
      await client.call('write_table', { request: { ...(await inferredBy(csv)), ...CLONE }, out });
      return readFileSync(folder.path(`root/${out}`));
    },
    close: async () => {
      await client.close();
      folder.remove();
    },
  };
}

function library(): Way {
  return {
    name: 'library',
    generate: async (request) => {
      try {
        const chunks: Uint8Array[] = [];
        for await (const chunk of tableOf(request).file()) chunks.push(chunk);
        return Buffer.concat(chunks);
      } catch (error) {
        if (error instanceof InvalidRequestError) return listed(error.faults);
        throw error;
      }
    },
    warnings: async (request) => warningLines(tableOf(request)),
    preview: async (request) => {
      return [...generate(request as unknown as TableRequest).rows()].slice(0, SHOWN);
    },
    infer: async (csv) => inferred({ ...(await inferSchema(csv)) }),
    requestOf: async (ddl) => {
      const { request } = requestOfSchema(readSchema(ddl), { rows: 10 });
      return JSON.parse(JSON.stringify(request));
    },
    clone: async (csv) => {
      const { fields, correlate, even } = await inferSchema(csv);
      const request = { fields, correlate, even, ...CLONE } as unknown as TableRequest;
      return Buffer.from(generate(request, { locales: [cs_CZ] }).bytes());
    },
    close: async () => {},
  };
}

function tableOf(request: Json): Pick<TableSet, 'file' | keyof Warnings> {
  return request.tables === undefined
    ? generate(request as unknown as TableRequest)
    : generateSet(request as unknown as TableSetRequest, { locales: [hu] });
}

/** The lines about the members of an answer that warn. */
function told({ fallback = [], unborn = [] }: Json): readonly string[] {
  return warningLines({ fallbacks: fallback, unborn } as Warnings);
}
