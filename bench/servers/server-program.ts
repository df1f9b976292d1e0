import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const programs = {
  tablewright: new URL('../../bundle/main.js', import.meta.url),
  'faker-js': new URL('./faker-server.js', import.meta.url),
};

const environment = {
  PATH: process.env.PATH,
  PORT: '0',
  TABLEWRIGHT_AUTH: 'off',
  TABLEWRIGHT_RATE_LIMIT: '0',
  TABLEWRIGHT_LOG_LEVEL: 'silent',
};

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
}

/** Runs a server in its own process while `use` calls it. */
export async function withServer<A>(
  name: keyof typeof programs,
  use: (server: RunningServer) => Promise<A>,
): Promise<A> {
  const child = spawn(process.execPath, [fileURLToPath(programs[name])], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await use({ url: await addressOf(child), pid: child.pid ?? 0 });
  } finally {
    child.kill('SIGKILL');
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  const [said] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const url = /listens on (\S+)/.exec(said.toString())?.[1];
  if (url === undefined) throw new Error(`a server did not print its URL but ${said}`);
  return url;
}
