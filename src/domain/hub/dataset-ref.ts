/** A data set on a hub: its owner and its name there. */
export interface DatasetRef {
  readonly owner: string;
  readonly name: string;
}

/** A pattern of the names that the hubs allow. */
export const SEGMENT = '[A-Za-z0-9_][A-Za-z0-9._-]{0,95}';

const NAMES = new RegExp(`^(${SEGMENT})/(${SEGMENT})$`);

/** Parses `owner/name`; returns undefined if the text has another form. */
export function parseDatasetRef(text: string): DatasetRef | undefined {
  const [, owner, name] = NAMES.exec(text) ?? [];
  // A path would interpret two dots as a step to the parent.
  if (owner === undefined || name === undefined || text.includes('..')) return undefined;
  return { owner, name };
}
