import type { DoubleNames, NameOrder } from '../../../domain/lexicon/lexicon.js';
import type { FakerDefinitions } from './faker-definitions.js';

const FULL_NAME =
  /^\{\{person\.(firstName|lastName)\}\}(.*)\{\{person\.(?:firstName|lastName)\}\}$/;

/** The order of the most frequent pattern of one given and one family name; given name first if there is none. */
export function nameOrder({ person }: FakerDefinitions): NameOrder {
  const patterns = (person?.name ?? [])
    .map(({ value, weight }) => ({ match: FULL_NAME.exec(value), weight }))
    .filter(({ match }) => match !== null && !match[2]?.includes('{{'))
    .sort((a, b) => b.weight - a.weight);
  const [, first = 'firstName', separator = ' '] = patterns[0]?.match ?? [];
  return { familyFirst: first === 'lastName', separator };
}

const DOUBLE = /^\{\{person\.last_name\.(\w+)\}\}([^{]*)\{\{person\.last_name\.\w+\}\}$/;

/** The share of double family names in the patterns, from 0 to 1, and the text that joins them. */
export function doubleNames({ person }: FakerDefinitions): DoubleNames {
  const { generic, female } = person?.last_name_pattern ?? {};
  const patterns = generic ?? female ?? [];
  const total = patterns.reduce((sum, { weight }) => sum + weight, 0);
  const doubles = patterns.filter(({ value }) => DOUBLE.test(value));
  const double = doubles.reduce((sum, { weight }) => sum + weight, 0);
  const joiner = DOUBLE.exec(doubles[0]?.value ?? '')?.[2] ?? '-';
  return { share: total === 0 ? 0 : double / total, joiner };
}
