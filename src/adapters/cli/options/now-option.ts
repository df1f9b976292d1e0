/** The option that pins the moment from which the relative times of a request count. */
export const NOW_OPTION = [
  '--now <moment>',
  'day or moment from which times such as -90d count; today and now are those of this call',
] as const;
