/** A word, a name in quotes, a text, a number or a sign of a SQL expression. */
export interface Token {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'sign';
  /** Words are in lower case; names and texts are without quotes. */
  readonly text: string;
}

/** Characters of an expression. Longer ones are not read. */
const LONGEST = 20_000;

const SPACE = /\s+/y;
/** A text with its introducer: E'…', N'…', _utf8mb4'…'. */
const TEXT = /(e|n|_[a-z0-9]+)?'((?:[^'\\]|''|\\[\s\S])*)'/iy;
const DOUBLE_QUOTED = /"((?:[^"]|"")*)"/y;
const BACK_QUOTED = /`((?:[^`]|``)*)`/y;
/** A name of T-SQL. A subscript such as [1] or [] is none. */
const BRACKETED = /\[([A-Za-z_][^\][]*)\]/y;
const NUMBER = /\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+/iy;
const WORD = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y;
const SIGN = /::|<=|>=|<>|!=|!?~~?\*?|\|\||[-+*/%<>=(),.[\]&|^#@?!:]/y;

/** The tokens of an expression; undefined if it has a character that begins none. */
export function tokensOf(expression: string): readonly Token[] | undefined {
  if (expression.length > LONGEST) return undefined;
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(expression);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  const isAfterArray = (): boolean => tokens.at(-1)?.text === 'array';
  while (at < expression.length) {
    if (match(SPACE)) continue;
    const token = textOf(match(TEXT)) ?? nameOf(match, isAfterArray()) ?? plainOf(match);
    if (token === undefined) return undefined;
    tokens.push(token);
  }
  return tokens;
}

/** An E in front of a text of PostgreSQL gives backslashes a meaning. MariaDB writes a quote as one behind a backslash. */
function textOf(found: RegExpExecArray | null): Token | undefined {
  if (found === null) return undefined;
  const [, introducer = '', quoted = ''] = found;
  const text = quoted.replaceAll(/''|\\'/g, "'");
  const isEscaped = introducer.toLowerCase() === 'e';
  return { kind: 'text', text: isEscaped ? text.replace(/\\([\s\S])/g, '$1') : text };
}

type Match = (pattern: RegExp) => RegExpExecArray | null;

function nameOf(match: Match, isAfterArray: boolean): Token | undefined {
  const double = match(DOUBLE_QUOTED);
  if (double !== null) return { kind: 'name', text: (double[1] ?? '').replaceAll('""', '"') };
  const back = match(BACK_QUOTED);
  if (back !== null) return { kind: 'name', text: (back[1] ?? '').replaceAll('``', '`') };
  const bracketed = isAfterArray ? null : match(BRACKETED);
  return bracketed === null ? undefined : { kind: 'name', text: bracketed[1] ?? '' };
}

function plainOf(match: Match): Token | undefined {
  const number = match(NUMBER);
  if (number !== null) return { kind: 'number', text: number[0] };
  const word = match(WORD);
  if (word !== null) return { kind: 'word', text: word[0].toLowerCase() };
  const sign = match(SIGN);
  return sign === null ? undefined : { kind: 'sign', text: sign[0] };
}
