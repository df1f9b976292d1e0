/** The keys of the tested server. */
export const KEYS = ['soak-key-of-the-first-caller', 'soak-key-of-the-second-caller'] as const;
export const PREVIEW_KEY = 'soak-key-for-previews-alone';
/** A key with a daily limit of one request, which is soon used up. */
export const POOR_KEY = 'soak-key-of-one-request-a-day';

/** The value of TABLEWRIGHT_API_KEYS. */
export const apiKeys = [...KEYS, `${PREVIEW_KEY}:preview`, `${POOR_KEY}:generate:1`].join(',');

export function anyKey(): string {
  return KEYS[Math.floor(Math.random() * KEYS.length)] as string;
}
