import type { JsonSchema } from '../../../domain/constraints/param.js';
import { FIELD_TYPE_NAMES } from '../../../domain/field-types/index.js';
import { FORMAT_NAMES, formats } from '../../../domain/formats/index.js';
import { recordSchema, reference } from './record-schema.js';

const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const limit: JsonSchema = { type: ['integer', 'null'], minimum: 1 };

const generated: Readonly<Record<string, JsonSchema>> = {
  GenerateResponse: {
    title: 'Generate response',
    oneOf: [reference('GeneratedRows'), reference('GeneratedText')],
  },
  GeneratedRows: {
    ...envelope(
      'Rows',
      { const: 'json' },
      {
        type: 'array',
        items: reference('Row'),
      },
    ),
    description: 'The answer to a request with format json.',
  },
  GeneratedText: {
    ...envelope(
      'Text in an envelope',
      { type: 'string', enum: FORMAT_NAMES.filter((name) => !formats[name].isJson) },
      { type: 'string', description: 'The whole text of the format.' },
    ),
    description: 'The answer where Accept allows JSON, but not the own media type of the format.',
  },
  Row: {
    title: 'Row',
    description: 'The values of a row by the names of the fields, in their order.',
    type: 'object',
    additionalProperties: reference('Value'),
  },
  Value: {
    title: 'Value',
    description: 'A value as its type makes it; an object for coordinates alone.',
    type: ['string', 'number', 'boolean', 'null', 'object'],
    properties: { latitude: { type: 'number' }, longitude: { type: 'number' } },
  },
  Text: { title: 'Text', type: 'string' },
};

function envelope(title: string, format: JsonSchema, data: JsonSchema): JsonSchema {
  return recordSchema(title, {
    success: { const: true },
    rows_generated: { ...count, description: 'Number of rows in data.' },
    format,
    seed: {
      type: ['integer', 'string'],
      description: 'The seed of the request, or the one that was drawn.',
    },
    data,
  });
}

const catalogue: Readonly<Record<string, JsonSchema>> = {
  FieldTypeCatalogue: {
    title: 'Field types',
    oneOf: [reference('FieldTypes'), reference('FieldTypeNames')],
  },
  FieldTypes: recordSchema('All of each type', {
    field_types: { type: 'array', items: reference('FieldType') },
  }),
  FieldTypeNames: {
    ...recordSchema('Names alone', {
      types: { type: 'array', items: { type: 'string', enum: FIELD_TYPE_NAMES } },
      count,
    }),
    description: 'The compact view.',
  },
  FieldType: recordSchema('Field type', {
    type: { type: 'string', enum: FIELD_TYPE_NAMES },
    description: text,
    supported_constraints: texts,
    constraints: {
      type: 'object',
      additionalProperties: { type: 'object' },
      description: 'The JSON Schema of each constraint.',
    },
    category: text,
    example: { ...reference('Value'), description: 'A value made by the engine.' },
    capacity: {
      ...count,
      description: 'How many different values a unique column has with the default constraints.',
    },
    locales: { ...texts, description: 'The locales that have values of the type.' },
  }),
};

const service: Readonly<Record<string, JsonSchema>> = {
  Service: recordSchema('Service', {
    name: text,
    version: text,
    status: { const: 'healthy' },
    description: text,
    endpoints: {
      type: 'array',
      items: recordSchema('Endpoint', { method: text, path: text, purpose: text }),
    },
    docs: recordSchema('Documentation', { swagger_ui: text, redoc: text, openapi: text }),
    limits: recordSchema('Limits', {
      rows_per_request: count,
      rows_per_preview: count,
      fields_per_request: count,
      cells_per_request: count,
      body_bytes: count,
      requests_per_day: limit,
      requests_per_minute: limit,
    }),
  }),
  Health: recordSchema('Health', { status: { const: 'healthy' }, version: text }),
  Readiness: recordSchema('Readiness', { status: { const: 'ready' } }),
  OpenApiDocument: {
    title: 'OpenAPI document',
    description: 'This document.',
    type: 'object',
    properties: {
      openapi: { type: 'string', pattern: '^3\\.1\\.' },
      info: { type: 'object' },
      paths: { type: 'object' },
    },
    required: ['openapi', 'info', 'paths'],
  },
};

/** What the service answers with; errors are described in `problem-responses.ts`. */
export const responseSchemas: Readonly<Record<string, JsonSchema>> = {
  ...generated,
  ...catalogue,
  ...service,
};
