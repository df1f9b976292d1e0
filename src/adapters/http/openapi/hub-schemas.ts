import { object } from '../../../domain/constraints/objects.js';
import type { JsonSchema } from '../../../domain/constraints/param.js';
import { schemaParams, searchParams } from '../../../domain/hub/hub-params.js';
import { cloneParams } from '../../../domain/hub/hub-requests.js';
import {
  correlate as correlateParam,
  groups as groupsParam,
  type TableTerms,
} from '../../../domain/schema/params/request-params.js';
import { recordSchema, reference } from './record-schema.js';
import { reportSchemas } from './report-schemas.js';
import { cloneRules, hubRules } from './rules.js';

const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };
const textOrNull: JsonSchema = { type: ['string', 'null'] };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const countOrNull: JsonSchema = { type: ['integer', 'null'], minimum: 0 };
const share: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const fields: JsonSchema = {
  type: 'array',
  items: reference('FieldDefinition'),
  description: 'Field definitions that can be sent to /generate unchanged.',
};

const correlate: JsonSchema = {
  ...correlateParam.schema,
  description: 'Correlations of these fields, which can be sent to /generate unchanged.',
};

const even: JsonSchema = {
  const: true,
  description: 'Shares and means of the clone come out closer than by chance.',
};

const groups: JsonSchema = {
  ...groupsParam.schema,
  description: 'Only if the rows form groups: how many rows each has.',
};

/** The requests of the three operations on data hubs, from the same parameters that their decoders use. */
function requests(terms: TableTerms): Readonly<Record<string, JsonSchema>> {
  const { schema: search } = object('', searchParams, { required: ['query'] });
  const { schema: sample } = object('', schemaParams, { required: ['dataset'] });
  const { schema: clone } = object('', cloneParams(terms), { required: ['dataset', 'rows'] });
  return {
    SearchRequest: { title: 'Search request', ...search, 'x-rules': hubRules },
    SchemaRequest: { title: 'Schema request', ...sample, 'x-rules': hubRules },
    CloneRequest: { title: 'Clone request', ...clone, 'x-rules': cloneRules },
  };
}

const answers: Readonly<Record<string, JsonSchema>> = {
  SearchResponse: recordSchema('Search response', {
    success: { const: true },
    query: text,
    page: count,
    count,
    has_more: { type: 'boolean' },
    results: { type: 'array', items: reference('Dataset') },
  }),
  Dataset: recordSchema('Data set', {
    ref: { ...text, description: 'owner/name, for the member dataset of the other operations.' },
    title: text,
    description: textOrNull,
    url: textOrNull,
    size_bytes: countOrNull,
    last_updated: textOrNull,
    license: textOrNull,
    downloads: countOrNull,
  }),
  SchemaResponse: recordSchema(
    'Schema response',
    {
      success: { const: true },
      dataset: text,
      file: text,
      files: texts,
      rows_sampled: count,
      fields,
      correlate,
      even,
      groups,
      columns: { type: 'array', items: reference('Column') },
      warnings: texts,
    },
    ['groups'],
  ),
  Column: recordSchema(
    'Column',
    {
      name: text,
      type: text,
      kind: { ...text, description: 'The type that describes the values of the column best.' },
      because: {
        ...text,
        description: 'Whether the values or the name of the column decided its kind.',
      },
      confidence: share,
      null_rate: share,
      distinct: count,
      items: {
        type: 'array',
        items: reference('Column'),
        description: 'Only of an array: the columns of its items.',
      },
      warnings: texts,
    },
    ['distinct', 'items'],
  ),
  CloneResponse: {
    title: 'Clone response',
    description:
      'A generate response with the inferred fields, and with a report if the request asks for it.',
    allOf: [
      reference('GenerateResponse'),
      {
        type: 'object',
        properties: { fields, correlate, even, groups, report: reference('QualityReport') },
        required: ['fields', 'correlate', 'even'],
      },
    ],
  },
};

export function hubSchemas(terms: TableTerms): Readonly<Record<string, JsonSchema>> {
  return { ...requests(terms), ...answers, ...reportSchemas };
}
