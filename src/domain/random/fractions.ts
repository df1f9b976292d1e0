export const TWO_20 = 2 ** 20;
export const TWO_32 = 2 ** 32;
/** Turns whole numbers of 52 bits into fractions from 0 to 1. */
export const FRACTION_UNIT = 1 / 2 ** 52;
/** The greatest double below 1. A position times a size that it reduces still maps to a member if the position rounds up to 1. */
export const BELOW_ONE = 1 - 1 / 2 ** 53;
