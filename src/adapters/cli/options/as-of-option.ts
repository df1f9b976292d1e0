/** The option that says at which moment the tables of a set with lives are shown. */
export const AS_OF_OPTION = [
  '--as-of <moment>',
  'day or moment at which tables with lives are shown, such as 2026-03-01 or -30d',
] as const;
