import { greatest, least } from '../basics/extremes.js';
import { nth } from '../basics/nth.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { type DrawnNumbers, evenNumbers, uniqueNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { whole } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import { countries } from '../constraints/countries.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { occupationConstraints, occupationOf } from '../entities/occupation.js';
import { DEPARTMENTS, SENIORITIES } from '../entities/occupations.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { ColumnContext } from './column-context.js';
import {
  type CountryForms,
  checkFormCountry,
  countedForms,
  formOfLocale,
  formsOfRows,
  placesGiven,
  shownForms,
} from './countries/country-forms.js';
import { fieldType } from './field-type.js';
import {
  OF_DEPARTMENTS,
  OF_SENIORITIES,
  SALARY_COUNTRIES,
  SALARY_LEVELS,
  type SalaryCountry,
} from './prices/salary-levels.js';

const FORMS: CountryForms<SalaryCountry> = {
  codes: SALARY_COUNTRIES,
  commonest: 'US',
  lack: 'no salaries are known',
};

const constraints = {
  country: countries(
    'country',
    `ISO 3166 code of the country in which all people work, whatever the place of the row: one of ${SALARY_COUNTRIES.join(', ')}. Several countries are those of the row's place, as in its other columns`,
  ),
  period: withDefault(
    oneOf('whether the pay is that of a year or of a month', ['year', 'month']),
    'year',
  ),
  ...occupationConstraints,
};

type Constraints = Decoded<typeof constraints>;

/** The pay of one department and grade is up to this share above and below its middle: our estimate. */
const SPREAD = 0.2;

/** A draw has two halves of this many values. */
const HALF = 1024;

/** The pay in a country: a multiple of `step`. */
interface Pay {
  readonly step: number;
  /** The middle of each department and grade: that of department d and grade s has the index d x grades + s. */
  readonly middles: Float64Array;
  readonly min: number;
  readonly max: number;
}

function payIn(country: SalaryCountry, { period, department, seniority }: Constraints): Pay {
  const { year, yearStep, monthStep } = SALARY_LEVELS[country];
  const [level, step] = period === 'year' ? [year, yearStep] : [year / 12, monthStep];
  const rounded = (amount: number): number => Math.round(amount / step) * step;
  const middles = DEPARTMENTS.values.flatMap((of) =>
    SENIORITIES.values.map((grade) => ({
      isDrawn: of === (department ?? of) && grade === (seniority ?? grade),
      amount: level * (OF_DEPARTMENTS[of] as number) * (OF_SENIORITIES[grade] as number),
    })),
  );
  const amounts = middles.flatMap(({ isDrawn, amount }) => (isDrawn ? [amount] : []));
  return {
    step,
    middles: Float64Array.from(middles, ({ amount }) => amount),
    min: rounded(least(amounts) * (1 - SPREAD)),
    max: rounded(greatest(amounts) * (1 + SPREAD)),
  };
}

/** The pay from which a unique column draws: that of the locale's country, unless `country` names another. */
function countedPay(given: Constraints, lexicon: Lexicon): Pay {
  return payIn(nth(countedForms(FORMS, given.country, lexicon), 0), given);
}

function drawnPay(
  pays: readonly Pay[],
  shown: readonly SalaryCountry[],
  given: Constraints,
  context: ColumnContext,
): DrawnNumbers {
  const person = context.entities.person(context.link);
  const { department, seniority } = occupationOf(person, given);
  const ofRows = formsOfRows(FORMS, given.country, shown, context);
  const draws = evenNumbers(person.key('salary'), { min: 0, step: 1, n: HALF * HALF });
  const values = new NumberVector();
  const grades = SENIORITIES.values.length;
  const fill: Fill = (_row, rows) => {
    for (let i = 0; i < rows; i++) {
      const { step, middles } = pays[ofRows.indices.data[i] as number] as Pay;
      const index =
        (department.indices.data[i] as number) * grades + (seniority.indices.data[i] as number);
      const draw = draws.values.data[i] as number;
      const high = Math.floor(draw / HALF);
      // The sum of two even draws: pay near the middle is the most frequent.
      const place = (high + (draw - high * HALF)) / HALF - 1;
      const amount = (middles[index] as number) * (1 + SPREAD * place);
      values.data[i] = Math.round(amount / step) * step;
    }
  };
  const before = [ofRows, department, seniority, draws].flatMap(({ steps }) => steps);
  return { values, steps: [...before, { vectors: [values], fill }] };
}

export const salary = fieldType({
  name: 'salary',
  synonyms: ['wage', 'pay', 'income', 'compensation'],
  category: 'person',
  description:
    "Gross pay of an employee in the currency of the row's country if its pay is known, otherwise of the locale's country; agrees with job title and department. A locale whose country has no known pay needs `country`.",
  constraints,
  facet: {
    entity: 'person',
    words: ['monthly_salary', 'annual_salary', 'base_salary', 'salary', 'wage', 'pay'],
  },
  coversLocale: (locale, { country }) => (country ?? formOfLocale(FORMS, locale)) !== undefined,
  check: ({ country }, places) => checkFormCountry(FORMS, country, places),
  countries: ({ country }) => placesGiven(country),
  capacity: (given, lexicon) => {
    const { min, max, step } = countedPay(given, lexicon);
    return (max - min) / step + 1;
  },
  plan: (given, context): ColumnPlan => {
    const { lexicon, unique } = context;
    if (unique) {
      const { min, max, step } = countedPay(given, lexicon);
      const { values, steps } = uniqueNumbers(context, { min, step, n: (max - min) / step + 1 });
      return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
    }
    const shown = shownForms(FORMS, given.country, lexicon);
    const pays = shown.map((country) => payIn(country, given));
    const min = least(pays.map((pay) => pay.min));
    const max = greatest(pays.map((pay) => pay.max));
    const { values, steps } = drawnPay(pays, shown, given, context);
    return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
  },
});
