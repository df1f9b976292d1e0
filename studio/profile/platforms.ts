/** A platform whose credentials a profile holds, and the members that it needs. */
export interface Platform {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: 'username' | 'key' | 'token';
  readonly label: string;
  readonly isSecret: boolean;
}

/** The platform name of the API key of this service. */
export const API = 'api';

export const platforms: readonly Platform[] = [
  {
    name: API,
    label: 'This server',
    fields: [{ name: 'key', label: 'API key', isSecret: true }],
  },
  {
    name: 'kaggle',
    label: 'Kaggle',
    fields: [
      { name: 'username', label: 'User name', isSecret: false },
      { name: 'key', label: 'Key', isSecret: true },
    ],
  },
  {
    name: 'huggingface',
    label: 'Hugging Face',
    fields: [{ name: 'token', label: 'Access token', isSecret: true }],
  },
];
