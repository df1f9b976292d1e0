/** The members of a problem of the service that the page reads. */
export interface Problem {
  readonly code?: string;
  readonly detail?: string;
}

/** A failure of the hub, in words for people. */
export class HubFault extends Error {}

interface Circumstances {
  /** The platform in words for people. */
  readonly platform: string;
  /** The value of Retry-After. */
  readonly seconds: string | null;
  readonly status: number;
}

/** What went wrong with a request to the hub, and the remedy. */
export function hubMessage(
  { code, detail }: Problem,
  { platform, seconds, status }: Circumstances,
): string {
  switch (code) {
    case 'missing_key':
      return 'This server needs an API key. Enter it here, or unlock your credentials, and try again.';
    case 'invalid_key':
      return 'The server does not accept this API key. Check it, or ask the operator for another one.';
    case 'insufficient_permission':
      return 'This API key may not use data hubs. Ask the operator for a key with the permission hub.';
    case 'hub_credentials_rejected':
      return `${platform} rejected your credentials. Replace them under Credentials.`;
    case 'hub_access_denied':
      return `${platform} gives no access: the data set is missing or private, or needs consent or credentials. Add yours under Credentials.`;
    default: {
      const wait = seconds === null ? '' : ` Try again in ${seconds} s.`;
      return `${sentence(detail ?? `The server answered with status ${status}`)}${wait}`;
    }
  }
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
