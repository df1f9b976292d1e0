import * as E from 'fp-ts/lib/Either.js';
import { text } from '../../domain/constraints/texts.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { explainColumn as columnExplained } from '../../domain/meanings/explain-column.js';
import { type AgentTool, agentTool, READ_ONLY } from './agent-tool.js';

/** The longest name of a table and of a column. */
const LONGEST = 200;

/** Says which field suits a column by its name and that of its table, why, and what else would. */
export function explainColumn(engine: TableEngine): AgentTool {
  return agentTool({
    name: 'explain_column',
    description: 'The field for a column such as orders.status, why, and two others.',
    params: { column: text('table.column or column', { minLength: 1, maxLength: LONGEST }) },
    required: ['column'],
    hints: READ_ONLY,
    run: async ({ column }, call) => {
      await call.admit();
      const answer = columnExplained(column, engine);
      return E.right({ text: JSON.stringify(answer ?? { type: null, offers: [] }) });
    },
  });
}
