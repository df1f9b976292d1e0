import type { Fault } from '../../domain/errors/fault.js';
import type { ToolAnswer, ToolFailure } from './agent-tool.js';

/** In bytes. Everything in a result stays in the context of the agent. */
export const MOST_RESULT_BYTES = 8000;

/** A result of a tool, as the protocol has it. */
export interface ToolResult {
  readonly content: readonly Readonly<Record<string, unknown>>[];
  /** The same as the text, if the tool has an output schema. */
  readonly structuredContent?: unknown;
  readonly isError?: true;
}

export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

export function answerResult({ text, link }: ToolAnswer, isStructured: boolean): ToolResult {
  const content = { type: 'text', text };
  return {
    content: link === undefined ? [content] : [content, { type: 'resource_link', ...link }],
    ...(isStructured && { structuredContent: JSON.parse(text) }),
  };
}

/** The result of a refused call: each fault with its pointer into the arguments, as far as there is room. */
export function failureResult(failure: ToolFailure): ToolResult {
  return { content: [{ type: 'text', text: failureText(failure) }], isError: true };
}

function failureText(failure: ToolFailure): string {
  if (failure.code === 'invalid_request') return faultsText(failure.faults, failure.omitted);
  const { code: error, ...facts } = failure;
  return JSON.stringify({ error, ...facts });
}

function faultsText(all: readonly Fault[], omitted: number): string {
  const faults = all.map(shortened);
  for (let shown = faults.length; shown > 0; shown--) {
    const rest = omitted + faults.length - shown;
    const text = JSON.stringify({
      error: 'invalid_request',
      faults: faults.slice(0, shown),
      ...(rest > 0 && { more_faults: rest }),
    });
    if (byteLength(text) <= MOST_RESULT_BYTES) return text;
  }
  return JSON.stringify({ error: 'invalid_request', more_faults: omitted + faults.length });
}

/** The longest list of expected names that a fault has. */
const LONGEST_LIST = 200;

/** A fault without the list of all known names: a suggestion, or a search, says more in fewer words. */
function shortened(fault: Fault): Fault {
  const { expected, ...others } = fault;
  if (expected === undefined || expected.length <= LONGEST_LIST) return fault;
  if (others.suggestion !== undefined) return others;
  const names = expected.slice(0, expected.lastIndexOf(', ', LONGEST_LIST));
  const isType = others.message.startsWith('unknown field type ');
  return { ...others, expected: isType ? 'find_field_types lists the types' : `${names}, …` };
}
