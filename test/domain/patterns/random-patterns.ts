import * as fc from 'fast-check';

/** A pattern with all of its texts, computed without code of the generator. */
export interface Known {
  readonly pattern: string;
  readonly texts: ReadonlySet<string>;
}

const MOST_TEXTS = 3000;
/** Single characters and classes, in several spellings. */
const spellings: readonly Known[] = [
  ['a', 'a'],
  ['b', 'b'],
  ['\\x61', 'a'],
  ['\\u0062', 'b'],
  ['\\u{1f600}', '😀'],
  ['😀', '😀'],
  ['\\.', '.'],
  ['é', 'é'],
  ['-', '-'],
  ['[ab]', 'ab'],
  ['[a-c]', 'abc'],
  ['[b-d-]', 'bcd-'],
  ['[\\]^]', ']^'],
  ['[^!-}]', ' ~'],
  ['[^ -@\\[-~a]', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['[\\d😀-😂]', '0123456789😀😁😂'],
  ['\\d', '0123456789'],
  ['[é\\-\\u{1f600}]', 'é-😀'],
].map(([pattern = '', characters = '']) => ({ pattern, texts: new Set(characters) }));

/** Represents any set of more than `MOST_TEXTS` texts. */
const MANY: ReadonlySet<string> = new Set(Array.from({ length: MOST_TEXTS + 1 }, (_, i) => `${i}`));

function joined(left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> {
  if (left.size * right.size > 10 * MOST_TEXTS) return MANY;
  return new Set([...left].flatMap((start) => [...right].map((end) => start + end)));
}

function times(texts: ReadonlySet<string>, min: number, max: number): ReadonlySet<string> {
  const all = new Set<string>();
  let rounds: ReadonlySet<string> = new Set(['']);
  for (let round = 0; round <= max; round++) {
    if (round >= min) for (const text of rounds) all.add(text);
    if (round < max) rounds = joined(rounds, texts);
  }
  return all;
}

const marks: readonly (readonly [mark: string, min: number, max: number])[] = [
  ['?', 0, 1],
  ['??', 0, 1],
  ['{0}', 0, 0],
  ['{1}', 1, 1],
  ['{2}', 2, 2],
  ['{3}?', 3, 3],
  ['{0,2}', 0, 2],
  ['{1,2}', 1, 2],
  ['{1,3}?', 1, 3],
  ['{2,4}', 2, 4],
];

const groups = ['(', '(?:'] as const;

const { known } = fc.letrec<{ known: Known }>((tie) => ({
  known: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(...spellings),
    fc.array(tie('known'), { maxLength: 3 }).map(sequenceOf),
    fc.tuple(fc.array(tie('known'), { maxLength: 3 }), fc.constantFrom(...groups)).map(choiceOf),
    fc.tuple(tie('known'), fc.constantFrom(...marks)).map(repeatOf),
  ),
}));

function sequenceOf(parts: readonly Known[]): Known {
  const texts = parts.reduce<ReadonlySet<string>>(
    (before, part) => joined(before, part.texts),
    new Set(['']),
  );
  return { pattern: `(?:${parts.map(({ pattern }) => pattern).join('')})`, texts };
}

function choiceOf([options, open]: readonly [readonly Known[], string]): Known {
  const texts = new Set(options.length === 0 ? [''] : options.flatMap((one) => [...one.texts]));
  return { pattern: `${open}${options.map(({ pattern }) => pattern).join('|')})`, texts };
}

function repeatOf([{ pattern, texts }, [mark, min, max]]: readonly [
  Known,
  (typeof marks)[number],
]): Known {
  return { pattern: `(?:${pattern})${mark}`, texts: times(texts, min, max) };
}

/** Patterns with few texts, and all their texts. */
export const knownPatterns: fc.Arbitrary<Known> = known.filter(
  ({ texts }) => texts.size <= MOST_TEXTS,
);

/** Patterns with any number of texts. */
export const anyPatterns: fc.Arbitrary<string> = known.map(({ pattern }) => pattern);
