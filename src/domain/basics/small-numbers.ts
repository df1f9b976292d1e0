/** The whole numbers 0 to 999 as decimal texts. */
export const SMALL_NUMBERS: readonly string[] = Object.freeze(
  Array.from({ length: 1000 }, (_, number) => String(number)),
);
