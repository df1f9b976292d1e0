import { ResourceNotFoundError, Server } from '@modelcontextprotocol/server';
import * as E from 'fp-ts/lib/Either.js';
import type { AgentCall } from '../../application/ports/agent-endpoint.js';
import { isObject } from '../../domain/basics/members.js';
import type { Params } from '../../domain/constraints/param.js';
import { FaultList } from '../../domain/errors/fault-list.js';
import { unknownName } from '../../domain/errors/unknown-name.js';
import { decodeMembers } from '../../domain/schema/decode-members.js';
import type { AgentTool } from './agent-tool.js';
import { guides } from './guides.js';
import { answerResult, failureResult, type ToolResult } from './tool-results.js';

const INSTRUCTIONS =
  'Tablewright makes synthetic tables. Write a request, check it with preview_table, and correct it by the faults: each has a pointer into your arguments and a remedy. Rows beyond a preview never pass through the conversation. Resources explain formulas, sets of tables, and given (columns that depend on others).';

/** The tools of a server with the name and the version by which it introduces itself. */
export interface AgentTools {
  readonly version: string;
  readonly tools: readonly AgentTool[];
}

/** A server of the Model Context Protocol with these tools. `call` has what all its calls have in common. */
export function agentServer(
  { version, tools }: AgentTools,
  call: Omit<AgentCall, 'signal'>,
): Server {
  const server = new Server(
    { name: 'tablewright', version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  const listed = tools.map(({ name, description, params, required, hints, output }) => ({
    name,
    description,
    inputSchema: {
      type: 'object' as const,
      properties: shortSchemas(params),
      ...(required.length > 0 && { required: [...required] }),
    },
    annotations: hints,
    ...(output !== undefined && { outputSchema: output }),
  }));
  server.setRequestHandler('tools/list', () => ({ tools: listed }) as never);
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const ended = new AbortController();
    const signal = AbortSignal.any([context.mcpReq.signal, ended.signal]);
    try {
      const { name, arguments: args = {} } = params;
      return (await runTool(tools, name, args, { ...call, signal })) as never;
    } finally {
      // Permits of the plan are released.
      ended.abort();
    }
  });
  server.setRequestHandler('resources/list', () => ({
    resources: guides.map(({ text: _, ...resource }) => resource),
  }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const found = guides.find((each) => each.uri === uri);
    if (found === undefined) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: found.mimeType, text: found.text }] };
  });
  return server;
}

/**
 * The types and the meanings of arguments. The list of tools stays in the context of the agent, so their bounds are left
 * out: an argument beyond one is refused with a fault that names it.
 */
function shortSchemas(params: Params) {
  return Object.fromEntries(
    Object.entries(params).map(([name, { schema, description, default: usual }]) => [
      name,
      { type: schema.type, description, ...(usual !== undefined && { default: usual }) },
    ]),
  );
}

async function runTool(
  tools: readonly AgentTool[],
  name: string,
  args: Readonly<Record<string, unknown>>,
  call: AgentCall,
): Promise<ToolResult> {
  const tool = tools.find((known) => known.name === name);
  if (tool === undefined) {
    const known = (): readonly string[] => tools.map((each) => each.name);
    const faults = new FaultList();
    faults.add(() => unknownName('/name', { noun: 'tool', name, known }));
    return failureResult(faults.failure({ name }));
  }
  const faults = new FaultList();
  const rules = { members: tool.params, required: tool.required, memberNoun: 'argument' };
  const decoded = decodeMembers(isObject(args) ? args : {}, rules, '', { faults });
  if (faults.count > 0) return failureResult(faults.failure(args));
  const result = await tool.run(decoded, call);
  return E.isRight(result)
    ? answerResult(result.right, tool.output !== undefined)
    : failureResult(result.left);
}
