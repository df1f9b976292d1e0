import { execFileSync } from 'node:child_process';

/** Returns the ids of the inference processes that are children of this process. */
export function inferenceProcesses(): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, state] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s.*\/inference\.js$/.exec(line) ?? [];
    const isAlive = state !== undefined && !state.startsWith('Z');
    return isAlive && Number(parent) === process.pid ? [Number(pid)] : [];
  });
}
