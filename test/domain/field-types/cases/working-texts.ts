import { isIPv4 } from 'node:net';
import { both, like, text } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

/** Networks that RFC 5737 reserves for documentation. */
const RESERVED = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./;

/** Texts of programs, banks and people about their work. */
export const workingTexts = {
  bank_reference: {
    accepts: [{ given: {}, holds: like(/^[A-Z][^{}]{5,}$/) }],
    refuses: [],
  },
  biography: {
    accepts: [{ given: {}, holds: like(/^[A-Z][^{}]{15,}\.$/) }],
    refuses: [],
  },
  diagnosis: {
    accepts: [{ given: {}, holds: like(/^[A-Z][A-Za-z0-9 ]+$/), reaches: ['"Migraine"'] }],
    refuses: [],
  },
  commit_message: {
    accepts: [{ given: {}, holds: like(/^(?:[A-Z]|[a-z]+(?:\([a-z]+\))?: [a-z])[^{}]{8,70}$/) }],
    refuses: [],
  },
  git_branch: {
    // git refuses names with spaces, "..", and a few other characters.
    accepts: [{ given: {}, holds: like(/^[a-z]+\/(?!.*\.\.)[A-Za-z0-9.-]+(?<!\.)$/) }],
    refuses: [],
  },
  log_line: {
    accepts: [
      { given: {}, holds: like(/^(?:DEBUG|INFO|WARN|ERROR) [^{}]{8,}$/) },
      { given: { server: 'application' }, holds: like(/^(?:DEBUG|INFO|WARN|ERROR) /) },
      {
        given: { server: 'web' },
        holds: both(
          like(/^[\d.]+ "[A-Z]+ \/\S* HTTP\/[12]\.[01]" \d{3} \d+ "[^"]+"$/),
          text((value) => isIPv4(value.split(' ')[0] ?? '') && RESERVED.test(value)),
        ),
      },
      { given: { server: 'database' }, holds: like(/^(?:LOG|ERROR|FATAL): {2}[a-z]/) },
      { given: { server: 'system' }, holds: like(/^[a-z]+-\d\d [A-Za-z]+/) },
    ],
    refuses: [{ given: { server: 'mail' }, at: '/server' }],
  },
} as const satisfies Record<string, TypeCases>;
