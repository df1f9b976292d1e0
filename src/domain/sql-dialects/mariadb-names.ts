import { lazy } from '../basics/lazy.js';
import { nth } from '../basics/nth.js';
import { utf8Length } from '../basics/utf8.js';

/*
 * MySQL and MariaDB compare the names of columns by utf8mb3_general_ci. Its tables of letters are frozen and differ
 * from JavaScript's (`İ` equals `i`, `ẞ` does not equal `ß`). Both tables below hold hexadecimal codes. They were read
 * from MariaDB 10.11, by trying every character of the BMP as the name of a column.
 */

/** Capitals and the distances to their small letters: `41-5a:20` is a range, `100..12e:1` is every second code. */
const SMALL_LETTERS = `
  41-5a:20 c0-d6:20 d8-de:20 100..12e:1 130:-c7 132..136:1 139..147:1 14a..176:1 178:-79 179..17d:1
  181:d2 182..184:1 186:ce 187:1 189-18a:cd 18b:1 18e:4f 18f:ca 190:cb 191:1 193:cd 194:cf 196:d3
  197:d1 198:1 19c:d3 19d:d5 19f:d6 1a0..1a4:1 1a6:da 1a7:1 1a9:da 1ac:1 1ae:da 1af:1 1b1-1b2:d9
  1b3..1b5:1 1b7:db 1b8:1 1bc:1 1c4:2 1c5:1 1c7:2 1c8:1 1ca:2 1cb..1db:1 1de..1ee:1 1f1:2 1f2..1f4:1
  1f6:-61 1f7:-38 1f8..21e:1 222..232:1 386:26 388-38a:25 38c:40 38e-38f:3f 391-3a1:20 3a3-3ab:20
  3da..3ee:1 400-40f:50 410-42f:20 460..480:1 48c..4be:1 4c1..4c3:1 4c7:1 4cb:1 4d0..4f4:1 4f8:1
  531-556:30 1e00..1e94:1 1ea0..1ef8:1 1f08-1f0f:-8 1f18-1f1d:-8 1f28-1f2f:-8 1f38-1f3f:-8
  1f48-1f4d:-8 1f59..1f5f:-8 1f68-1f6f:-8 1f88-1f8f:-8 1f98-1f9f:-8 1fa8-1faf:-8 1fb8-1fb9:-8
  1fba-1fbb:-4a 1fbc:-9 1fc8-1fcb:-56 1fcc:-9 1fd8-1fd9:-8 1fda-1fdb:-64 1fe8-1fe9:-8 1fea-1feb:-70
  1fec:-7 1ff8-1ff9:-80 1ffa-1ffb:-7e 1ffc:-9 2126:-1d5d 212a:-20bf 212b:-2046 2160-216f:10
  24b6-24cf:1a ff21-ff3a:20
`;

/** Groups of small letters that have the same position in the sort order. */
const SORTED_ALIKE = `
  61,e0-e5,101..105,1ce,1df,1e1,1fb,201,203,227,1e01,1ea1..1eb7 62,1e03..1e07 63,e7,107..10d,1e09
  64,10f,1e0b..1e13 65,e8-eb,113..11b,205,207,229,1e15..1e1d,1eb9..1ec7 66,1e1f
  67,11d..123,1e7,1f5,1e21 68,125,21f,1e23..1e2b,1e96
  69,ec-ef,129..131,1d0,209,20b,1e2d,1e2f,1ec9,1ecb 6a,135,1f0 6b,137,1e9,1e31..1e35
  6c,13a..13e,1e37..1e3d 6d,1e3f..1e43 6e,f1,144..148,1f9,1e45..1e4b
  6f,f2-f6,14d..151,1a1,1d2,1eb,1ed,20d,20f,22b..231,1e4d..1e53,1ecd..1ee3 70,1e55,1e57
  72,155..159,211,213,1e59..1e5f 73,df,15b..161,17f,219,1e61..1e69,1e9b
  74,163,165,21b,1e6b..1e71,1e97 75,f9-fc,169..173,1b0,1d4..1dc,215,217,1e73..1e7b,1ee5..1ef1
  76,1e7d,1e7f 77,175,1e81..1e89,1e98 78,1e8b,1e8d 79,fd,ff,177,233,1e8f,1e99,1ef3..1ef9
  7a,17a..17e,1e91..1e95 b5,3bc e6,1e3,1fd f8,1ff 1ef,292
  345,390,3af,3b9,3ca,1f30-1f37,1f76,1fbe,1fd0-1fd2,1fd6,1fd7
  3ac,3b1,1f00-1f07,1f70,1f80-1f87,1fb0-1fb4,1fb6,1fb7 3ad,3b5,1f10-1f15,1f72
  3ae,3b7,1f20-1f27,1f74,1f90-1f97,1fc2-1fc4,1fc6,1fc7
  3b0,3c5,3cb,3cd,1f50-1f57,1f7a,1fe0-1fe2,1fe6,1fe7 3b2,3d0 3b8,3d1 3ba,3f0 3bf,3cc,1f40-1f45,1f78
  3c0,3d6 3c1,3f1,1fe4,1fe5 3c2,3c3,3f2 3c6,3d5 3c9,3ce,1f60-1f67,1f7c,1fa0-1fa7,1ff2-1ff4,1ff6,1ff7
  3d2-3d4 430,4d1,4d3 433,453 435,450,451,4d7 436,4c2,4dd 437,4df 438,45d,4e3,4e5 43a,45c 43e,4e7
  443,45e,4ef..4f3 447,4f5 44b,4f9 44d,4ed 456,457 475,477 4d9,4db 4e9,4eb
`;

/** From this number of columns on, a table finds a column by a hash of the sort key of its name. */
const HASHED_COLUMNS = 32;

/** Returns the codes that `61`, `41-5a` or `100..12e` represents. */
function codesOf(run: string): readonly number[] {
  const [first = 0, last = first] = run.split(/-|\.\./).map((code) => Number.parseInt(code, 16));
  const step = run.includes('..') ? 2 : 1;
  return Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step);
}

const smallLetters = lazy(
  () =>
    new Map(
      SMALL_LETTERS.trim()
        .split(/\s+/)
        .flatMap((entry) => {
          const [run = '', distance = ''] = entry.split(':');
          return codesOf(run).map((code): readonly [string, string] => [
            String.fromCharCode(code),
            String.fromCharCode(code + Number.parseInt(distance, 16)),
          ]);
        }),
    ),
);

const sortedAlike = lazy(
  () =>
    new Map(
      SORTED_ALIKE.trim()
        .split(/\s+/)
        .flatMap((group) => {
          const letters = group
            .split(',')
            .flatMap(codesOf)
            .map((code) => String.fromCharCode(code));
          return letters.map((letter): readonly [string, string] => [letter, nth(letters, 0)]);
        }),
    ),
);

/** Letters that have another case, but that file names encode as letters without case. */
const UNPAIRED_IN_FILES = 'İƿǅǈǋǲǷՖֆ\u2126\u212a\u212b';

const pairedInFiles = lazy(
  () => new Set([...smallLetters()].flat().filter((letter) => !UNPAIRED_IN_FILES.includes(letter))),
);

function mapped(name: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(name, (character) => letters.get(character) ?? character).join('');
}

/**
 * Returns the keys of a column name: two names that share a key are the same column. In a wide table, INSERT also
 * confuses names that have the same length in bytes and the same sort key, such as `é` and `è`.
 */
export function mariadbNameKeys(name: string, columns: number): readonly string[] {
  const small = mapped(name, smallLetters());
  if (columns < HASHED_COLUMNS) return [small];
  return [small, `${utf8Length(name)} bytes like ${mapped(small, sortedAlike())}`];
}

/** Returns the length of a table's file name. A character outside A-Z, a-z, 0-9 and _ takes three or five bytes. */
export function mariadbFileName(name: string): number {
  let length = 0;
  for (const character of name) {
    if (/\w/.test(character)) length += 1;
    else length += pairedInFiles().has(character) ? 3 : 5;
  }
  return length;
}
