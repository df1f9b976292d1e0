import { dayOf, falling, wordsOf } from './chance.js';
import type { Invented, InventedTable } from './invented-table.js';

const places = wordsOf(140, 21);
const codes = wordsOf(70, 22).map((word, i) => `${word.charAt(0)}${String(10 + i)}.${i % 4}`);

/** Measures of people: pressures that end in zero, values of one laboratory that are missing together. */
const visits: InventedTable = {
  name: 'visits',
  rows: 700,
  kinds: {
    ...{ visit: 'id', age: 'integer', sex: 'categorical', height: 'integer', weight: 'float' },
    ...{ bmi: 'float', systolic: 'integer', diastolic: 'integer', smokes: 'boolean' },
    ...{ glucose: 'float', lipids: 'float', diagnosis: 'categorical', insured: 'categorical' },
  },
  row: ({ one, bell, happens }) => {
    return (row) => {
      const age = Math.min(96, Math.max(18, Math.round(52 + 18 * bell())));
      const sex = one(['f', 'm', 'x'], [52, 47, 0.6]);
      const height = Math.round((sex === 'm' ? 178 : 165) + 7 * bell());
      const weight =
        Math.round(10 * (23 + 0.06 * age + 3.5 * Math.abs(bell())) * (height / 100) ** 2) / 10;
      const pressure = (mean: number): number => {
        const value = Math.round(mean + 13 * bell());
        return happens(0.6) ? Math.round(value / 10) * 10 : value;
      };
      const isTaken = happens(age > 60 ? 0.8 : 0.45);
      return [
        ...[`V${9000 + row}`, age, sex, height, weight, (weight / (height / 100) ** 2).toFixed(1)],
        ...[
          pressure(100 + 0.5 * age),
          pressure(66 + 0.2 * age),
          happens(0.4 - 0.004 * age) ? 'yes' : 'no',
        ],
        ...[isTaken ? (4.6 + 0.02 * age + 0.9 * bell() ** 2).toFixed(1) : null],
        ...[isTaken && happens(0.95) ? (3.9 + bell()).toFixed(2) : null],
        ...[
          one(codes, falling(70)),
          one(['public', 'private', 'none'], age > 65 ? [9, 1, 0.1] : [6, 3, 1]),
        ],
      ];
    };
  },
};

/** Answers from 1 to 5 that share a leaning, with pages that were skipped as a whole. */
const survey: InventedTable = {
  name: 'survey',
  rows: 1200,
  kinds: {
    ...{ respondent: 'id', age_group: 'categorical', region: 'categorical' },
    ...{ q1: 'integer', q2: 'integer', q3: 'integer', q4: 'integer', q5: 'integer', q6: 'integer' },
    ...{ q7: 'integer', q8: 'integer', minutes: 'float', recommend: 'integer', remark: 'text' },
  },
  row: ({ one, bell, happens, even }) => {
    return (row) => {
      const leaning = bell();
      const group = one(
        ['18-29', '30-44', '45-59', '60+'],
        leaning > 0 ? [1, 2, 3, 4] : [3, 3, 2, 2],
      );
      const answer = (load: number): number =>
        Math.min(5, Math.max(1, Math.round(3.3 + load * leaning + 0.8 * bell())));
      const first = [0.9, 0.7, 0.8, -0.6].map(answer);
      const second = happens(0.8) ? [0.5, 0.9, 0.2, 0.7].map(answer) : [null, null, null, null];
      return [
        ...[
          row + 1,
          group,
          one(['N', 'E', 'S', 'W', 'abroad'], [30, 25, 25, 19, 0.5]),
          ...first,
          ...second,
        ],
        Math.exp(1.6 + 0.5 * bell() - (second[0] === null ? 0.8 : 0)).toFixed(1),
        ...[Math.min(10, Math.max(0, Math.round(7 + 2 * leaning + bell())))],
        happens(0.1) ? wordsOf(3 + Math.floor(9 * even()), row + 1).join(' ') : null,
      ];
    };
  },
};

/** Points in three parts, their sum, and grades that follow from it. */
const exams: InventedTable = {
  name: 'exams',
  rows: 850,
  kinds: {
    ...{
      student: 'id',
      course: 'categorical',
      attempt: 'integer',
      part_a: 'float',
      part_b: 'float',
    },
    ...{
      part_c: 'float',
      points: 'float',
      grade: 'categorical',
      passed: 'boolean',
      term: 'categorical',
    },
  },
  row: ({ one, bell, happens }) => {
    const courses = places.slice(0, 32);
    return (row) => {
      const skill = bell();
      const part = (most: number): number =>
        Math.min(
          most,
          Math.max(0, Math.round(2 * most * (0.62 + 0.18 * skill + 0.12 * bell())) / 2),
        );
      const isAbsent = happens(0.06);
      const parts = [30, 30, 40].map(part);
      const points = parts.reduce((sum, each) => sum + each, 0);
      const grade = [90, 78, 64, 50].findIndex((least) => points >= least);
      const taken: readonly Invented[] = isAbsent ? [null, null, null, null] : [...parts, points];
      return [
        ...[`s${30_000 + 11 * row}`, one(courses, falling(32, 0.8)), 1 + Number(happens(0.12))],
        ...[
          ...taken,
          isAbsent ? 'absent' : ('ABCDF'.at(grade) ?? ''),
          points >= 50 && !isAbsent ? 'yes' : 'no',
        ],
        one(['2020S', '2020W', '2021S', '2021W']),
      ];
    };
  },
};

/** Few rows: votes that add up, shares of them, and a place for each row. */
const ballots: InventedTable = {
  name: 'ballots',
  rows: 300,
  kinds: {
    ...{
      place: 'text',
      region: 'categorical',
      electors: 'integer',
      red: 'integer',
      blue: 'integer',
    },
    ...{
      green: 'integer',
      invalid: 'integer',
      turnout: 'float',
      winner: 'categorical',
      counted: 'date',
    },
  },
  row: ({ one, bell, whole, happens }) => {
    return (row) => {
      const region = one(['Coast', 'Hills', 'Plain', 'City'], [3, 3, 3, 2]);
      const electors = Math.round(Math.exp(7 + 1.1 * bell() + (region === 'City' ? 1 : 0)));
      const turnout = Math.min(0.95, Math.max(0.3, 0.66 + 0.08 * bell()));
      const voted = Math.floor(electors * turnout);
      const invalid = Math.round(voted * 0.01 * Math.exp(0.4 * bell()));
      const [r, b] = [
        Math.exp(0.4 * bell() + (region === 'City' ? 0.6 : 0)),
        Math.exp(0.4 * bell()),
      ];
      const green = happens(0.3) ? 0 : 0.2 * Math.exp(0.5 * bell());
      const all = voted - invalid;
      const [red, blue] = [r, b].map((each) => Math.floor((all * each) / (r + b + green))) as [
        number,
        number,
      ];
      return [
        ...[places[row % 140] ?? '', region, electors, red, blue, all - red - blue, invalid],
        ...[
          ((100 * voted) / electors).toFixed(1),
          red > blue ? 'red' : 'blue',
          dayOf(900 + whole(0, 3)),
        ],
      ];
    };
  },
};

export const PEOPLE_TABLES: readonly InventedTable[] = [visits, survey, exams, ballots];
