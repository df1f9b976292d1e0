import { EngineClient } from './engine-client.js';
import type { FoundTable } from './found-table.js';

/** The worker that has the open file. It is not the one of the rows, which would wait for it. */
let worker: EngineClient | undefined;

/** The table in a file, or why the page cannot read it. The file stays in the page. */
export async function readSample(
  data: Blob,
  name: string,
  k: number,
): Promise<FoundTable | { readonly message: string }> {
  closeSample();
  const own = new EngineClient();
  worker = own;
  const inferred = await own.infer({ data, name, k });
  if ('message' in inferred) return inferred;
  const { isComplete, ...table } = inferred;
  return {
    ...table,
    source: name,
    extent: isComplete ? 'all of the file' : 'the beginning of the file',
    k,
    report: (seed) => own.report(seed),
  };
}

/** Ends the worker, and with it whatever it reads. */
export function closeSample(): void {
  worker?.end();
  worker = undefined;
}
