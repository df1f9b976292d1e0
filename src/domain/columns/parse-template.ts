/** A part of a template: a text, or the name of a field whose text is inserted. */
export type TemplatePart = { readonly text: string } | { readonly field: string };

/** Doubled braces are literal; a placeholder is one name between single braces. */
const PART = /\{\{|\}\}|\{([^{}]+)\}|[^{}]+|[{}]/g;

/** Returns the parts of a template, or the index of a brace that has no partner. */
export function parseTemplate(template: string): readonly TemplatePart[] | number {
  const parts: TemplatePart[] = [];
  let text = '';
  for (const { 0: found, 1: field, index } of template.matchAll(PART)) {
    if (found === '{' || found === '}') return index;
    if (field === undefined) {
      text += found === '{{' || found === '}}' ? found.charAt(0) : found;
      continue;
    }
    if (text !== '') parts.push({ text });
    text = '';
    parts.push({ field });
  }
  if (text !== '' || parts.length === 0) parts.push({ text });
  return parts;
}
