import * as E from 'fp-ts/lib/Either.js';
import { withDefault } from '../../../domain/constraints/param.js';
import { flag, text } from '../../../domain/constraints/texts.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { DatabaseUrl } from '../../databases/database-url.js';
import { type AgentTool, agentTool, answerWith } from '../../mcp/agent-tool.js';
import { sameRequest } from '../../mcp/request-argument.js';
import type { Workspace } from '../../mcp/workspace.js';
import { loadInto } from '../databases/load-into.js';
import { endingAsRefusal, refused } from './ending-as-refusal.js';
import { agentRequest } from './request.js';

/** Loads the rows of a request into one database, as tablewright load does. Rows that are there stay. */
export function loadDatabaseTool(
  target: DatabaseUrl,
  engine: TableEngine,
  workspace: Workspace | undefined,
): AgentTool {
  return agentTool({
    name: 'load_database',
    description:
      'Adds the rows of a request to tables of the database of the user. Ask the user first.',
    params: {
      request: sameRequest,
      table: text('replaces table_name', { minLength: 1, maxLength: 128 }),
      confirm: withDefault(flag('true once the user has agreed'), false),
    },
    required: ['request'],
    hints: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
    output: answerWith({ rows_loaded: { type: 'integer' } }),
    run: async ({ request, table, confirm }) => {
      const read = await agentRequest(request, workspace);
      if (E.isLeft(read)) return read;
      if (confirm !== true) {
        return refused(
          `this adds rows to the database ${target.shown}; ask the user, then call again with "confirm": true`,
        );
      }
      const loaded = await endingAsRefusal(() =>
        loadInto(target, { members: read.right, path: 'request', table }, engine, {
          yes: true,
          quiet: true,
        }),
      );
      if (E.isLeft(loaded)) return loaded;
      const result = { database: target.shown, rows_loaded: loaded.right };
      return E.right({ text: JSON.stringify(result) });
    },
  });
}
