import { entryOf } from '../../basics/entry-of.js';
import { least } from '../../basics/extremes.js';
import { nth } from '../../basics/nth.js';
import { disclosableShare, disclosableWeights, frequentValues } from '../privacy/privacy.js';

/** A run of characters of the same kind. */
interface RunOfKind {
  readonly kind: 'upper' | 'lower' | 'digit' | 'literal';
  /** The characters themselves. */
  readonly text: string;
}

/** The form of codes as a pattern for `string`. */
export interface CodeForms {
  readonly pattern: string;
  /** The relative frequency of each alternative of the pattern, if it has several. */
  readonly weights?: readonly number[];
  /** The approximate number of different texts of the alternative that has the fewest; may be infinite. */
  readonly size: number;
  /** The share of the different values that have one of the forms, 0..1. */
  readonly share: number;
}

const RUNS = /[A-Z]+|[a-z]+|[0-9]+|[^A-Za-z0-9]/g;
const MOST_RUNS = 12;
const LONGEST = 64;
/** The least share of the values that the forms of a pattern must cover together. */
const LEAST_COVERAGE = 0.7;
const MOST_FORMS = 5;
const CLASSES = { upper: '[A-Z]', lower: '[a-z]', digit: '\\d' } as const;
const SIZES = { upper: 26, lower: 26, digit: 10 } as const;

/**
 * The forms that k different values or more share. The pattern never contains digits of values; it contains a letter
 * or sign only if all values of a form have it. Random texts of a form may likely be values of the sample. Its last
 * variable run is then made longer than in any value, so that no generated code equals a sampled one. Values that are
 * public, such as postal codes, keep their length.
 */
export function codeFormsOf(
  counts: ReadonlyMap<string, number>,
  k: number,
  { arePublic = false } = {},
): CodeForms | undefined {
  const forms = new Map<string, RunOfKind[][]>();
  const rows = new Map<string, number>();
  const rowsOf = (form: string): number => rows.get(form) ?? 0;
  let texts = 0;
  for (const [text, count] of counts) {
    texts++;
    const runs = runsOf(text);
    if (runs === undefined) continue;
    const form = formOf(runs);
    rows.set(form, rowsOf(form) + count);
    const alike = forms.get(form);
    if (alike === undefined) forms.set(form, [runs]);
    else alike.push(runs);
  }
  const byForm = new Map([...forms].map(([form, alike]) => [form, alike.length]));
  // At least 2, because the form of a single value could be that value.
  const kept = frequentValues(byForm, Math.max(k, 2)).slice(0, MOST_FORMS);
  const covered = kept.reduce((sum, { rows }) => sum + rows, 0);
  if (kept.length === 0 || covered < LEAST_COVERAGE * texts) return undefined;
  const taken = arePublic ? undefined : { forms: new Set(forms.keys()), texts };
  const patterns = kept.map(({ value }) => patternOf(entryOf(forms, value), taken));
  return {
    pattern: patterns.map(({ pattern }) => pattern).join('|'),
    ...(kept.length > 1 && {
      weights: disclosableWeights(
        kept.map(({ value }) => rowsOf(value)),
        k,
      ),
    }),
    size: least(patterns.map(({ size }) => size)),
    share: disclosableShare(covered, texts),
  };
}

function runsOf(text: string): RunOfKind[] | undefined {
  if (text.length > LONGEST) return undefined;
  const runs = text.match(RUNS) ?? [];
  if (runs.length > MOST_RUNS) return undefined;
  return runs.map((run) => ({ kind: kindOf(run), text: run }));
}

function kindOf(run: string): RunOfKind['kind'] {
  const first = nth(run, 0);
  if (first >= 'A' && first <= 'Z') return 'upper';
  if (first >= 'a' && first <= 'z') return 'lower';
  return first >= '0' && first <= '9' ? 'digit' : 'literal';
}

/** The form of a text: the kinds and lengths of its runs, and its signs, but no letter and no digit. */
function formOf(runs: readonly RunOfKind[]): string {
  return runs
    .map(({ kind, text }) => (kind === 'literal' ? `=${text}` : `${kind[0]}${text.length}`))
    .join(' ');
}

interface CommonRun {
  readonly kind: RunOfKind['kind'];
  /** The text that all values have in common; undefined if they differ. */
  readonly common: string | undefined;
  readonly length: number;
}

/** With this many texts of a form for each sampled value, a random text hardly ever equals a value. */
const TEXTS_PER_VALUE = 1e9;

function patternOf(
  alike: readonly RunOfKind[][],
  taken: { readonly forms: Set<string>; readonly texts: number } | undefined,
): { readonly pattern: string; readonly size: number } {
  const first = nth(alike, 0);
  const runs: CommonRun[] = first.map(({ kind, text }, i) => {
    const isCommon = kind !== 'digit' && alike.every((each) => each[i]?.text === text);
    return { kind, common: isCommon ? text : undefined, length: text.length };
  });
  // There is such a run: a form without a variable run has one value, but at least two different values share it.
  const grows = runs.findLastIndex(
    ({ kind, common }) => kind !== 'literal' && common === undefined,
  );
  let added = 0;
  if (taken !== undefined && sizeOf(runs) / taken.texts < TEXTS_PER_VALUE) {
    do added++;
    while (taken.forms.has(grownForm(first, grows, added)));
    // No two alternatives of a pattern with weights have a text in common.
    taken.forms.add(grownForm(first, grows, added));
  }
  const grown = runs.map((run, i) => (i === grows ? { ...run, length: run.length + added } : run));
  return { pattern: grown.map(patternOfRun).join(''), size: sizeOf(grown) };
}

function grownForm(runs: readonly RunOfKind[], at: number, added: number): string {
  return formOf(
    runs.map((run, i) => (i === at ? { ...run, text: run.text + '0'.repeat(added) } : run)),
  );
}

function sizeOf(runs: readonly CommonRun[]): number {
  return runs.reduce((size, { kind, common, length }) => {
    if (kind === 'literal' || common !== undefined) return size;
    return Array.from({ length }).reduce<number>((product) => product * SIZES[kind], size);
  }, 1);
}

function patternOfRun({ kind, common, length }: CommonRun): string {
  if (common !== undefined) return common.replace(/[^A-Za-z0-9]/g, escaped);
  const characterClass = CLASSES[kind as keyof typeof CLASSES];
  return length === 1 ? characterClass : `${characterClass}{${length}}`;
}

function escaped(sign: string): string {
  return /[\\^$.*+?()[\]{}|/-]/.test(sign) ? `\\${sign}` : sign;
}
