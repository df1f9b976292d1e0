import * as E from 'fp-ts/lib/Either.js';
import { ContainerModule } from 'inversify';
import { IsolatedInferrer } from '../../adapters/inference/isolated-inferrer.js';
import type { ToolAnswer, ToolFailure } from '../../adapters/mcp/agent-tool.js';
import type { AnswerSchema } from '../../adapters/mcp/schema-from-ddl.js';
import { withinTime } from '../../application/inference/within-time.js';
import type { SchemaInferrer } from '../../application/ports/schema-inferrer.js';
import type { Engine } from '../../domain/engine/engine.js';
import { type Failure, invalidRequest } from '../../domain/errors/failure.js';
import { tokens } from '../tokens.js';

/** The tools for agents over HTTP: those that need neither files nor databases. They are loaded for the first message. */
export const agents = new ContainerModule(({ bind }) => {
  bind(tokens.agentEndpoint)
    .toResolvedValue(
      (version, engine, previews, inferrer) => ({
        answer: async (request, message, call) => {
          const { httpEndpoint } = await import('../../adapters/mcp/http-endpoint.js');
          const { serviceTools } = await import('../../adapters/mcp/service-tools.js');
          const tools = serviceTools(engine, previews, schemaReader(engine, inferrer));
          return httpEndpoint({ version, tools }).answer(request, message, call);
        },
      }),
      [tokens.version, tokens.engine, tokens.previewData, tokens.inferrer],
    )
    .inSingletonScope();
});

/** Milliseconds for a schema, with the start of a process and the wait for it. The usual ones take less than a second. */
const TIME_OF_SCHEMA = 15_000;

function tooLarge(message: string): Failure {
  return invalidRequest({ path: '', message });
}

const ofSchema = {
  time: tooLarge('the schema takes too long to read: send fewer tables or columns'),
  memory: tooLarge('the schema needs too much memory: send fewer tables or columns'),
};

/** Reads schemas in the processes that infer, so that none can stop the server. */
function schemaReader(engine: Engine, inferrer: SchemaInferrer): AnswerSchema {
  return async (script, { callerId, signal }) => {
    if (!(inferrer instanceof IsolatedInferrer)) {
      const { schemaAnswer } = await import('../../adapters/mcp/schema-answer.js');
      return schemaAnswer(engine, script);
    }
    const answered = await withinTime(TIME_OF_SCHEMA, signal, (inTime) =>
      inferrer.run<E.Either<ToolFailure, ToolAnswer>>(
        { script },
        { callerId, signal: inTime },
        ofSchema,
      ),
    )();
    return E.flatten<ToolFailure, ToolAnswer>(answered);
  };
}
