/** A data set on a hub: whose it is and what it is called there. */
export interface DatasetRef {
  readonly owner: string;
  readonly name: string;
}

/** What the hubs allow in a name, without what a path would read as a step: never `.` or `..`. */
const SEGMENT = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._-]{0,95}$/;

/** Reads `owner/name`; undefined where the text is none. */
export function parseDatasetRef(text: string): DatasetRef | undefined {
  const [owner = '', name = '', ...rest] = text.split('/');
  if (rest.length > 0 || !SEGMENT.test(owner) || !SEGMENT.test(name)) return undefined;
  return { owner, name };
}
