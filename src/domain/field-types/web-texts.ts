import { drawnNumbers, productIndices } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { StringShape } from '../columns/random-strings.js';
import { weighted } from '../columns/weighted-values.js';
import { expecting } from '../constraints/param.js';
import { fieldType } from './field-type.js';
import { listed } from './listed-values.js';
import { ofLines } from './rule-texts.js';

/** Numbers of ports by their use: our estimate. */
const PORTS = [80, 443, 8080, 22, 5432, 3306, 6379, 3000, 25, 53, 8443, 9200, 27_017, 5672, 9092];
const PORT_WEIGHTS = [20, 30, 10, 8, 6, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1];

export const networkPort = fieldType({
  name: 'network_port',
  synonyms: ['port', 'tcp_port', 'port_number'],
  category: 'internet',
  description: 'Port of a common service.',
  ...listed(
    { values: PORTS, weights: PORT_WEIGHTS },
    {
      choice: {
        description: 'a port',
        schema: { type: 'integer', minimum: 0, maximum: 65_535 },
        ...expecting(
          'a whole number from 0 to 65535',
          (value): value is number =>
            typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65_535,
        ),
      },
    },
  ),
});

export const emoji = fieldType({
  name: 'emoji',
  synonyms: ['emoticon', 'reaction'],
  category: 'text and choices',
  description: 'Emoji, as people react to messages.',
  ...listed(
    weighted({
      '👍': 22,
      '❤️': 18,
      '😂': 14,
      '🎉': 8,
      '🙏': 7,
      '🔥': 6,
      '😊': 6,
      '👏': 5,
      '🤔': 4,
      '😍': 4,
      '😢': 3,
      '👀': 3,
      '🚀': 3,
      '💯': 2,
      '😮': 2,
      '😡': 1,
      '👎': 1,
      '🙈': 1,
      '☕': 1,
      '🌈': 1,
    }),
  ),
});

const LINES = [
  'cron = {minute} {hour} * * *; {minute} {hour} * * {day}; {minute} {hour} {date} * *; */{step} * * * *; {minute} */{hours} * * *; {minute} {hour} * * 1-5',
  'minute = 0; 5; 10; 15; 20; 30; 40; 45; 50; 55',
  'hour = 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 12; 18; 20; 22; 23',
  'day = 0; 1; 2; 3; 4; 5; 6',
  'date = 1; 2; 5; 10; 15; 20; 28',
  'step = 1; 2; 5; 10; 15; 20; 30',
  'hours = 2; 3; 4; 6; 8; 12',
  'path = /home/{user}/{folder}/{file}; /var/{service}/{folder}/{file}; /srv/{service}/{file}; /opt/{service}/{folder}/{file}; /tmp/{file}',
  'user = alice; bob; carol; dave; deploy; backup',
  'service = app; web; mail; reports; uploads; exports',
  'folder = documents; downloads; images; invoices; archive; data; config',
  'file = report-{####}.pdf; invoice-{#####}.pdf; photo-{####}.jpg; backup-{####}.tar.gz; export-{###}.csv; notes-{##}.txt; config-{##}.json; log-{####}.txt',
  'hashtag = #{topic}; #{topic}{year}; #{adjective}{topic}',
  'topic = travel; food; music; fitness; photography; gardening; coding; books; coffee; design; startup; cycling; hiking; art; cooking; data',
  'year = 2024; 2025; 2026',
  'adjective = daily; happy; slow; local; creative; urban',
];

export const cron = fieldType({
  name: 'cron',
  synonyms: ['cron_expression', 'crontab'],
  category: 'internet',
  description:
    'Schedule of five fields: minute, hour, day of the month, month and day of the week.',
  ...ofLines(LINES, 'cron'),
});

export const filePath = fieldType({
  name: 'file_path',
  synonyms: ['path', 'directory'],
  category: 'internet',
  description: 'Absolute path of a file on a Unix system, in English.',
  ...ofLines(LINES, 'path'),
});

export const hashtag = fieldType({
  name: 'hashtag',
  synonyms: ['tag'],
  category: 'internet',
  description: 'Tag of a post in social media, in English.',
  ...ofLines(LINES, 'hashtag'),
});

const BASE64_URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Three digits in Base64: their 24 bits in groups of six. */
function encodedDigits(number: number): string {
  const [a = 0, b = 0, c = 0] = [...String(number).padStart(3, '0')].map((digit) =>
    digit.charCodeAt(0),
  );
  const bits = (a << 16) | (b << 8) | c;
  return [18, 12, 6, 0].map((shift) => BASE64_URL[(bits >> shift) & 63]).join('');
}

/** {"alg":"HS256","typ":"JWT"} and `{ "sub":"`, both in Base64. */
const JWT_START = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyAic3ViIjoi';
/** `"}` in Base64. */
const JWT_END = 'In0.';
const JWT_SUBJECTS = Object.freeze(Array.from({ length: 1000 }, (_, i) => encodedDigits(i)));
/** Groups of three digits in a subject. */
const JWT_GROUPS = [1000, 1000, 1000];
/** The characters of 32 bytes; the last one has four bits, here 0. */
const JWT_SIGNATURE = { characters: BASE64_URL, prefix: JWT_END, suffix: 'A', min: 42, max: 42 };

export const jwt = fieldType({
  name: 'jwt',
  synonyms: ['json_web_token', 'bearer_token'],
  category: 'internet',
  description:
    'JSON Web Token of a numbered subject, whose signature is random and therefore wrong.',
  constraints: {},
  capacity: () => 1e9,
  plan: (_, context) => {
    const numbers = drawnNumbers(context, { min: 0, step: 1, n: 1e9 });
    const { indices, steps } = productIndices(numbers, JWT_GROUPS);
    const signature = new StringShape(JWT_SIGNATURE);
    const signing = signature.steps({
      key: (purpose) => context.key(`signature ${purpose}`),
      unique: false,
    });
    return textColumn(
      [...steps, ...signing],
      literal(JWT_START),
      ...indices.map((group) => words(JWT_SUBJECTS, group)),
      signature.piece,
    );
  },
});
