/** Every warning of a column: words of ours and numbers, so that none can hold a value of the sample. */
export const WARNING_FORMS: readonly RegExp[] = [
  /^\d+ of its values, each in under \d+ rows, were left out$/,
  /^\d+ of its rows hold no number$/,
  /^\d+ of its rows could not be read as dates$/,
  /^whether days or months come first could not be told$/,
  /^its dates come out in another notation than the sample has$/,
  /^its numbers name things: they come out with one digit more$/,
  /^its texts are of the forms that \d+ % of its values have$/,
  /^its values are too rare to be told: words take their place$/,
  /^under \d+ rows hold a value: only the type is told$/,
  /^it holds no value$/,
  /^what was learnt of it did not pass the privacy gate and was withheld$/,
];
