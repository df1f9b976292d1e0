import { stat } from 'node:fs/promises';
import * as E from 'fp-ts/lib/Either.js';
import {
  type RequestOfSample,
  requestOfSample,
} from '../../../application/inference/cloned-table.js';
import { USUAL_TERMS, warningsOf } from '../../../application/inference/infer-sample.js';
import type { InferredSchema } from '../../../domain/inference/index.js';
import { type AgentTool, agentTool } from '../../mcp/agent-tool.js';
import { OUT, requestAnswer } from '../../mcp/request-answer.js';
import { pathParam } from '../../mcp/workspace.js';
import { inferFile } from '../inference/infer-file.js';
import { endingAsRefusal } from './ending-as-refusal.js';
import type { AgentWorkspace } from './workspace.js';

/** Warnings, as far as a result lists them. */
const MOST_WARNINGS = 10;

/** What an answer needs of an inference, and the state of the file then. */
interface Inferred {
  readonly file: string;
  readonly request: RequestOfSample;
  readonly members: Readonly<Record<string, unknown>>;
}

/** Infers a request from a table in a file, as tablewright infer does. */
export function inferSchemaTool(workspace: AgentWorkspace): AgentTool {
  // An agent asks again, with out, for a request that is too long for a result. The inference took seconds.
  let last: Inferred | undefined;
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
      const state = await stateOf(found.right);
      if (last?.file !== state) {
        const inferred = await endingAsRefusal(() => inferFile(found.right, USUAL_TERMS));
        if (E.isLeft(inferred)) return inferred;
        const { rows, schema } = inferred.right;
        const members = { rows_sampled: rows, ...warningMembers(schema) };
        last = { file: state, request: requestOfSample(inferred.right), members };
      }
      return requestAnswer(last.request, last.members, { workspace, out });
    },
  });
}

/** Changes when the file does. */
async function stateOf(path: string): Promise<string> {
  const { mtimeMs, size } = await stat(path);
  return JSON.stringify([path, mtimeMs, size]);
}

function warningMembers(schema: InferredSchema): Readonly<Record<string, unknown>> {
  const warnings = warningsOf(schema);
  const more = warnings.length - MOST_WARNINGS;
  return {
    ...(warnings.length > 0 && { warnings: warnings.slice(0, MOST_WARNINGS) }),
    ...(more > 0 && { more_warnings: more }),
  };
}
