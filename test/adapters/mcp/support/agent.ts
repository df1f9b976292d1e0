import { Client, type Transport } from '@modelcontextprotocol/client';
import type { Fault } from '../../../../src/domain/errors/fault.js';
import { pointerSteps } from '../../../../src/domain/errors/pointer.js';

export interface ToolOutcome {
  readonly isError: boolean;
  /** The size of the whole result in bytes. */
  readonly bytes: number;
  readonly answer: Readonly<Record<string, unknown>>;
  /** What programs read; it equals the answer. */
  readonly structured: unknown;
  readonly links: readonly { readonly uri: string; readonly name: string }[];
}

type Content = { readonly type: string; readonly text?: string; readonly uri?: string };

/** A client of the protocol, as a program that runs agents has it. */
export class Agent {
  readonly #client = new Client({ name: 'scripted', version: '1.0.0' });

  async connect(transport: Transport): Promise<void> {
    await this.#client.connect(transport);
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  async tools() {
    return (await this.#client.listTools()).tools;
  }

  async resources() {
    return (await this.#client.listResources()).resources;
  }

  /** The text of a resource. */
  async read(uri: string): Promise<string> {
    const { contents } = await this.#client.readResource({ uri });
    const [first] = contents as readonly { readonly text?: string }[];
    return first?.text ?? '';
  }

  async call(name: string, args: object): Promise<ToolOutcome> {
    const result = await this.#client.callTool({ name, arguments: { ...args } });
    const content = result.content as readonly Content[];
    return {
      isError: result.isError === true,
      bytes: Buffer.byteLength(JSON.stringify(result)),
      answer: JSON.parse(content[0]?.text ?? '{}') as Readonly<Record<string, unknown>>,
      structured: result.structuredContent,
      links: content.filter(({ type }) => type === 'resource_link') as never,
    };
  }
}

/** The arguments, corrected by the faults alone: a misspelt name or value becomes the suggested one. */
export function corrected<A extends object>(args: A, faults: readonly Fault[]): A {
  const copy = structuredClone(args);
  for (const { path, suggestion } of faults) {
    const steps = [...pointerSteps(path)];
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>((value, step) => Reflect.get(Object(value), step), copy);
    const value: unknown = Reflect.get(Object(parent), last);
    const isName = typeof value !== 'string';
    if (isName) Reflect.deleteProperty(Object(parent), last);
    Reflect.set(Object(parent), isName ? String(suggestion) : last, isName ? value : suggestion);
  }
  return copy;
}
