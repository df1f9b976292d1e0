import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../bundle/cli.cjs', import.meta.url));
/** The server that the tests use, too. */
export const POSTGRES =
  process.env.TABLEWRIGHT_TEST_POSTGRES_URL ?? 'postgresql://root@127.0.0.1:5432/test';

/** Runs a command to its end. Throws its errors. */
export function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

export function sql(text: string): void {
  run('psql', [POSTGRES, '-q', '-v', 'ON_ERROR_STOP=1', '-c', text]);
}

export async function seconds(work: () => void | Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
