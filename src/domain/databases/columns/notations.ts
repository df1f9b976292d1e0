/*
 * Patterns of texts that types of PostgreSQL read: ranges, shapes and others that no field type writes. The lower end of a range
 * always lies before the upper one.
 */

const FEW = '[1-9][0-9]?';
const MORE = '[1-9][0-9]{2}';
const MANY = '[1-9][0-9]{3}';
const MOST = '[1-9][0-9]{4}';
const CENTS = '\\.[0-9]{2}';
const DAY = '(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])';
const TIME = ' ([01][0-9]|2[0-3]):[0-5][0-9]';
const COORDINATE = '-?[0-9]{1,2}\\.[0-9]{3}';
const PAIR = `\\(${COORDINATE},${COORDINATE}\\)`;

/** A place on the earth as well-known text, its longitude first. */
export const PLACE_PATTERN =
  'POINT\\(-?(1[0-7][0-9]|[1-9]?[0-9])\\.[0-9]{4} -?[1-8]?[0-9]\\.[0-9]{4}\\)';

/** A range type and its multirange, of values of which the lists have ever later ones. */
function rangesOf(
  name: string,
  [first, second, third, fourth]: readonly [string, string, string, string],
): Readonly<Record<string, string>> {
  return {
    [`${name}range`]: `\\[${first},${second}\\)`,
    [`${name}multirange`]: `\\{\\[${first},${second}\\)(,\\[${third},${fourth}\\))?\\}`,
  };
}

const years = (rest: string) =>
  [`202[12]-${rest}`, `2023-${rest}`, `2024-${rest}`, `2025-${rest}`] as const;

const UUID = '[0-9a-f]{7}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const HOUR = ':[0-5][0-9]';

/** The patterns by the names of the types. `timerange` and `uuidrange` are types of users. */
export const NOTATIONS: Readonly<Record<string, string>> = {
  ...rangesOf('int4', [FEW, MORE, MANY, MOST]),
  ...rangesOf('int8', [FEW, MORE, MANY, MOST]),
  ...rangesOf('num', [FEW + CENTS, MORE + CENTS, MANY + CENTS, MOST + CENTS]),
  ...rangesOf('date', years(DAY)),
  ...rangesOf('ts', years(DAY + TIME)),
  ...rangesOf('tstz', years(`${DAY + TIME}Z`)),
  ...rangesOf('time', [`0[0-9]${HOUR}`, `1[0-4]${HOUR}`, `1[5-9]${HOUR}`, `2[0-3]${HOUR}`]),
  ...rangesOf('uuid', [`[0-3]${UUID}`, `[4-7]${UUID}`, `[89ab]${UUID}`, `[c-f]${UUID}`]),
  point: PAIR,
  lseg: `\\[${PAIR},${PAIR}\\]`,
  box: `${PAIR},${PAIR}`,
  path: `\\[${PAIR},${PAIR},${PAIR}\\]`,
  polygon: `\\(${PAIR},${PAIR},${PAIR}\\)`,
  circle: `<${PAIR},[1-9]\\.[0-9]{2}>`,
  line: `\\{-?[1-9]\\.[0-9]{2},-?[1-9]\\.[0-9]{2},-?[1-9]\\.[0-9]{2}\\}`,
  cube: `\\(${COORDINATE}, ${COORDINATE}, ${COORDINATE}\\)`,
  macaddr8: '([0-9a-f]{2}:){7}[0-9a-f]{2}',
  ltree: '[a-z]{3,8}\\.[a-z]{3,8}',
  hstore: '"[a-z]{3,8}"=>"[a-z]{3,8}"',
  pg_lsn: '[1-9A-F]{1,3}/[1-9A-F][0-9A-F]{7}',
};
