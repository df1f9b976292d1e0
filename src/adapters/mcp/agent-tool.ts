import type { Either } from 'fp-ts/lib/Either.js';
import type { AgentCall } from '../../application/ports/agent-endpoint.js';
import type { Complete, Params } from '../../domain/constraints/param.js';
import type { Failure } from '../../domain/errors/failure.js';

/** A refusal in plain words, for failures that only files and databases have. */
export interface Refused {
  readonly code: 'refused';
  /** The problem and the remedy. */
  readonly message: string;
}

export type ToolFailure = Failure | Refused;

/** A file that a tool has written. */
export interface FileLink {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

export interface ToolAnswer {
  /** What the agent reads: JSON. */
  readonly text: string;
  readonly link?: FileLink;
}

/** What an agent may expect of a tool, as the protocol names it. */
export interface ToolHints {
  readonly readOnlyHint: boolean;
  readonly destructiveHint?: boolean;
  readonly openWorldHint: false;
}

/** The members of an answer, by their types. Programs pass them on; agents read the text. */
interface OutputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, { readonly type: string | readonly string[] }>>;
  readonly required: readonly string[];
}

/** The schema of an answer that has all of these members. */
export function answerWith(properties: OutputSchema['properties']): OutputSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** A tool as the server of the protocol sees it. */
export interface AgentTool {
  readonly name: string;
  readonly description: string;
  readonly params: Params;
  readonly required: readonly string[];
  readonly hints: ToolHints;
  /** The JSON Schema of the answer, for programs that read it. */
  readonly output?: OutputSchema;
  run(
    args: Readonly<Record<string, unknown>>,
    call: AgentCall,
  ): Promise<Either<ToolFailure, ToolAnswer>>;
}

/** Makes a tool. The compiler checks its arguments against its own params. */
export function agentTool<P extends Params, const Required extends keyof P & string>(
  tool: Omit<AgentTool, 'params' | 'required' | 'run'> & {
    readonly params: P;
    readonly required: readonly Required[];
    run(args: Complete<P, Required>, call: AgentCall): Promise<Either<ToolFailure, ToolAnswer>>;
  },
): AgentTool {
  return tool as unknown as AgentTool;
}

/** A tool that changes nothing. */
export const READ_ONLY: ToolHints = { readOnlyHint: true, openWorldHint: false };
