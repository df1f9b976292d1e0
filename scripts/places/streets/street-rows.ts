import { GERMANIC } from './germanic.js';
import type { StreetGroup } from './group.js';
import { OTHERS } from './others.js';
import { ROMANCE } from './romance.js';

type Row = Readonly<Record<string, string>>;

/** Texts with their weights as "Kerkstraat=10|Molenweg=7"; texts without a weight are equally frequent. */
function weighed(texts: StreetGroup['names']): string {
  const entries = Array.isArray(texts)
    ? [...new Set(texts as readonly string[])]
    : Object.entries(texts).map(([text, weight]) => `${text}=${weight}`);
  const wrong = entries.find((entry) => /[|\t\n]/.test(entry) || /=.*=/.test(entry));
  if (wrong !== undefined) throw new Error(`no name of a street: ${wrong}`);
  return entries.join('|');
}

/**
 * The rows of the table of streets. Names come from Faker and similar packages, or are short lists of the commonest names from
 * the page that is named; the weights of kinds are ours.
 */
export function streetRows(): readonly Row[] {
  return Object.entries({ ...GERMANIC, ...ROMANCE, ...OTHERS }).flatMap(([countries, groups]) =>
    groups.map(({ share, kinds, names }) => ({
      countries,
      share: String(share),
      kinds: weighed(kinds),
      names: weighed(names),
    })),
  );
}
