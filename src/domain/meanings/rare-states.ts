/** Words for what happens to few rows: most accounts are neither deleted nor blocked. */
const RARE = [
  ...[
    'deleted',
    'archived',
    'discarded',
    'cancelled',
    'canceled',
    'revoked',
    'terminated',
    'removed',
  ],
  ...[
    'destroyed',
    'banned',
    'suspended',
    'blocked',
    'locked',
    'voided',
    'failed',
    'disabled',
    'hidden',
  ],
  ...['spam', 'flagged', 'rejected', 'obsolete', 'discontinued'],
];

/** Whether a name says that something rare has happened to a row: `deleted_at`, `is_banned`. */
export function namesRareState(words: readonly string[]): boolean {
  return words.some((word) => RARE.includes(word));
}
