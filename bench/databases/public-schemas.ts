import { readFileSync } from 'node:fs';

/** A schema of a public program, which lies in a checkout of its repository. */
export interface PublicSchema {
  readonly name: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** The SPDX identifier of the repository's licence, or what it says about it. */
  readonly licence: string;
  /**
   * Scripts for PostgreSQL in the order in which they run: paths, and patterns that begin with `^`, whose files run in the order of their
   * names.
   */
  readonly scripts: readonly string[];
  /** SQL that runs before. */
  readonly before?: string;
  /** A pattern of lines that are left out. */
  readonly without?: string;
  /** A pattern and the text that replaces it. */
  readonly replace?: readonly [string, string];
}

/** The schemas that the bench judges. None of them is kept here: only where it lies, and what was found. */
export const PUBLIC_SCHEMAS: readonly PublicSchema[] = JSON.parse(
  readFileSync('bench/databases/schemas.json', 'utf8'),
);
