/** Bounds of names and texts in requests, in characters. */
export const MAX_NAME_LENGTH = 128;
export const MAX_TEXT_LENGTH = 10_000;
export const MAX_AFFIX_LENGTH = 1000;
export const MAX_REASON_LENGTH = 1000;
/** Bound of the entries of a list in a request. */
export const MAX_CHOICES = 10_000;
