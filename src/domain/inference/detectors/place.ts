import { ADDRESS_HINTS, CITY_HINTS, COUNTRY_HINTS, STATE_HINTS } from '../../meanings/hints.js';
import { hasHint } from '../../meanings/name-hints.js';
import { isStreetAddress } from '../privacy/privacy.js';
import { plainWord } from '../reading/known-words.js';
import { categories, MOST_ROWS } from './categories.js';
import { type Detector, type Evidence, type Finding, shareOf, shareOfValues } from './detector.js';
import { joinedPlace } from './joined-place.js';
import { wordCount } from './words.js';

const FEW = 64;

/** The share of the values that must be known cities. It is low, because most cities are not in the list. */
const KNOWN_CITIES = 0.4;

/** Countries, states, cities and addresses. Few different ones become categories; many are generated. */
export const place: Detector = {
  name: 'place',
  detect: (evidence): Finding | undefined =>
    state(evidence) ?? country(evidence) ?? address(evidence) ?? city(evidence),
};

function state(evidence: Evidence): Finding | undefined {
  const { words, texts } = evidence;
  if (texts.length < 3) return undefined;
  const codes = shareOf(evidence, (text) => words.stateCodes.has(text));
  const names = shareOf(evidence, (text) => words.states.has(plainWord(text)));
  if (Math.max(codes, names) < 0.9) return namedState(evidence);
  const format = codes > names ? 'code' : 'name';
  const kept = categories(evidence, 'state', {
    confidence: Math.max(codes, names),
    leastCoverage: MOST_ROWS,
  });
  return kept ?? { kind: 'state', confidence: 0.8, constraints: { country: 'US', format } };
}

/** States of other countries, recognised by the column's name. Few different values are a category or conditions. */
function namedState(evidence: Evidence): Finding | undefined {
  if (!hasHint(evidence.hints, STATE_HINTS) || evidence.texts.length <= FEW) return undefined;
  const share = shareOf(evidence, (text) => wordCount(text) <= 4 && !/[\d@/:]/.test(text));
  return share > 0.9 ? { kind: 'state', confidence: 0.7 } : undefined;
}

function country(evidence: Evidence): Finding | undefined {
  const { words, texts, hints } = evidence;
  const known = shareOfValues(evidence, (text) => words.countries.has(plainWord(text)));
  const needed = hasHint(hints, COUNTRY_HINTS) ? 0.2 : 0.25;
  if (texts.length < 3 || known < needed) return undefined;
  const kept = categories(evidence, 'country', { confidence: known, leastCoverage: MOST_ROWS });
  return kept ?? { kind: 'country', confidence: known };
}

function address(evidence: Evidence): Finding | undefined {
  const isHinted = hasHint(evidence.hints, ADDRESS_HINTS);
  const share = shareOf(evidence, (text) =>
    isHinted ? /\d/.test(text) && wordCount(text) >= 2 : isStreetAddress(text),
  );
  return share > 0.5 ? { kind: 'address', confidence: share } : undefined;
}

function city(evidence: Evidence): Finding | undefined {
  const { hints, words } = evidence;
  const isKnown = (text: string): boolean => words.cities.has(plainWord(text));
  if (!hasHint(hints, CITY_HINTS) && shareOfValues(evidence, isKnown) < KNOWN_CITIES)
    return undefined;
  const share = shareOf(evidence, (text) => wordCount(text) <= 6 && !/\d{3}|[@/]/.test(text));
  if (share < 0.9) return undefined;
  const kept = categories(evidence, 'city', { confidence: 0.85, leastCoverage: MOST_ROWS });
  if (kept !== undefined) return kept;
  const joined = joinedPlace(evidence);
  return { kind: 'city', confidence: 0.85, ...(joined && { joined }) };
}
