import { charsets } from '../basics/charsets.js';
import { countStrings } from '../columns/random-strings.js';
import { randomTextColumn } from '../columns/random-text-column.js';
import { withDefault } from '../constraints/param.js';
import { flag } from '../constraints/texts.js';
import { fieldType } from './field-type.js';
import { ofLines } from './rule-texts.js';

/** English, because programmers of all countries write commits and names of branches so. */
const LINES = [
  'message = {change}; {type}: {small change}; {type}({scope}): {small change}',
  'change = Fix {fault} in {part}; Add {thing} to {part}; Remove {old} from {part}; Update {thing} of {part}; Move {thing} to {part}; Rename {old} in {part}; Handle {fault} in {part}; Test {part} against {fault}; Document {part}; Speed up {part}; Simplify {part}; Bump {library} to {version}; Merge branch {branch}',
  'small change = fix {fault} in {part}; add {thing} to {part}; remove {old} from {part}; update {thing} of {part}; handle {fault} in {part}; cover {fault} in {part} with tests; speed up {part}; simplify {part}; bump {library} to {version}',
  'type = feat; fix; refactor; perf; test; docs; chore',
  'scope = api; auth; cart; ci; db; search; ui; worker',
  'fault = null values; a race condition; empty results; duplicate rows; a memory leak; broken links; time zones; rounding errors; a missing index; stale cache entries; wrong status codes; expired tokens',
  'part = the login form; the checkout; the search page; the order service; the user profile; the CSV import; the nightly job; the payment client; the admin panel; the mail templates; the report query; the upload handler',
  'thing = a retry; an index; validation; paging; a loading state; error messages; logging; a feature flag; translations; keyboard shortcuts; rate limits; a health check',
  'old = an unused flag; dead code; a deprecated endpoint; the old parser; a debug print; a duplicate helper; a legacy column; commented-out code',
  'library = react; lodash; express; django; pandas; eslint; jest; redis; webpack; typescript',
  'version = {#}.{##}.{#}; {##}.{#}.{#}',
  'branch = {kind}/{ticket}-{topic}; {kind}/{topic}; release/{#}.{##}; hotfix/{#}.{##}.{#}',
  'kind = feature; fix; bugfix; chore; docs; refactor',
  'ticket = {###}; {####}; APP-{###}; WEB-{###}; OPS-{###}',
  'topic = login-form; checkout-totals; search-filters; order-export; profile-photo; csv-import; nightly-job; payment-retries; admin-roles; mail-templates; report-query; upload-limits; dark-mode; api-keys; cache-headers; user-invites',
];

export const commitMessage = fieldType({
  name: 'commit_message',
  synonyms: ['commit_subject'],
  category: 'internet',
  description: 'First line of the message of a commit, in English.',
  ...ofLines(LINES, 'message'),
});

export const gitBranch = fieldType({
  name: 'git_branch',
  synonyms: ['branch'],
  category: 'internet',
  description: 'Name of a branch in git, such as "feature/412-login-form".',
  ...ofLines(LINES, 'branch'),
});

/** The digits of a whole and of a short identifier. */
const digitsOf = ({ short }: { readonly short: boolean }) => {
  const length = short ? 7 : 40;
  return { min: length, max: length };
};

export const commitSha = fieldType({
  name: 'commit_sha',
  synonyms: ['commit_hash', 'git_sha', 'commit_id'],
  category: 'internet',
  description: 'Identifier of a commit in git: random hexadecimal digits.',
  constraints: { short: withDefault(flag('whether there are seven digits instead of 40'), false) },
  capacity: (given) => countStrings(charsets.hex.length, digitsOf(given)),
  plan: (given, context) =>
    randomTextColumn(
      { characters: charsets.hex, prefix: '', suffix: '', ...digitsOf(given) },
      context,
    ),
});
