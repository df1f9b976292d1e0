import type { KeyTerms } from '../../../application/keys/issue-key.js';
import { PERMISSIONS } from '../../../domain/access/permission.js';
import { quote } from '../../../domain/errors/quote.js';
import { parseInstant } from '../../../domain/time/instant.js';
import { MAX_DAILY_LIMIT } from '../../config/api-keys.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';

/** Options of `keys create`, as text. */
export interface KeyOptions {
  readonly label?: string;
  readonly permissions?: string;
  readonly dailyLimit?: string;
  readonly expires?: string;
}

const LONGEST_LABEL = 100;

function refused(option: string, expected: string, got: string): Ending {
  return new Ending(exitCode.refused, [`--${option}: expected ${expected}, got ${quote(got)}`]);
}

function labelOf(text = ''): string {
  if ([...text].length <= LONGEST_LABEL) return text;
  throw refused('label', `at most ${LONGEST_LABEL} characters`, text);
}

function permissionsOf(text = PERMISSIONS.join('+')): KeyTerms['permissions'] {
  const asked = text.split(/[+,]/).map((name) => name.trim());
  const known = PERMISSIONS.filter((permission) => asked.includes(permission));
  if (asked.every((name) => known.some((permission) => permission === name))) return known;
  throw refused('permissions', `one or more of ${PERMISSIONS.join(', ')}, joined with +`, text);
}

function dailyLimitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,10}$/.test(text) && Number(text) <= MAX_DAILY_LIMIT) return Number(text);
  throw refused('daily-limit', `a whole number from 0 to ${MAX_DAILY_LIMIT}`, text);
}

/** Unix time in milliseconds at which the key expires; a key that is valid to a day expires at the end of that day. */
function expiryOf(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  const instant = parseInstant(text);
  if (instant !== undefined && instant.to > now) {
    return instant.to > instant.from ? instant.to + 1 : instant.to;
  }
  throw refused(
    'expires',
    'a day or time in the future, such as 2027-12-31 or 2027-12-31T12:00:00Z',
    text,
  );
}

export function keyTerms(options: KeyOptions, now: number): KeyTerms {
  return {
    label: labelOf(options.label),
    permissions: permissionsOf(options.permissions),
    dailyLimit: dailyLimitOf(options.dailyLimit),
    expiresAt: expiryOf(options.expires, now),
  };
}
