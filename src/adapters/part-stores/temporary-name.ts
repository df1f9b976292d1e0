import { createHash, randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const END = 'tmp';

/** Two containers of a machine can have its host name, and processes with the same number. */
function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Names the machine, or the container, whose processes this one can see. */
const HERE = createHash('sha256')
  .update(`${hostname()} ${processNamespace()}`)
  .digest('hex')
  .slice(0, 8);

/** The names of the temporary files that this process writes now. */
const own = new Set<string>();

/** Runs `work` with a name for a temporary file, of which `isAbandoned` is false as long as it runs. */
export async function withTemporaryName<A>(
  name: string,
  work: (temporary: string) => Promise<A>,
): Promise<A> {
  const random = randomBytes(4).toString('hex');
  const temporary = `.${name}.${HERE}.${process.pid}.${random}.${END}`;
  own.add(temporary);
  try {
    return await work(temporary);
  } finally {
    own.delete(temporary);
  }
}

export function isTemporary(name: string): boolean {
  return name.startsWith('.') && name.endsWith(`.${END}`);
}

/** Whether the process that wrote a temporary file has surely ended, as far as this machine can know. */
export function isAbandoned(name: string): boolean {
  const [host, pid] = name.split('.').slice(-4, -2);
  if (host !== HERE) return false;
  // A container that starts again gives its process the same number.
  return Number(pid) === process.pid ? !own.has(name) : !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
