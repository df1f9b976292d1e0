import { type Json, type LargestRequest, times } from './request-parts.js';

/** Members and items that fill a body of 1 MB. */
const MEMBERS = 90_000;
const ITEMS = 245_000;

const members = (value: unknown): Json =>
  Object.fromEntries(times(MEMBERS, (i) => [i.toString(36), value]));

const message = (method: string, params: Json, status = 400): LargestRequest => ({
  path: '/mcp',
  body: { jsonrpc: '2.0', id: 1, method, params },
  statuses: [status],
});

const initialize = (client: Json, capabilities: Json = {}, status = 400): LargestRequest =>
  message(
    'initialize',
    {
      protocolVersion: '2025-06-18',
      clientInfo: { name: 'a', version: '1', ...client },
      capabilities,
    },
    status,
  );

/** The largest messages of agents, of which the package for the protocol checks each member and item. */
export const largestMessages: Readonly<Record<string, LargestRequest>> = {
  'message with many notes': message('tools/list', { _meta: members(1) }),
  'message with many params': message('ping', members(1)),
  'message with many wrong icons': initialize({ icons: times(ITEMS, () => 1) }),
  'message with many empty icons': initialize({ icons: times(ITEMS, () => ({})) }),
  'message with as many wrong icons as it may have': initialize(
    { icons: times(950, () => ({})) },
    {},
    200,
  ),
  'message with many abilities': initialize({}, { experimental: members({}) }),
  'message with many wrong abilities': initialize({}, { experimental: members(1) }),
  'message with many arguments': message('tools/call', {
    name: 'find_field_types',
    arguments: members(1),
  }),
  'message with a long argument': message(
    'tools/call',
    { name: 'find_field_types', arguments: { words: times(ITEMS, () => ({})) } },
    200,
  ),
};
