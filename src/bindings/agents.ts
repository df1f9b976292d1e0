import { ContainerModule } from 'inversify';
import { tokens } from '../tokens.js';

/** The tools for agents over HTTP: those that need neither files nor databases. They are loaded for the first message. */
export const agents = new ContainerModule(({ bind }) => {
  bind(tokens.agentEndpoint)
    .toResolvedValue(
      (version, engine, previews) => ({
        answer: async (request, message, call) => {
          const { httpEndpoint } = await import('../adapters/mcp/http-endpoint.js');
          const { serviceTools } = await import('../adapters/mcp/service-tools.js');
          const tools = { version, tools: serviceTools(engine, previews) };
          return httpEndpoint(tools).answer(request, message, call);
        },
      }),
      [tokens.version, tokens.engine, tokens.previewData],
    )
    .inSingletonScope();
});
