import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { relationTypes } from '../../../domain/field-types/relation-types.js';
import { type Formats, hasBinaryFile, textFormats } from '../../../domain/formats/format.js';
import { recordSchema, reference } from './record-schema.js';

const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const limit: JsonSchema = { type: ['integer', 'null'], minimum: 1 };

function generated(formats: Formats): Readonly<Record<string, JsonSchema>> {
  const texts = textFormats(formats).filter((format) => !format.isJson && !hasBinaryFile(format));
  return {
    GenerateResponse: {
      title: 'Generate response',
      oneOf: [reference('GeneratedRows'), reference('GeneratedSet'), reference('GeneratedText')],
    },
    PreviewResponse: {
      title: 'Preview response',
      oneOf: [reference('GeneratedRows'), reference('GeneratedSet')],
    },
    GeneratedSet: {
      ...envelope(
        'Rows of a set',
        { const: 'json' },
        {
          type: 'object',
          description: 'The rows of each table, by its name.',
          additionalProperties: { type: 'array', items: reference('Row') },
        },
      ),
      description: 'The answer to a request for a set of tables with format json.',
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
        { type: 'string', enum: texts.map(({ name }) => name) },
        { type: 'string', description: 'The whole text of the format.' },
      ),
      description: 'The answer if Accept allows JSON, but not the media type of the format.',
    },
    Row: {
      title: 'Row',
      description: 'The values of a row by field name, in the order of the fields.',
      type: 'object',
      additionalProperties: reference('Value'),
    },
    Value: {
      title: 'Value',
      description: 'A value of the field type; an object only for coordinates.',
      type: ['string', 'number', 'boolean', 'null', 'object'],
      properties: { latitude: { type: 'number' }, longitude: { type: 'number' } },
    },
    Text: { title: 'Text', type: 'string' },
    File: { title: 'File', description: 'The bytes of a file, which Content-Disposition names.' },
  };
}

function envelope(title: string, format: JsonSchema, data: JsonSchema): JsonSchema {
  const members = {
    success: { const: true },
    rows_generated: { ...count, description: 'Number of rows in data.' },
    format,
    seed: {
      type: ['integer', 'string'],
      description: 'The seed of the request, or the drawn seed if it had none.',
    },
    now: {
      ...text,
      description:
        'The moment from which relative times were counted; missing if the request has none.',
    },
    fallback: {
      type: 'array',
      items: recordSchema('Fallback', { field: text, asked: text, locale: text }),
      description:
        'The fields that have words of the fallback of the request, with the locale that it names for them; missing if there are none.',
    },
    unborn: {
      type: 'array',
      items: text,
      description:
        'The tables with lives of which no row is there at the moment of the request; missing if there are none.',
    },
    data,
  };
  return recordSchema(title, members, ['now', 'fallback', 'unborn']);
}

function catalogue(types: readonly string[]): Readonly<Record<string, JsonSchema>> {
  return {
    FieldTypeCatalogue: {
      title: 'Field types',
      oneOf: [reference('FieldTypes'), reference('FieldTypeNames')],
    },
    FieldTypes: recordSchema('Full view', {
      field_types: { type: 'array', items: reference('FieldType') },
    }),
    FieldTypeNames: {
      ...recordSchema('Compact view', {
        types: { type: 'array', items: { type: 'string', enum: types } },
        count,
      }),
      description: 'The names of the types only.',
    },
    FieldType: recordSchema('Field type', {
      type: { type: 'string', enum: types },
      synonyms: { ...texts, description: 'Other names for which people search.' },
      description: text,
      supported_constraints: texts,
      constraints: {
        type: 'object',
        additionalProperties: { type: 'object' },
        description: 'The JSON Schema of each constraint.',
      },
      category: text,
      example: { ...reference('Value'), description: 'A generated value of the type.' },
      capacity: {
        ...count,
        description:
          'The number of different values that a unique column can have with the default constraints.',
      },
      locales: { ...texts, description: 'The locales that have values of the type.' },
    }),
  };
}

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
      fields_per_set: limit,
      cells_of_changes: limit,
      cells_per_request: count,
      body_bytes: count,
      profile_bytes: count,
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

/** The schemas of successful answers; `problem-responses.ts` has those of errors. */
export function responseSchemas({
  fieldTypes,
  formats,
}: TableEngine): Readonly<Record<string, JsonSchema>> {
  const types = [...fieldTypes.keys(), ...relationTypes.map(({ name }) => name)];
  return { ...generated(formats), ...catalogue(types), ...service };
}
