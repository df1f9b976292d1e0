/** The members of a JSON object that nobody has checked. */
export type Members = Readonly<Record<string, unknown>>;
