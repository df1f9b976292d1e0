import { PreviewData } from '../../../application/tables/preview-data.js';
import { lazyPromise } from '../../../domain/basics/lazy-promise.js';
import { catalogue } from '../../../domain/catalogue/catalogue.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { databaseFormats } from '../../databases/database-formats.js';
import { URL_FORMS } from '../../databases/database-schemes.js';
import type { AgentTool } from '../../mcp/agent-tool.js';
import { explainColumn } from '../../mcp/explain-column.js';
import { findFieldTypes } from '../../mcp/find-field-types.js';
import { previewTable } from '../../mcp/preview-table.js';
import { requestObject, requestOrFile } from '../../mcp/request-argument.js';
import { schemaAnswer } from '../../mcp/schema-answer.js';
import { schemaFromDdl } from '../../mcp/schema-from-ddl.js';
import { serveStandardStreams } from '../../mcp/standard-streams.js';
import { packageVersion } from '../../system/package-version.js';
import { inferSchemaTool } from '../agents/infer-schema-tool.js';
import { listFilesTool } from '../agents/list-files.js';
import { loadDatabaseTool } from '../agents/load-database.js';
import { agentRequest } from '../agents/request.js';
import { AgentWorkspace } from '../agents/workspace.js';
import { writeTableTool } from '../agents/write-table.js';
import { databaseTarget } from '../databases/database-target.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { makerOf } from '../tables/maker.js';
import { ownChanges } from '../tables/own-changes.js';
import { ownGeneration } from '../tables/own-generation.js';

const NOTES = {
  paragraphs: [
    'A program that runs agents starts this command; docs/agents.md has its configuration. The protocol uses stdin and stdout.',
    'Without options, agents can search the field types, check requests, see at most 20 rows and read schemas. With --root, they can also read files of these folders and create new ones; no file is replaced. With --load-into, they can add rows to this database.',
  ],
  examples: [
    'tablewright mcp',
    'tablewright mcp --root data',
    'tablewright mcp --root data --load-into sqlite:shop.db',
  ],
};

interface Options extends EngineOptions {
  readonly root?: readonly string[];
  readonly loadInto?: string;
}

export const defineMcp: Define = (command, surroundings) => {
  const taking = takeExtensions(command)
    .description('Serve an agent by the Model Context Protocol on stdin and stdout.')
    .option(
      '--root <folder>',
      'folder in which agents may read and create files; may be given more than once',
      (folder: string, earlier: readonly string[] = []) => [...earlier, folder],
    )
    .option('--load-into <url>', `database to which agents may add rows: ${URL_FORMS}`);
  addNotes(taking, NOTES).action((options) => run(options, surroundings));
};

async function run(options: Options, surroundings: Surroundings): Promise<void> {
  const { root = [], loadInto } = options;
  const maker = await makerOf(options, surroundings);
  const workspace = root.length > 0 ? await AgentWorkspace.of(root) : undefined;
  const previews = new PreviewData(ownGeneration(maker.engine));
  const request = workspace === undefined ? requestObject : requestOrFile;
  const tools: readonly AgentTool[] = [
    findFieldTypes(
      maker.engine,
      lazyPromise(async () => catalogue(maker.engine)),
    ),
    explainColumn(maker.engine),
    previewTable(previews, ownChanges(maker.engine), request, (given) =>
      agentRequest(given, workspace),
    ),
    schemaFromDdl((script, _, file) => schemaAnswer(maker.engine, script, file), workspace),
    ...(workspace === undefined
      ? []
      : [
          listFilesTool(workspace),
          inferSchemaTool(workspace),
          writeTableTool(maker, previews, workspace),
        ]),
    ...(loadInto === undefined
      ? []
      : [loadTool(loadInto, await databaseEngine(options, surroundings), workspace)]),
  ];
  serveStandardStreams({ version: packageVersion(), tools });
}

/** The engine that writes rows as databases read them too. */
async function databaseEngine(options: Options, surroundings: Surroundings): Promise<TableEngine> {
  return (await engineOf(options, surroundings, [{ formats: databaseFormats }])).engine;
}

function loadTool(
  url: string,
  engine: TableEngine,
  workspace: AgentWorkspace | undefined,
): AgentTool {
  return loadDatabaseTool(databaseTarget(url, '--load-into'), engine, workspace);
}
