/** Words for what counts or sums, and those for the period behind them: `view_count_week` counts views. */
const COUNT_WORDS = ['count', 'counts', 'total', 'amount', 'number', 'sum', 'score', 'cnt', 'num'];
const PERIOD_WORDS = [
  ...[
    'day',
    'week',
    'month',
    'quarter',
    'year',
    'hour',
    'minute',
    'today',
    'yesterday',
    'all',
    'time',
  ],
  ...[
    'daily',
    'weekly',
    'monthly',
    'yearly',
    'lifetime',
    'ever',
    'period',
    'last',
    'previous',
    'per',
  ],
];

/** The words without a period behind a count; the same words if there is none. */
export function withoutPeriod(column: readonly string[]): readonly string[] {
  const end = column.findLastIndex((word) => !PERIOD_WORDS.includes(word)) + 1;
  return COUNT_WORDS.includes(column[end - 1] ?? '') && end > 1 ? column.slice(0, end) : column;
}

/** The words without what follows a count or a `per`: `tag_count_general`, `earnings_per_click`. */
export function withoutBasis(column: readonly string[]): readonly string[] {
  const per = column.indexOf('per');
  if (per > 0) return column.slice(0, per);
  const count = column.lastIndexOf('count');
  return count > 0 ? column.slice(0, count + 1) : column;
}
