/** A data set on a hub: whose it is and what it is called there. */
export interface DatasetRef {
  readonly owner: string;
  readonly name: string;
}

/** What the hubs allow in a name. */
export const SEGMENT = '[A-Za-z0-9_][A-Za-z0-9._-]{0,95}';

const NAMES = new RegExp(`^(${SEGMENT})/(${SEGMENT})$`);

/** Reads `owner/name`; undefined where the text is none. */
export function parseDatasetRef(text: string): DatasetRef | undefined {
  const [, owner, name] = NAMES.exec(text) ?? [];
  // Two dots would be read as a step by a path.
  if (owner === undefined || name === undefined || text.includes('..')) return undefined;
  return { owner, name };
}
