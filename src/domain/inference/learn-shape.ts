import { frequentValues, tellableShare } from './privacy.js';

/** A run of characters of one kind. */
interface RunOfKind {
  readonly kind: 'upper' | 'lower' | 'digit' | 'literal';
  /** The characters themselves. */
  readonly text: string;
}

/** The form of codes as a pattern for `string`. */
export interface Shape {
  readonly pattern: string;
  /** Different texts of the pattern, or more than can be counted. */
  readonly size: number;
  /** Share of the rows that are of this form. */
  readonly share: number;
}

const RUNS = /[A-Z]+|[a-z]+|[0-9]+|[^A-Za-z0-9]/g;
const MOST_RUNS = 12;
const LONGEST = 64;
/** Forms must cover this share together, or the codes have none. */
const LEAST_COVERAGE = 0.7;
const MOST_SHAPES = 5;
const CLASSES = { upper: '[A-Z]', lower: '[a-z]', digit: '\\d' } as const;
const SIZES = { upper: 26, lower: 26, digit: 10 } as const;

/**
 * The forms that k different values or more share. Digits are never told; a letter or sign is where all values
 * of a form have it. Where texts of a form could well be values of the sample, its last run is made longer
 * than in any of them, so that no code that is made can be one that was read.
 */
export function learnShape(counts: ReadonlyMap<string, number>, k: number): Shape | undefined {
  const forms = new Map<string, RunOfKind[][]>();
  let texts = 0;
  for (const text of counts.keys()) {
    texts++;
    const runs = runsOf(text);
    if (runs === undefined) continue;
    const form = formOf(runs);
    const alike = forms.get(form);
    if (alike === undefined) forms.set(form, [runs]);
    else alike.push(runs);
  }
  const byForm = new Map([...forms].map(([form, alike]) => [form, alike.length]));
  // With k = 1 a form of one value would be that value.
  const kept = frequentValues(byForm, Math.max(k, 2)).slice(0, MOST_SHAPES);
  const covered = kept.reduce((sum, { rows }) => sum + rows, 0);
  if (kept.length === 0 || covered < LEAST_COVERAGE * texts) return undefined;
  const shapes = kept.map(({ value }) => shapeOf(forms.get(value) as RunOfKind[][], forms, texts));
  return {
    pattern: shapes.map(({ pattern }) => pattern).join('|'),
    size: shapes.reduce((sum, { size }) => sum + size, 0),
    share: tellableShare(covered, texts),
  };
}

function runsOf(text: string): RunOfKind[] | undefined {
  if (text.length > LONGEST) return undefined;
  const runs = text.match(RUNS) ?? [];
  if (runs.length > MOST_RUNS) return undefined;
  return runs.map((run) => ({ kind: kindOf(run), text: run }));
}

function kindOf(run: string): RunOfKind['kind'] {
  const first = run[0] as string;
  if (first >= 'A' && first <= 'Z') return 'upper';
  if (first >= 'a' && first <= 'z') return 'lower';
  return first >= '0' && first <= '9' ? 'digit' : 'literal';
}

/** Two texts are of one form if it is the same: kinds, lengths and signs, but no letter and no digit. */
function formOf(runs: readonly RunOfKind[]): string {
  return runs
    .map(({ kind, text }) => (kind === 'literal' ? `=${text}` : `${kind[0]}${text.length}`))
    .join(' ');
}

interface Part {
  readonly kind: RunOfKind['kind'];
  /** What all texts have in common; undefined where they differ. */
  readonly common: string | undefined;
  readonly length: number;
}

/** A text of a form is met by chance too rarely to matter where there are so many for each value. */
const TEXTS_PER_VALUE = 1e9;

function shapeOf(
  alike: readonly RunOfKind[][],
  forms: ReadonlyMap<string, unknown>,
  texts: number,
): { readonly pattern: string; readonly size: number } {
  const first = alike[0] as RunOfKind[];
  const parts: Part[] = first.map(({ kind, text }, i) => {
    const isCommon = kind !== 'digit' && alike.every((runs) => runs[i]?.text === text);
    return { kind, common: isCommon ? text : undefined, length: text.length };
  });
  // A form without a run that varies is one value, and there are k of it.
  const grows = parts.findLastIndex(
    ({ kind, common }) => kind !== 'literal' && common === undefined,
  );
  let added = 0;
  if (sizeOf(parts) / texts < TEXTS_PER_VALUE) {
    do added++;
    while (forms.has(grownForm(first, grows, added)));
  }
  const grown = parts.map((part, i) =>
    i === grows ? { ...part, length: part.length + added } : part,
  );
  return { pattern: grown.map(patternOf).join(''), size: sizeOf(grown) };
}

function grownForm(runs: readonly RunOfKind[], at: number, added: number): string {
  return formOf(
    runs.map((run, i) => (i === at ? { ...run, text: run.text + '0'.repeat(added) } : run)),
  );
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((size, { kind, common, length }) => {
    if (kind === 'literal' || common !== undefined) return size;
    return Array.from({ length }).reduce<number>((product) => product * SIZES[kind], size);
  }, 1);
}

function patternOf({ kind, common, length }: Part): string {
  if (common !== undefined) return common.replace(/[^A-Za-z0-9]/g, escaped);
  const one = CLASSES[kind as keyof typeof CLASSES];
  return length === 1 ? one : `${one}{${length}}`;
}

function escaped(sign: string): string {
  return /[\\^$.*+?()[\]{}|/-]/.test(sign) ? `\\${sign}` : sign;
}
