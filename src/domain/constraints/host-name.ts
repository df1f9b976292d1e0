import { expecting, type Param } from './param.js';

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const LONGEST = 253;

/** A host name in ASCII (RFC 1123, section 2.1). */
export const hostName: Param<string> = {
  description: 'a host name',
  schema: { type: 'string', maxLength: LONGEST, pattern: HOST.source },
  decoder: expecting(
    'a host name such as example.com',
    (value): value is string =>
      typeof value === 'string' && value.length <= LONGEST && HOST.test(value),
  ),
};
