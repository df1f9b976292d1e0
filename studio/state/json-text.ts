import type { JsonSchema } from './catalogue-search.js';

/** Whether a text stands for JSON in an input for a schema. Where texts are values too, brackets begin JSON. */
export function readsJson(schema: JsonSchema, text: string): boolean {
  const kinds = [schema, ...(schema.anyOf ?? [])];
  if (!kinds.some(isCompound)) return false;
  return schema.anyOf === undefined || /^\s*[[{]/.test(text);
}

function isCompound({ type, oneOf, properties }: JsonSchema): boolean {
  return type === 'array' || type === 'object' || oneOf !== undefined || properties !== undefined;
}

/**
 * The value that a text of such an input stands for; undefined if it is empty. A text that is no JSON, such as one that is
 * still being typed, stands for itself: nothing that was typed is lost.
 */
export function valueOfText(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? text : value;
  } catch {
    return text;
  }
}
