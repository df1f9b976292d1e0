/** The options with the time of which changes are asked for. */
export const FROM_OPTION = [
  '--from <moment>',
  'day or moment from which on changes are listed, such as 2026-03-03 or -7d',
] as const;

export const UNTIL_OPTION = [
  '--until <moment>',
  'day or moment before which changes are listed',
] as const;

export const UNTIL_END_OPTION = [
  '--until <moment>',
  'day or moment before which changes are listed; by default the end of the history',
] as const;
