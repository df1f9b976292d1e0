import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as E from 'fp-ts/lib/Either.js';
import { RedisConnection } from '../../../../../src/adapters/stores/redis/redis-connection.js';
import { MemoryLog } from '../../../http/support/memory-log.js';

const FILE = fileURLToPath(import.meta.url);

/** Whether Redis responds now. */
export async function answers(connection: RedisConnection): Promise<boolean> {
  return E.isRight(await connection.run((redis) => redis.ping())());
}

/** Returns `true` or `false` as text: whether Redis responds to a separate process, which must exit by itself. */
export async function answersIn(
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [FILE, url], {
    env: environment,
    timeout: 180_000,
  });
  return stdout;
}

if (process.argv[1] === FILE) {
  const connection = new RedisConnection(process.argv[2] ?? '', new MemoryLog());
  process.stdout.write(String(await answers(connection)));
  connection.close();
}
