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

/** Prints whether Redis responds to a process of its own, which must exit without help. */
export async function answersIn(
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [FILE, url], {
    env: environment,
    timeout: 5000,
  });
  return stdout;
}

if (process.argv[1] === FILE) {
  const connection = new RedisConnection(process.argv[2] ?? '', new MemoryLog());
  process.stdout.write(String(await answers(connection)));
  connection.close();
}
