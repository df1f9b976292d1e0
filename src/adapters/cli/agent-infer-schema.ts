import * as E from 'fp-ts/lib/Either.js';
import { type AgentTool, agentTool } from '../mcp/agent-tool.js';
import { OUT, requestAnswer } from '../mcp/request-answer.js';
import { pathParam } from '../mcp/workspace.js';
import type { AgentWorkspace } from './agent-workspace.js';
import { endingAsRefusal } from './ending-as-refusal.js';
import { inferFile, requestOf } from './infer-file.js';

/** The defaults of tablewright infer. */
const OPTIONS = { sampleRows: '50000', minCount: '10', category: [] };

/** Infers a request from a table in a file, as tablewright infer does. */
export function inferSchemaTool(workspace: AgentWorkspace): AgentTool {
  return agentTool({
    name: 'infer_schema',
    description:
      'A request for rows like those of a file (CSV, TSV, JSON, NDJSON, Parquet). No row of the file is returned.',
    params: { file: pathParam('file with a table'), out: pathParam(OUT) },
    required: ['file'],
    hints: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    run: async ({ file, out }) => {
      const found = await workspace.existing(file);
      if (E.isLeft(found)) return found;
      const inferred = await endingAsRefusal(() => inferFile(found.right, OPTIONS));
      if (E.isLeft(inferred)) return inferred;
      const { sample } = inferred.right;
      return requestAnswer(
        requestOf(inferred.right),
        { rows_sampled: sample.rows },
        { workspace, out },
      );
    },
  });
}
