/*
 * The names of temporary tables and of aliases in statements. They begin with a word that no table of a person begins with:
 * an alias `p` would hide the columns of a table `p`.
 */

/** The temporary table in which rows wait. */
export const STAGED = 'tablewright_changes';
/** The temporary table of the keys that earlier calls have written. */
export const WRITTEN = 'tablewright_written';
/** The rows of a table as those to which others refer. */
export const PARENT = 'tablewright_parent';
/** The rows of a table as those that refer to others. */
export const REFERRER = 'tablewright_referrer';
/** The temporary tables of rows that wait for others of their table, and of the numbers of those whose turn it is. */
export const WAITING = 'tablewright_waiting';
export const NEXT = 'tablewright_next';
