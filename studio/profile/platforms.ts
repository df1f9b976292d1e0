import { hubs } from '../state/offers.js';

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

const LABELS: Readonly<Record<Field['name'], string>> = {
  username: 'User name',
  key: 'Key',
  token: 'Access token',
};

export const platforms: readonly Platform[] = [
  {
    name: API,
    label: 'This server',
    fields: [{ name: 'key', label: 'API key', isSecret: true }],
  },
  ...hubs.map(({ credentials, ...hub }) => ({
    ...hub,
    fields: credentials.map((name) => ({
      name,
      label: LABELS[name],
      isSecret: name !== 'username',
    })),
  })),
];
