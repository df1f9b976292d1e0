import { stat } from 'node:fs/promises';
import * as E from 'fp-ts/lib/Either.js';
import type { PreviewData } from '../../../application/tables/preview-data.js';
import { integer } from '../../../domain/constraints/numbers.js';
import { warningMembers } from '../../../domain/generation/warnings.js';
import { type AgentTool, agentTool, answerWith } from '../../mcp/agent-tool.js';
import { inArgument, sameRequest } from '../../mcp/request-argument.js';
import { pathParam } from '../../mcp/workspace.js';
import type { OutputLimits } from '../output/output-limits.js';
import { makeTable } from '../tables/make-table.js';
import type { Maker } from '../tables/maker.js';
import { agentRequest } from './request.js';
import type { AgentWorkspace } from './workspace.js';

/** What an agent writes into a file at most; its user can write more by the command. */
const MOST: OutputLimits = { rows: 100_000_000, bytes: 10_000_000_000 };

/** Writes the table of a request into a new file, as tablewright generate does. */
export function writeTableTool(
  maker: Maker,
  previews: PreviewData,
  workspace: AgentWorkspace,
): AgentTool {
  // Files are written one after the other: many at once would take the memory and the disk of the machine.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return agentTool({
    name: 'write_table',
    description:
      'Writes the rows of a request into a new file and returns a link and counts. The extension selects the format, as in orders.csv.gz.',
    params: {
      request: sameRequest,
      out: pathParam('file to create'),
      rows: integer('replaces the rows of the request', { min: 1, max: MOST.rows }),
    },
    required: ['request', 'out'],
    hints: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    output: answerWith({
      file: { type: 'string' },
      rows: { type: 'integer' },
      bytes: { type: 'integer' },
      seed: { type: ['integer', 'string'] },
    }),
    run: async ({ request, out, rows }, call) => {
      const read = await agentRequest(request, workspace);
      if (E.isLeft(read)) return read;
      const members = rows === undefined ? read.right : { ...read.right, rows };
      // The file would be refused without pointers.
      const checked = await previews.run(members, call)();
      if (E.isLeft(checked)) return E.left(inArgument('request', checked.left));
      const { seed } = checked.right;
      const seeded = { ...members, seed };
      let counts = { rows: 0, bytes: 0 };
      const write = async (path: string): Promise<void> => {
        const asked = { members: seeded, path: 'request' };
        const made = await makeTable(asked, { out: path, quiet: true }, { ...maker, most: MOST });
        counts = { rows: made, bytes: (await stat(path)).size };
      };
      const link = await inTurn(() => workspace.createBy(out, write));
      if (E.isLeft(link)) return link;
      const text = JSON.stringify({ file: out, ...counts, seed, ...warningMembers(checked.right) });
      return E.right({ text, link: link.right });
    },
  });
}
