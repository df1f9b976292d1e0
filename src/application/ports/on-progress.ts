/** Is called repeatedly while a verb works: with what is done and all of it, in rows or parts, and the table if it has one. */
export type OnProgress = (done: number, all: number, table?: string) => void;
