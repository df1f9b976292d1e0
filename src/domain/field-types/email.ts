import type { Piece } from '../columns/column-plan.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { StringShape } from '../columns/random-strings.js';
import { IndexVector } from '../columns/vectors.js';
import { hostName } from '../constraints/hosts.js';
import { list } from '../constraints/lists.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { evenFacet, type IndexFacet, weightedFacet } from '../entities/facet.js';
import { snakeName } from '../entities/link.js';
import { NAME_LISTS } from '../entities/name-words.js';
import { keptList, slugsOf } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { UNIQUE_NUMBERS, uniqueNumber } from './unique-number.js';

/** Hosts that are reserved for documentation (RFC 2606, section 3): mail to them reaches nobody. */
const HOSTS = Object.freeze(['example.com', 'example.org', 'example.net']);

const RANDOM = { characters: 'abcdefghijklmnopqrstuvwxyz0123456789', min: 9, max: 9 };

/** A part of an address. */
interface AddressPart {
  readonly steps: readonly FillStep[];
  readonly pieces: readonly Piece[];
}

/** How people form a local part of their name, weighted by our estimate; `initial` shortens the given name. */
const STYLES = [
  { weight: 50, initial: false, separator: '.' },
  { weight: 18, initial: false, separator: '' },
  { weight: 15, initial: true, separator: '' },
  { weight: 11, initial: true, separator: '.' },
  { weight: 6, initial: false, separator: '_' },
];

/** Share of the addresses that end in a number, because the name alone was taken: our estimate. */
const NUMBERED = 0.2;

/** No text in most rows, else a number that nobody takes for a year of birth, which another column may show. */
const ENDINGS: readonly string[] = ['', ...Array.from({ length: 31 }, (_, i) => String(i + 1))];

const weightOf = (ending: string): number =>
  ending === '' ? 1 - NUMBERED : NUMBERED / (ENDINGS.length - 1);

/** All forms of an address. One draw of a form costs less than one each of the style, the ending and the host. */
const FORMS = STYLES.flatMap((style) =>
  ENDINGS.flatMap((ending) =>
    HOSTS.map((host) => ({ ...style, ending, host, weight: style.weight * weightOf(ending) })),
  ),
);

const WEIGHTS = FORMS.map(({ weight }) => weight);
const SEPARATORS = [...new Set(STYLES.map(({ separator }) => separator))];
const NUMBERS: readonly string[] = Object.freeze(FORMS.map(({ ending }) => ending));
const NUMBERS_AND_HOSTS: readonly string[] = Object.freeze(
  FORMS.map(({ ending, host }) => `${ending}@${host}`),
);

/** The form of the addresses of a row's person. */
function formOf({ entities, link }: ColumnContext): IndexFacet {
  return weightedFacet(entities.person(link).key('email_form'), 'form', WEIGHTS);
}

/** The slugs of given names, then their first letters. */
function slugsAndInitials(
  firsts: readonly string[],
  lexicon: Pick<Lexicon, 'ascii'>,
): readonly string[] {
  const slugs = slugsOf(firsts, lexicon);
  return keptList(slugs, 'and initials', () => [
    ...slugs,
    ...slugs.map((slug) => slug.slice(0, 1)),
  ]);
}

/** The slugs of family names after each separator. */
function slugsAfterSeparators(
  lasts: readonly string[],
  lexicon: Pick<Lexicon, 'ascii'>,
): readonly string[] {
  const slugs = slugsOf(lasts, lexicon);
  return keptList(slugs, 'after separators', () =>
    SEPARATORS.flatMap((separator) => slugs.map((slug) => separator + slug)),
  );
}

/** The second halves of double names in an address: people leave out a second family name, as in Spain. */
function halvesShown(tails: readonly string[]): readonly string[] {
  return keptList(tails, 'in addresses', () =>
    tails.map((tail) => (tail.startsWith(' ') ? '' : tail)),
  );
}

/** A local part made of the name of the row's person, such as "ada.lovelace" or "alovelace". */
function namePart(form: IndexFacet, { entities, link, lexicon }: ColumnContext): AddressPart {
  const { firstName, lastName } = entities.person(link);
  const [first, last] = [new IndexVector(), new IndexVector()];
  const initials = firstName.words.length;
  const slugs = lastName.words.length;
  const firstShift = Int32Array.from(FORMS, ({ initial }) => (initial ? initials : 0));
  const lastShift = Int32Array.from(
    FORMS,
    ({ separator }) => SEPARATORS.indexOf(separator) * slugs,
  );
  const fill: Fill = (_row, count) => {
    const forms = form.indices.data;
    const firsts = firstName.indices.data;
    const lasts = lastName.indices.data;
    for (let i = 0; i < count; i++) {
      const shape = forms[i] as number;
      first.data[i] = (firsts[i] as number) + (firstShift[shape] as number);
      last.data[i] = (lasts[i] as number) + (lastShift[shape] as number);
    }
  };
  return {
    steps: [...firstName.steps, ...lastName.steps, ...form.steps, { vectors: [first, last], fill }],
    pieces: [
      words(slugsAndInitials(firstName.words, lexicon), first),
      words(slugsAfterSeparators(lastName.words, lexicon), last),
      words(slugsOf(halvesShown(lastName.tails), lexicon), lastName.tailIndices),
    ],
  };
}

/** A local part of random letters and digits, which reveals nothing about the person. */
function randomPart(context: ColumnContext): AddressPart {
  const shape = new StringShape({ ...RANDOM, prefix: 'u', suffix: '' });
  return {
    steps: shape.steps({ key: (purpose) => context.key(`local ${purpose}`), unique: false }),
    pieces: [shape.piece],
  };
}

/** The words of columns that hold the address of a person at work. */
const WORK_ADDRESSES = ['work', 'business', 'company', 'corporate', 'office'].flatMap((place) =>
  ['email_address', 'email', 'mail'].map((word) => `${place}_${word}`),
);

const isAtWork = (name: string): boolean =>
  WORK_ADDRESSES.some((words) => `_${snakeName(name)}`.endsWith(`_${words}`));

/** Where the addresses are: at these hosts, or at the row's company. Neither means the reserved hosts. */
interface Hosts {
  readonly domains?: readonly string[] | undefined;
  readonly host?: 'company' | undefined;
}

/** The host of the row's company, or one of `domains`. */
function hostPart(
  { domains = HOSTS, host }: Hosts,
  { entities, link }: ColumnContext,
): AddressPart {
  if (host === 'company') {
    const { pieces, steps } = entities.company(link).host;
    return { steps, pieces: [...pieces, literal('.example.com')] };
  }
  const { steps, indices } = evenFacet(
    entities.person(link).key('email_host'),
    'host',
    domains.length,
  );
  return { steps, pieces: [words(domains, indices)] };
}

/** All that follows the local part of the name: the number, if there is one, and the host. */
function endPart(given: Hosts, form: IndexFacet, context: ColumnContext): AddressPart {
  const unique = uniqueNumber(context);
  if (unique === undefined && given.domains === undefined && given.host === undefined) {
    return { steps: form.steps, pieces: [words(NUMBERS_AND_HOSTS, form.indices)] };
  }
  const number =
    unique === undefined
      ? { steps: form.steps, piece: words(NUMBERS, form.indices) }
      : { steps: unique.steps, piece: whole(unique.values, 0, UNIQUE_NUMBERS - 1) };
  const at = hostPart(given, context);
  return {
    steps: [...number.steps, ...at.steps],
    pieces: [number.piece, literal('@'), ...at.pieces],
  };
}

export const email = fieldType({
  name: 'email',
  synonyms: ['mail', 'e_mail', 'email_address'],
  category: 'person',
  description:
    'E-mail address, by default at a host reserved for documentation; agrees with the name, and a work_email with the domain of the company.',
  constraints: {
    domains: list(
      'hosts to draw from; by default hosts that are reserved for documentation',
      hostName('a host'),
    ),
    host: oneOf(
      'company takes the host of the company of the row, which its domain and url show, too. By default addresses are at the hosts of domains, and those of fields such as work_email at the company',
      ['company'],
    ),
    style: withDefault(
      oneOf('name uses the name of the person, random uses letters and digits', ['name', 'random']),
      'name',
    ),
  },
  facet: {
    entity: 'person',
    words: [...WORK_ADDRESSES, ...['email_address', 'e_mail_address', 'e_mail', 'email', 'mail']],
    agreesWhenUnique: true,
  },
  excludes: { domains: ['host'] },
  implied: (name) => (isAtWork(name) ? { host: 'company' as const } : {}),
  wordLists: NAME_LISTS,
  capacity: () => UNIQUE_NUMBERS,
  plan: ({ domains, host, style }, context) => {
    const form = formOf(context);
    const local = style === 'name' ? namePart(form, context) : randomPart(context);
    const end = endPart({ domains, host }, form, context);
    return textColumn(
      [...local.steps, ...end.steps],
      ...local.pieces,
      // A random part may end in a digit; the dot separates it from the unique number.
      ...(style === 'random' && context.unique ? [literal('.')] : []),
      ...end.pieces,
    );
  },
});
