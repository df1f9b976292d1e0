import { csv } from './csv-text.js';

const DISEASES = ['Asthma', 'Angina', 'Measles', 'Mumps'];
const GRADES = ['Mild', 'Moderate', 'Severe'];

/** Rows of diagnoses, of which the first one is written in another case: it looks like a header. */
export const ROW_LIKE_HEADER = csv(
  'hiv,severe',
  400,
  (i) => `${DISEASES[i % 4]},${GRADES[(i * 7) % 3]}`,
);

/** Names of columns that look like the values below them. */
export const HEADER_LIKE_ROW = csv(
  'Illness,Grade',
  400,
  (i) => `${DISEASES[i % 4]},${GRADES[(i * 7) % 3]}`,
);
