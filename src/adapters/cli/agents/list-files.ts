import * as E from 'fp-ts/lib/Either.js';
import { type AgentTool, agentTool, READ_ONLY } from '../../mcp/agent-tool.js';
import { byteLength, MOST_RESULT_BYTES } from '../../mcp/tool-results.js';
import type { AgentWorkspace } from './workspace.js';

/** Lists the files that the other tools can read. */
export function listFilesTool(workspace: AgentWorkspace): AgentTool {
  return agentTool({
    name: 'list_files',
    description: 'The files that the other tools can read: their paths and bytes.',
    params: {},
    required: [],
    hints: READ_ONLY,
    run: async () => {
      const all = await workspace.list();
      for (let count = all.length; ; count = Math.floor(count / 2)) {
        const files = Object.fromEntries(
          all.slice(0, count).map(({ path, bytes }) => [path, bytes]),
        );
        const rest = all.length - count;
        const answer = { root: workspace.shown, files, ...(rest > 0 && { more_files: rest }) };
        const text = JSON.stringify(answer);
        if (count === 0 || byteLength(text) <= MOST_RESULT_BYTES) return E.right({ text });
      }
    },
  });
}
