import { readdirSync, readFileSync } from 'node:fs';

const KILOBYTES_A_MEGABYTE = 1024;
/** Linux reports processor time to programs in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** The ids of the running children of a process. */
export function childrenOf(pid: number): readonly number[] {
  return namesIn(`/proc/${pid}/task`).flatMap((task) =>
    textOf(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** The resident memory of a process in megabytes; 0 if it has ended. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / KILOBYTES_A_MEGABYTE;
}

/** The number of open descriptors of a process; 0 if it has ended. */
export function openDescriptors(pid: number): number {
  return namesIn(`/proc/${pid}/fd`).length;
}

/** The processor seconds of a process and of its ended children. */
export function processorSeconds(pid: number): number {
  // The name of the program is in brackets and may contain spaces.
  const fields = textOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / TICKS_A_SECOND;
}

/** Empty if the process has just ended. */
function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Empty if the process has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
