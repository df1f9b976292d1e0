/** The forms of all warnings of a column: fixed words and numbers, so that no warning contains a sampled value. */
export const WARNING_FORMS: readonly RegExp[] = [
  /^\d+ values, each in fewer than \d+ rows, are replaced by the others$/,
  /^\d+ rows contain no number$/,
  /^\d+ rows could not be read as dates$/,
  /^the order of day and month is ambiguous$/,
  /^dates are generated in another notation than in the sample$/,
  /^looks like an ID; generated IDs are from a range in which the sample has none$/,
  /^generated from the pattern that \d+ % of the values share; the rest is ignored$/,
  /^too few repeats to list values safely; random words are generated instead$/,
  /^fewer than \d+ rows have a value: only the type is inferred$/,
  /^the column has no values$/,
  /^the values follow the name of the column$/,
  /^the inferred constraints did not pass the privacy gate and were withheld$/,
];
