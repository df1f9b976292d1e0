import { WORLD } from '../../constraints/countries.js';
import { plainWord } from '../reading/known-words.js';
import { type Evidence, type Joined, type JoinedField, shareOf } from './detector.js';
import { wordCount } from './words.js';

const COMMA = ', ';
const LEAST_SHARE = 0.9;
/** The least share of the rows with one kind of region: those with another kind get it, too. */
const LEAST_OF_KIND = 0.7;
const MOST_WORDS = 6;

const STATES = { country: 'US' } as const;
const CITY = { type: 'city', constraints: {} } as const;

/** The city and the region of values such as `Springfield, Illinois`, `Springfield, IL` or `Lyon, France`; undefined for others. */
export function joinedPlace(evidence: Evidence): Joined | undefined {
  const { words } = evidence;
  const isState = (region: string): boolean => words.states.has(plainWord(region));
  const isCode = (region: string): boolean => words.stateCodes.has(region);
  const isCountry = (region: string): boolean => words.countries.has(plainWord(region));
  const shareWith = (holds: (region: string) => boolean): number =>
    shareOf(evidence, (text) => {
      const region = regionOf(text);
      return region !== undefined && holds(region);
    });
  const isRegion = (region: string): boolean =>
    isState(region) || isCode(region) || isCountry(region);
  if (shareWith(isRegion) < LEAST_SHARE) return undefined;
  const kinds: readonly (readonly [(region: string) => boolean, readonly JoinedField[]])[] = [
    [isState, ofStates('name')],
    [isCode, ofStates('code')],
    [isCountry, [inWorld(CITY.type), inWorld('country')]],
  ];
  const parts = kinds.find(([holds]) => shareWith(holds) >= LEAST_OF_KIND)?.[1];
  return parts && { parts, between: COMMA };
}

function ofStates(format: 'name' | 'code'): readonly JoinedField[] {
  return [
    { ...CITY, constraints: STATES },
    { type: 'state', constraints: { ...STATES, format } },
  ];
}

function inWorld(type: string): JoinedField {
  return { type, constraints: { country: WORLD } };
}

/** The text behind the only comma, if a name of a city may stand before it. */
function regionOf(text: string): string | undefined {
  const [city = '', region, ...more] = text.split(COMMA);
  const isCity = city !== '' && wordCount(city) <= MOST_WORDS && !/[\d@/]/.test(city);
  return isCity && more.length === 0 ? region : undefined;
}
