import type { DrawnNumbers } from '../columns/drawn.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Key } from '../random/mix.js';
import { constantFacet, type WordFacet } from './facet.js';
import { nameWords } from './name-words.js';
import { GENDERS, type Gender, type LastName, Person } from './person.js';

/** What is known of a person. The rest is drawn. */
export interface KnownPerson {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly gender?: Gender | undefined;
}

/** The hidden person of a row of whom a name or the gender is known. */
export class NamedPerson extends Person {
  readonly #lexicon: Lexicon;
  readonly #known: KnownPerson;

  constructor(
    key: Key,
    lexicon: Lexicon,
    known: KnownPerson,
    gender?: Gender,
    shownBirth?: () => DrawnNumbers,
  ) {
    super(key, lexicon, gender ?? known.gender ?? genderOf(known.first, lexicon), shownBirth);
    this.#lexicon = lexicon;
    this.#known = known;
  }

  override get firstName(): WordFacet {
    const { first } = this.#known;
    return first === undefined ? super.firstName : constantWord(first);
  }

  override get lastName(): LastName {
    const { last } = this.#known;
    if (last === undefined) return super.lastName;
    const { share, joiner } = this.#lexicon.doubleNames;
    // A text that begins with the joiner has no first half.
    const at = share > 0 ? last.indexOf(joiner, 1) : -1;
    const [head, tail] = at < 0 ? [last, ''] : [last.slice(0, at), last.slice(at)];
    const facet = constantWord(head);
    return { ...facet, tails: [tail], tailIndices: facet.indices };
  }
}

function constantWord(word: string): WordFacet {
  return { ...constantFacet(0), words: [word] };
}

/** The gender whose lists alone have a given name. */
function genderOf(first: string | undefined, lexicon: Lexicon): Gender | undefined {
  if (first === undefined) return undefined;
  const genders = GENDERS.filter((gender) =>
    nameWords(lexicon, 'first_name', gender).includes(first),
  );
  return genders.length === 1 ? genders[0] : undefined;
}
