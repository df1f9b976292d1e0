import * as E from 'fp-ts/lib/Either.js';
import type { AgentCall } from '../../application/ports/agent-endpoint.js';
import { integer } from '../../domain/constraints/numbers.js';
import { withDefault } from '../../domain/constraints/param.js';
import { text } from '../../domain/constraints/texts.js';
import {
  type AgentTool,
  agentTool,
  READ_ONLY,
  type ToolAnswer,
  type ToolFailure,
} from './agent-tool.js';
import { OUT, type RequestFile } from './request-answer.js';
import { inArgument } from './request-argument.js';
import type { SchemaScript } from './schema-answer.js';
import { pathParam, type Workspace } from './workspace.js';

const MOST_CHARACTERS = 200_000;
const USUAL_ROWS = 100;

const params = {
  ddl: text('the schema', { minLength: 1, maxLength: MOST_CHARACTERS }),
  rows: withDefault(
    integer('rows of tables that nothing limits', { min: 1, max: 1e6 }),
    USUAL_ROWS,
  ),
};
const files = { file: pathParam('file with the schema'), out: pathParam(OUT) };

/** Makes the answer for a schema. `file` is where its request goes, if the caller names a file. */
export type AnswerSchema = (
  script: SchemaScript,
  call: AgentCall,
  file: RequestFile,
) => Promise<E.Either<ToolFailure, ToolAnswer>>;

/** With a workspace, the schema may be in a file, and the request may go into one. */
export function schemaFromDdl(answer: AnswerSchema, workspace?: Workspace): AgentTool {
  return agentTool({
    name: 'schema_from_ddl',
    description:
      'A request that fills the tables of a schema (SQL, JSON Schema, OpenAPI, Prisma, Rails) so that keys, references and checks hold.',
    params: { ...params, ...(workspace && files) },
    required: [],
    hints: workspace === undefined ? READ_ONLY : { readOnlyHint: false, openWorldHint: false },
    run: async ({ ddl, rows = USUAL_ROWS, file, out }, call) => {
      const read = file === undefined ? undefined : await workspace?.readText(file);
      if (read !== undefined && E.isLeft(read)) return read;
      await call.admit();
      const script = {
        text: read?.right ?? ddl ?? '',
        rows,
        ...(file !== undefined && { name: file }),
      };
      const answered = await answer(script, call, { workspace, out });
      return E.mapLeft((failure: ToolFailure) =>
        failure.code === 'refused' ? failure : inArgument(read ? 'file' : 'ddl', failure),
      )(answered);
    },
  });
}
