import { ansi } from './ansi.js';

/** Every SQL dialect, by the name that requests use. */
export const sqlDialects = { ansi } as const;

export type DialectName = keyof typeof sqlDialects;

export const DIALECT_NAMES = Object.keys(sqlDialects) as readonly DialectName[];
