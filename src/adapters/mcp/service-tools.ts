import * as E from 'fp-ts/lib/Either.js';
import type { KeptCatalogue } from '../../application/tables/kept-catalogue.js';
import type { ListChanges } from '../../application/tables/list-changes.js';
import type { PreviewData } from '../../application/tables/preview-data.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import type { AgentTool } from './agent-tool.js';
import { explainColumn } from './explain-column.js';
import { findFieldTypes } from './find-field-types.js';
import { previewTable } from './preview-table.js';
import { requestObject } from './request-argument.js';
import { type AnswerSchema, schemaFromDdl } from './schema-from-ddl.js';

/** The tools that need neither files nor databases. */
export function serviceTools(
  engine: TableEngine,
  catalogue: KeptCatalogue,
  previews: PreviewData,
  listing: ListChanges,
  answerSchema: AnswerSchema,
): readonly AgentTool[] {
  return [
    findFieldTypes(engine, catalogue),
    explainColumn(engine),
    previewTable(previews, listing, requestObject, async (request) => E.right(request)),
    schemaFromDdl(answerSchema),
  ];
}
