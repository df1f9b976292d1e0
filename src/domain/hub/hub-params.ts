import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import { object } from '../constraints/objects.js';
import { expecting, type Param, withDefault } from '../constraints/param.js';
import { flag, oneOf, text } from '../constraints/texts.js';
import { parseDatasetRef, SEGMENT } from './dataset-ref.js';
import { isFilePath } from './file-path.js';

const MAX_QUERY_LENGTH = 200;
const MAX_PAGE = 500;
const SAMPLE_ROWS = { min: 10, max: 50_000 };
const DEFAULT_SAMPLE_ROWS = 5000;

/** Latin-1 without control characters: the values that a header field can have (RFC 9110, 5.5). */
const HEADER_TEXT = /^[\x20-\x7e\xa0-\xff]{1,1000}$/;

/** Whether a user name, a key or a token can be sent in a header: it has no line break and only Latin-1 characters. */
export function isCredentialText(text: string): boolean {
  return HEADER_TEXT.test(text);
}

function secret(description: string): Param<string> {
  return {
    description,
    schema: { type: 'string', pattern: HEADER_TEXT.source, writeOnly: true },
    ...expecting(
      'a text of 1 to 1000 Latin-1 characters without control characters',
      (value): value is string => typeof value === 'string' && isCredentialText(value),
    ),
  };
}

const credentialForms = object(
  'username and key, or token, for the platform; used only for this request and never stored',
  {
    username: secret('user name on the platform'),
    key: secret('API key of that user'),
    token: secret('access token of the platform, in place of username and key'),
  },
);

/** The caller's credentials for the platform: a user name with a key, or a token. */
const credentials = {
  ...credentialForms,
  schema: { ...credentialForms.schema, writeOnly: true },
};

const dataset: Param<string> = {
  description: 'the data set, as owner/name',
  schema: {
    type: 'string',
    pattern: `^${SEGMENT}/${SEGMENT}$`,
    not: { pattern: '\\.\\.' },
  },
  ...expecting(
    'a data set as owner/name',
    (value): value is string => typeof value === 'string' && parseDatasetRef(value) !== undefined,
  ),
};

const file: Param<string> = {
  description:
    'path of the file in the data set; by default the largest file that contains a table',
  schema: { type: 'string', minLength: 1, maxLength: 1000 },
  ...expecting(
    'a path inside the data set',
    (value): value is string => typeof value === 'string' && isFilePath(value),
  ),
};

const unit = text(
  'name of the column that identifies whom the privacy rules count, such as a customer with several rows; by default they count rows',
  { minLength: 1, maxLength: MAX_NAME_LENGTH },
);

/** Only the owner of a file may say that its first row is a header, because names of columns are published. */
const sourceHeader = oneOf(
  'no if the first row of the file is data that looks like names of columns; by default its cells decide',
  ['no'],
);

/** The members of a search. */
export const searchParams = {
  query: text('words to search for', { minLength: 1, maxLength: MAX_QUERY_LENGTH }),
  page: withDefault(integer('page of the results, from 1', { min: 1, max: MAX_PAGE }), 1),
  credentials,
};

/** The members that select a table of a hub. */
export const schemaParams = {
  dataset,
  file,
  sample_rows: withDefault(
    integer('maximum number of rows to infer from', SAMPLE_ROWS),
    DEFAULT_SAMPLE_ROWS,
  ),
  unit,
  source_header: sourceHeader,
  credentials,
};

/** The member of a clone request that asks for the notation of the file. */
export const likeSource = withDefault(
  flag(
    'whether CSV or TSV is written like the file: its delimiter, header, byte order mark, mark of null, decimal mark and line ends',
  ),
  false,
);

/** The member of a clone request that asks for a report. */
export const report = withDefault(
  flag('whether the answer has a report on the quality and privacy of the clone; it is then JSON'),
  false,
);
