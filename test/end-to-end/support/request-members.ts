import { requestSchemas } from '../../../src/adapters/http/openapi/request-schemas.js';
import { setSchemas } from '../../../src/adapters/http/openapi/set-schemas.js';
import { constraintsOf } from '../../../src/domain/field-types/common-constraints.js';
import { relationTypes } from '../../../src/domain/field-types/relation-types.js';
import { engine, fieldTypes, limits } from '../../support/tables.js';
import type { Json, LargestRequest } from './request-parts.js';

const objectsIn = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];

/** The members of requests, and of their tables and fields, as the JSON Schema names them, and `type.constraint`. */
export function requestMembers(): ReadonlySet<string> {
  const schemas = {
    ...requestSchemas(engine, limits, ['en']),
    ...setSchemas(engine, limits, ['en']),
  };
  const names = new Set<string>();
  for (const [name, { properties }] of Object.entries(schemas) as [string, Json][]) {
    const kind = name.endsWith('Field') ? 'Field' : name;
    if (!['GenerateRequest', 'SetRequest', 'SetTable', 'Field'].includes(kind)) continue;
    for (const member of Object.keys(properties ?? {})) names.add(`${kind}.${member}`);
  }
  for (const type of [...fieldTypes.values(), ...relationTypes]) {
    for (const constraint of Object.keys(constraintsOf(type))) {
      names.add(`${type.name}.${constraint}`);
    }
  }
  return names;
}

/** Those members that requests to generate have. */
export function membersIn(requests: readonly LargestRequest[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (kind: unknown, value: Json): void => {
    for (const member of Object.keys(value)) names.add(`${kind}.${member}`);
  };
  const addField = (field: Json): void => {
    add('Field', field);
    add(field.type, (field.constraints ?? {}) as Json);
    const inner = [field.items, ...Object.values(field.properties ?? {})];
    for (const definition of objectsIn(inner)) addField(definition);
  };
  for (const { path, body } of requests) {
    if (path !== '/generate') continue;
    const request = body as Json;
    add('tables' in request ? 'SetRequest' : 'GenerateRequest', request);
    for (const table of objectsIn(request.tables)) add('SetTable', table);
    for (const table of [request, ...objectsIn(request.tables)]) {
      for (const field of objectsIn(table.fields)) addField(field);
    }
  }
  return names;
}
