import type { EntityKind } from './entities.js';

/** A facet of a hidden entity: columns with the same link show the same entity. */
export interface Facet {
  readonly entity: EntityKind;
  /** The words for the facet in names of columns, longest first. The text before them is the default link. */
  readonly words: readonly string[];
  /** A unique column still shows the entity, with a number added; without this, it draws independent values. */
  readonly agreesWhenUnique?: true;
}

/** The link of a column whose field sets no link and whose name implies none. */
export const ROW_LINK = 'row';

/** The words of a column's name in lower case: "billingCity" and "Billing City" are "billing_city". */
export function snakeName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9\u0080-\uffff]+/g, '_')
    .replace(/^_|_$/g, '')
    .toLowerCase();
}

/** The link of a column: the one that its field sets, or else that of its name. */
export function linkOf(
  { name, link }: { readonly name: string; readonly link?: unknown },
  facet: Facet | undefined,
): string {
  if (typeof link === 'string') return link;
  return facet === undefined ? ROW_LINK : defaultLink(name, facet);
}

/**
 * The default link: the text before the facet's words in the name of the field. `agent_name` and `agent_email` show
 * one person, `customer_name` shows another.
 */
export function defaultLink(fieldName: string, facet: Facet): string {
  const words = `_${snakeName(fieldName)}_`;
  for (const facetWords of facet.words) {
    const at = words.lastIndexOf(`_${facetWords}_`);
    if (at > 0) return words.slice(1, at);
    if (at === 0) return ROW_LINK;
  }
  return ROW_LINK;
}
