import { keysOf } from '../../basics/keys-of.js';

/** What employees of a country earn. */
export interface SalaryLevel {
  /** The yearly pay of an employee in general, gross, in the currency of the country. */
  readonly year: number;
  /** Yearly and monthly pay are multiples of these amounts. */
  readonly yearStep: number;
  readonly monthStep: number;
}

/** Pay that is agreed by the month: a year has twelve of them. */
const monthly = (month: number, monthStep: number): SalaryLevel => ({
  year: 12 * month,
  yearStep: 12 * monthStep,
  monthStep,
});

const yearly = (year: number, yearStep: number, monthStep: number): SalaryLevel => ({
  year,
  yearStep,
  monthStep,
});

/** By ISO 3166 code. The figures are of full-time employees where the source distinguishes them. */
export const SALARY_LEVELS = {
  /** Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2023: mean. */
  US: yearly(65_470, 500, 50),
  /** Office for National Statistics, Annual Survey of Hours and Earnings, April 2023: median. */
  GB: yearly(34_963, 250, 50),
  /** Statistisches Bundesamt, Verdiensterhebung 2024: median. */
  DE: yearly(52_159, 100, 10),
  /** Insee Première 1971, private sector, 2022: mean of 3,466 a month. */
  FR: yearly(41_592, 100, 10),
  /** INE, Encuesta de Estructura Salarial 2022: mean. */
  ES: yearly(26_949, 100, 10),
  /** Istat, Struttura delle retribuzioni in Italia 2022: mean. */
  IT: yearly(37_302, 100, 10),
  /** IBGE, PNAD Contínua 2023: mean of all work. */
  BR: monthly(2979, 10),
  /** Centraal Planbureau, modaal inkomen 2023. */
  NL: yearly(40_000, 100, 10),
  /** Główny Urząd Statystyczny, gospodarka narodowa 2023: mean. */
  PL: monthly(7155, 50),
  /** Statistiska centralbyrån, lönestrukturstatistik 2023: mean. */
  SE: monthly(39_900, 100),
  /** 国税庁, 民間給与実態統計調査 2022: mean of regular employees. */
  JP: yearly(5_230_000, 10_000, 1000),
  /** 国家统计局, employees of urban units that are not private, 2022: mean. */
  CN: monthly(9502, 100),
  /** 통계청, 임금근로일자리 소득 2022: mean. */
  KR: yearly(42_360_000, 100_000, 10_000),
  /** Central Agency for Public Mobilization and Statistics, 2024: mean. */
  EG: monthly(6336, 50),
} as const satisfies Readonly<Record<string, SalaryLevel>>;

export type SalaryCountry = keyof typeof SALARY_LEVELS;

export const SALARY_COUNTRIES = keysOf(SALARY_LEVELS);

/** The pay of each department relative to the level of the country: our estimate. */
export const OF_DEPARTMENTS: Readonly<Record<string, number>> = {
  Engineering: 1.25,
  Sales: 1,
  Operations: 0.9,
  'Customer Support': 0.75,
  Marketing: 1.05,
  Finance: 1.1,
  'Human Resources': 0.95,
  'Product Management': 1.3,
  Design: 1,
  Procurement: 0.95,
  Legal: 1.35,
};

/** The pay of each grade relative to that of `mid`: our estimate. */
export const OF_SENIORITIES: Readonly<Record<string, number>> = {
  junior: 0.75,
  mid: 1,
  senior: 1.3,
  lead: 1.5,
  manager: 1.65,
  director: 2.4,
};
