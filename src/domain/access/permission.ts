/** The permissions that a key can have. */
export const PERMISSIONS = ['generate', 'preview', 'hub'] as const;

export type Permission = (typeof PERMISSIONS)[number];
