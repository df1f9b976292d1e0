import type { Call, EngineMethods, Reply } from '../engine/messages.js';

/** The path of the worker beside this module, which the build writes here. */
declare const ENGINE_PATH: string;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((made: number) => void) | undefined;
}

type Result<Method extends keyof EngineMethods> = Awaited<ReturnType<EngineMethods[Method]>>;

/** The engine in a worker of its own, so that the page never waits for it. */
export class EngineClient {
  readonly #worker = new Worker(new URL(ENGINE_PATH, import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#receive(data);
    this.#worker.onerror = (event) => this.#fail(event.message || 'the engine did not load');
  }

  open(...args: Parameters<EngineMethods['open']>): Promise<Result<'open'>> {
    return this.#call('open', args);
  }

  rows(...args: Parameters<EngineMethods['rows']>): Promise<Result<'rows'>> {
    return this.#call('rows', args);
  }

  figures(): Promise<Result<'figures'>> {
    return this.#call('figures', []);
  }

  pair(...args: Parameters<EngineMethods['pair']>): Promise<Result<'pair'>> {
    return this.#call('pair', args);
  }

  land(): Promise<Result<'land'>> {
    return this.#call('land', []);
  }

  examples(...args: Parameters<EngineMethods['examples']>): Promise<Result<'examples'>> {
    return this.#call('examples', args);
  }

  guess(...args: Parameters<EngineMethods['guess']>): Promise<Result<'guess'>> {
    return this.#call('guess', args);
  }

  named(...args: Parameters<EngineMethods['named']>): Promise<Result<'named'>> {
    return this.#call('named', args);
  }

  schema(...args: Parameters<EngineMethods['schema']>): Promise<Result<'schema'>> {
    return this.#call('schema', args);
  }

  infer(...args: Parameters<EngineMethods['infer']>): Promise<Result<'infer'>> {
    return this.#call('infer', args);
  }

  report(...args: Parameters<EngineMethods['report']>): Promise<Result<'report'>> {
    return this.#call('report', args);
  }

  createTables(
    ...args: Parameters<EngineMethods['createTables']>
  ): Promise<Result<'createTables'>> {
    return this.#call('createTables', args);
  }

  file(...[request, onRows]: Parameters<EngineMethods['file']>): Promise<Result<'file'>> {
    return this.#call('file', [request], onRows);
  }

  prepare(): Promise<void> {
    return this.#call('prepare', []);
  }

  /** Ends the worker, and with it whatever it makes. Calls that wait are rejected. */
  end(): void {
    this.#worker.terminate();
    this.#fail('cancelled');
  }

  #call<Method extends keyof EngineMethods>(
    method: Method,
    args: readonly unknown[],
    onProgress?: (made: number) => void,
  ): Promise<Result<Method>> {
    this.#last += 1;
    const call: Call = { id: this.#last, method, args };
    return new Promise((resolve, reject) => {
      const done = resolve as (value: unknown) => void;
      this.#waiting.set(call.id, { resolve: done, reject, onProgress });
      this.#worker.postMessage(call);
    });
  }

  #receive(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    if (reply.kind === 'progress') {
      waiting.onProgress?.(reply.made);
      return;
    }
    this.#waiting.delete(reply.id);
    if (reply.kind === 'result') waiting.resolve(reply.value);
    else waiting.reject(new Error(reply.message));
  }

  #fail(message: string): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of all) reject(new Error(message));
  }
}
