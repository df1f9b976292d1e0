import * as E from 'fp-ts/lib/Either.js';
import { text } from '../../domain/constraints/texts.js';
import type { Engine } from '../../domain/engine/engine.js';
import { type Guess, plainField } from '../../domain/meanings/guess.js';
import { guessField } from '../../domain/meanings/guess-field.js';
import { type AgentTool, agentTool, READ_ONLY } from './agent-tool.js';

/** The longest name of a table and of a column. */
const LONGEST = 200;

/** Says which field suits a column by its name and that of its table, why, and what else would. */
export function explainColumn(engine: Engine): AgentTool {
  return agentTool({
    name: 'explain_column',
    description: 'The field for a column such as orders.status, why, and two others.',
    params: { column: text('table.column or column', { minLength: 1, maxLength: LONGEST }) },
    required: ['column'],
    hints: READ_ONLY,
    run: async ({ column }, call) => {
      await call.admit();
      const at = column.lastIndexOf('.');
      const [table, name] = [column.slice(0, Math.max(0, at)), column.slice(at + 1)];
      const found = guessField(name, { names: [name], table }, engine);
      const answer = found && { ...explained(found.guess), offers: found.offers.map(explained) };
      return E.right({ text: JSON.stringify(answer ?? { type: null, offers: [] }) });
    },
  });
}

function explained(guess: Guess) {
  const { confidence, because } = guess;
  return { ...plainField(guess), confidence, because };
}
