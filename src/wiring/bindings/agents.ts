import { ContainerModule } from 'inversify';
import { IsolatedInferrer } from '../../adapters/inference/isolated-inferrer.js';
import type { AnswerSchema } from '../../adapters/mcp/schema-from-ddl.js';
import { tokens } from '../tokens.js';

/** The tools for agents over HTTP: those that need neither files nor databases. They are loaded for the first message. */
export const agents = new ContainerModule(({ bind }) => {
  bind(tokens.agentEndpoint)
    .toResolvedValue(
      (version, engine, catalogue, previews, listing, inferrer) => ({
        answer: async (request, message, call) => {
          const { httpEndpoint } = await import('../../adapters/mcp/http-endpoint.js');
          const { serviceTools } = await import('../../adapters/mcp/service-tools.js');
          const { answerElsewhere } = await import('../../adapters/mcp/answer-elsewhere.js');
          const answerHere: AnswerSchema = async (script) => {
            const { schemaAnswer } = await import('../../adapters/mcp/schema-answer.js');
            return schemaAnswer(engine, script);
          };
          const answerSchema =
            inferrer instanceof IsolatedInferrer ? answerElsewhere(inferrer) : answerHere;
          const tools = serviceTools(engine, catalogue, previews, listing, answerSchema);
          return httpEndpoint({ version, tools }).answer(request, message, call);
        },
      }),
      [
        tokens.version,
        tokens.engine,
        tokens.catalogue,
        tokens.previewData,
        tokens.listChanges,
        tokens.inferrer,
      ],
    )
    .inSingletonScope();
});
