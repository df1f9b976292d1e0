/** The words that CEL reserves: a field with such a name is written `row["name"]`. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'as break const continue else for function if import in let loop namespace package return var void while'.split(
    ' ',
  ),
);
