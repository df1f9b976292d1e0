import type { Facet } from '../field-types/field-type.js';

/** The link of a column that names none and whose name tells none. */
export const ROW_LINK = 'row';

/** The words of a column's name in lower case: "billingCity" and "Billing City" are "billing_city". */
function nameWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9\u0080-\uffff]+/g, '_')
    .replace(/^_|_$/g, '')
    .toLowerCase();
}

/**
 * The default link: what stands before the facet's word in the field's own name, so that `agent_name` and
 * `agent_email` show one person, `customer_name` another.
 */
export function defaultLink(fieldName: string, facet: Facet): string {
  const words = `_${nameWords(fieldName)}_`;
  for (const facetWords of facet.words) {
    const at = words.lastIndexOf(`_${facetWords}_`);
    if (at > 0) return words.slice(1, at);
    if (at === 0) return ROW_LINK;
  }
  return ROW_LINK;
}
