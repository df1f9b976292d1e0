import type { JsonSchema } from '../../../domain/constraints/param.js';
import { recordSchema } from './record-schema.js';

const version: JsonSchema = { type: 'string', const: '2.0' };
const id: JsonSchema = { type: ['string', 'integer', 'null'] };

/** The messages of JSON-RPC 2.0. What they contain is described by the Model Context Protocol. */
export const agentSchemas: Readonly<Record<string, JsonSchema>> = {
  AgentMessage: recordSchema(
    'Message of an agent',
    {
      jsonrpc: version,
      id: { ...id, description: 'Left out in a notification, which has no answer.' },
      method: {
        type: 'string',
        description: 'Such as `initialize`, `tools/list` or `tools/call`.',
      },
      params: { type: 'object' },
    },
    ['id', 'method', 'params'],
  ),
  AgentAnswer: recordSchema(
    'Answer to an agent',
    {
      jsonrpc: version,
      id,
      result: { type: 'object' },
      error: recordSchema('Error of JSON-RPC', {
        code: { type: 'integer' },
        message: { type: 'string' },
      }),
    },
    ['result', 'error'],
  ),
};
