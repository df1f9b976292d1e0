import { expecting, type Param } from './param.js';

const MAX_HOST_LENGTH = 253;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const LABELS = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);

/** A host name, or the end of one (RFC 1123, section 2.1): labels of ASCII letters, digits and hyphens. */
export function hostName(description: string, maxLength = MAX_HOST_LENGTH): Param<string> {
  return {
    description,
    schema: { type: 'string', pattern: LABELS.source, maxLength },
    ...expecting(
      `a host name of ASCII letters, digits, hyphens and dots, at most ${maxLength} characters`,
      (value): value is string =>
        typeof value === 'string' && value.length <= maxLength && LABELS.test(value),
    ),
  };
}
