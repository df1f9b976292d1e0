import type { Piece } from '../columns/column-plan.js';
import { type DrawnNumbers, evenNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { hostName } from '../constraints/hosts.js';
import { list } from '../constraints/lists.js';
import { integer } from '../constraints/numbers.js';
import { expecting, type Param, withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import type { Company } from '../entities/company.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { fieldType } from './field-type.js';
import { PAGES } from './page-words.js';
import { UNIQUE_NUMBERS, uniqueNumber } from './unique-number.js';

const MAX_SEGMENTS = 10;

/** Query parameters with numbers, as on real sites. */
const PARAMETERS = Object.freeze(['?id=', '?page=', '?item=', '?ref=', '?v=']);
const PARAMETER_VALUES = { min: 1, step: 1, n: 999 };

/** RFC 3986, section 3.1; lower case, the canonical form. */
const SCHEME = /^[a-z][a-z0-9+.-]{0,31}$/;

const scheme: Param<string> = {
  description: 'a scheme',
  schema: { type: 'string', pattern: SCHEME.source },
  ...expecting(
    'a scheme such as "https"',
    (value): value is string => typeof value === 'string' && SCHEME.test(value),
  ),
};

/** A part of the address: its pieces, and the steps that fill them. */
interface Run {
  readonly steps: readonly FillStep[];
  readonly pieces: readonly Piece[];
}

export const url = fieldType({
  name: 'url',
  synonyms: ['uri', 'link', 'website', 'href'],
  category: 'internet',
  description:
    'Website address, by default under a host that is reserved for documentation; agrees with the company.',
  constraints: {
    schemes: withDefault(list('the schemes to draw from', scheme), ['https']),
    domains: list(
      "hosts to draw from instead of the company's host, which is reserved for documentation; other hosts may exist",
      hostName('a host name'),
    ),
    path_segments: withDefault(
      integer('number of words in the path', { min: 0, max: MAX_SEGMENTS }),
      1,
    ),
    query: withDefault(flag('whether addresses end in a query such as ?page=7'), false),
  },
  inferred: { schemes: 'nothing' },
  facet: {
    entity: 'company',
    words: ['website_url', 'homepage', 'website', 'url', 'link'],
    agreesWhenUnique: true,
  },
  wordLists: ['last_name'],
  capacity: () => UNIQUE_NUMBERS,
  plan: ({ schemes, domains, path_segments, query }, context) => {
    const company = context.entities.company(context.link);
    const number = uniqueNumber(context);
    const runs = [
      schemeRun(company, schemes),
      hostRun(company, domains),
      pathRun(company, context.lexicon, path_segments),
      ...(query ? [queryRun(company, number)] : []),
      ...(number === undefined || query ? [] : [numberRun(number, path_segments)]),
    ];
    return textColumn(
      runs.flatMap(({ steps }) => steps),
      ...runs.flatMap(({ pieces }) => pieces),
    );
  },
});

function schemeRun(company: Company, schemes: readonly string[]): Run {
  const openings = schemes.map((name) => `${name}://`);
  const { indices, steps } = company.facet('url scheme', openings.length);
  return openings.length === 1
    ? { steps: [], pieces: openings.map(literal) }
    : { steps, pieces: [words(openings, indices)] };
}

/** A given host, or the company's host under a reserved name (RFC 2606, section 3). */
function hostRun(company: Company, domains: readonly string[] | undefined): Run {
  if (domains !== undefined) {
    const { indices, steps } = company.facet('url domain', domains.length);
    return { steps, pieces: [words(domains, indices)] };
  }
  const { steps, pieces } = company.host;
  return { steps, pieces: [...pieces, literal('.example.com')] };
}

function pathRun(company: Company, lexicon: Lexicon, segments: number): Run {
  const pages = lexicon.words('page') ?? PAGES;
  const facets = Array.from({ length: segments }, (_, i) =>
    company.facet(i === 0 ? 'page' : `page ${i + 1}`, pages.length),
  );
  return {
    steps: facets.flatMap(({ steps }) => steps),
    pieces: [
      literal('/'),
      ...facets.flatMap(({ indices }, i) => [
        ...(i === 0 ? [] : [literal('/')]),
        words(pages, indices),
      ]),
    ],
  };
}

/** A query parameter with a number: the unique number if there is one, otherwise a drawn one. */
function queryRun(company: Company, number: DrawnNumbers | undefined): Run {
  const { indices, steps } = company.facet('query parameter', PARAMETERS.length);
  const { min, n } = PARAMETER_VALUES;
  const drawn = number ?? evenNumbers(company.key('query value'), PARAMETER_VALUES);
  const value =
    number === undefined
      ? whole(drawn.values, min, min + n - 1)
      : whole(drawn.values, 0, UNIQUE_NUMBERS - 1);
  return { steps: [...steps, ...drawn.steps], pieces: [words(PARAMETERS, indices), value] };
}

function numberRun({ values, steps }: DrawnNumbers, segments: number): Run {
  const number = whole(values, 0, UNIQUE_NUMBERS - 1);
  return { steps, pieces: segments === 0 ? [number] : [literal('/'), number] };
}
