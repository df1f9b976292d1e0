import type { Call, EngineMethods, Reply } from './messages.js';
import { PageEngine } from './page-engine.js';

/** The part of a worker's global scope that this module uses. */
interface WorkerScope {
  onmessage: (event: { readonly data: Call }) => void;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as WorkerScope;
const engine: EngineMethods = new PageEngine();

scope.onmessage = async ({ data: { id, method, args } }) => {
  const onRows = (made: number): void => scope.postMessage({ id, kind: 'progress', made });
  try {
    const call = engine[method] as (...args: readonly unknown[]) => Promise<unknown>;
    const value = await call.call(engine, ...args, ...(method === 'file' ? [onRows] : []));
    scope.postMessage({ id, kind: 'result', value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ id, kind: 'error', message });
  }
};
