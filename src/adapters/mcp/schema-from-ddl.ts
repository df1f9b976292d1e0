import * as E from 'fp-ts/lib/Either.js';
import { integer } from '../../domain/constraints/numbers.js';
import { withDefault } from '../../domain/constraints/param.js';
import { text } from '../../domain/constraints/texts.js';
import { readSchema } from '../../domain/databases/read-schema.js';
import { setOfSchema } from '../../domain/databases/set-of-schema.js';
import type { Engine } from '../../domain/engine/engine.js';
import { type AgentTool, agentTool, READ_ONLY } from './agent-tool.js';
import { OUT, requestAnswer } from './request-answer.js';
import { pathParam, type Workspace } from './workspace.js';

const MOST_CHARACTERS = 200_000;
const USUAL_ROWS = 100;
/** Parts of the schema that the rows may break, as far as a result lists them. */
const MOST_MISSED = 10;

const params = {
  ddl: text('the schema', { minLength: 1, maxLength: MOST_CHARACTERS }),
  rows: withDefault(
    integer('rows of tables that nothing limits', { min: 1, max: 1e6 }),
    USUAL_ROWS,
  ),
};
const files = { file: pathParam('file with the schema'), out: pathParam(OUT) };

/** With a workspace, the schema may be in a file, and the request may go into one. */
export function schemaFromDdl(engine: Engine, workspace?: Workspace): AgentTool {
  return agentTool({
    name: 'schema_from_ddl',
    description:
      'A request that fills the tables of a schema (SQL, JSON Schema, OpenAPI, Prisma) so that keys, references and checks hold.',
    params: { ...params, ...(workspace && files) },
    required: [],
    hints: workspace === undefined ? READ_ONLY : { readOnlyHint: false, openWorldHint: false },
    run: async (args, call) => {
      const { ddl, rows = USUAL_ROWS, file, out } = args;
      const read = file === undefined ? undefined : await workspace?.readText(file);
      if (read !== undefined && E.isLeft(read)) return read;
      const path = read === undefined ? '/ddl' : '/file';
      const schema = readSchema(read?.right ?? ddl ?? '', file === undefined ? {} : { name: file });
      if (E.isLeft(schema)) {
        return E.left({
          code: 'invalid_request',
          faults: [{ path, message: schema.left }],
          omitted: 0,
        });
      }
      await call.admit();
      const { request, missed } = setOfSchema(schema.right, { rows, engine });
      const notKept = missed.slice(0, MOST_MISSED).map(({ line, reason }) => ({ line, reason }));
      return requestAnswer(request, notKept.length > 0 ? { not_kept: notKept } : {}, {
        workspace,
        out,
      });
    },
  });
}
