import { hasHint } from '../name-hints.js';
import { type Detector, type Finding, shareOf } from './detector.js';
import { isCapitalised, wordCount } from './words.js';

/** The types that invent names of places, organisations and things, by words in a column's name. */
export const NAMED_THINGS: readonly { readonly kind: string; readonly hints: readonly string[] }[] =
  [
    {
      kind: 'city',
      hints: [
        ...[
          'county',
          'district',
          'borough',
          'village',
          'parish',
          'suburb',
          'neighborhood',
          'region',
        ],
        ...['neighbourhood', 'island', 'lake', 'river', 'mountain', 'park', 'venue', 'landkreis'],
      ],
    },
    {
      kind: 'company',
      hints: [
        ...['school', 'hospital', 'clinic', 'club', 'team', 'hotel', 'restaurant', 'shop', 'store'],
        ...[
          'airline',
          'studio',
          'operator',
          'producer',
          'distributor',
          'merchant',
          'union',
          'lender',
        ],
      ],
    },
    {
      kind: 'product_name',
      hints: ['product', 'item', 'article', 'model', 'toy', 'device', 'vehicle', 'game', 'tool'],
    },
  ];
const MOST_WORDS = 6;
const LEAST_SHARE = 0.8;

/** Names of places, organisations and things that are on no list. Sentences would be no names. */
export const properNoun: Detector = {
  name: 'proper noun',
  detect: (evidence): Finding | undefined => {
    const named = NAMED_THINGS.find(({ hints }) => hasHint(evidence.hints, hints));
    if (named === undefined || shareOf(evidence, isName) < LEAST_SHARE) return undefined;
    return { kind: named.kind, confidence: 0.6 };
  },
};

/** Whether a text has the form of a name: a few words, the first with a capital, without figures and full stop. */
function isName(text: string): boolean {
  return isCapitalised(text) && wordCount(text) <= MOST_WORDS && !/[\d@/:]|[.!?]$/.test(text);
}
