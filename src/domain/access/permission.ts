/** What a key may be used for. */
export const PERMISSIONS = ['generate', 'preview', 'hub'] as const;

export type Permission = (typeof PERMISSIONS)[number];
