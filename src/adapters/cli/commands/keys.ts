import { createKey } from '../keys/create.js';
import { listKeys } from '../keys/list.js';
import { revokeKey } from '../keys/revoke.js';
import type { Define } from '../options/define.js';
import { addNotes } from '../options/help-notes.js';

const NOTES = {
  paragraphs: [
    'Keys are kept in the store that TABLEWRIGHT_STORE names: sqlite:PATH or redis://HOST. A key is shown once, when it is created: the store keeps only its SHA-256. With memory:, the default, keys exist only in the memory of the server; create then prints the setting TABLEWRIGHT_API_KEYS, and a server that is started with it accepts the new key.',
  ],
};

const CREATE = 'tablewright keys create --label ci --permissions generate+preview';
const LIST = 'TABLEWRIGHT_STORE=sqlite:tablewright.db tablewright keys list';
const REVOKE = 'TABLEWRIGHT_STORE=sqlite:tablewright.db tablewright keys revoke ID';
const EXAMPLES = [CREATE, LIST, REVOKE];

export const defineKeys: Define = (command) => {
  addNotes(command.description('Create, list and revoke API keys of the service.'), {
    paragraphs: [],
    examples: EXAMPLES,
  });
  addNotes(
    command
      .command('create')
      .description('Make a key and print it.')
      .option('--label <text>', 'purpose of the key; up to 100 characters')
      .option(
        '--permissions <names>',
        'permissions joined with +, such as generate+preview; default: all, including hub',
      )
      .option(
        '--daily-limit <number>',
        "requests per UTC day; 0 means unlimited; default: the server's limit",
      )
      .option(
        '--expires <time>',
        'last valid day, such as 2027-12-31, or time of expiry, such as 2027-12-31T12:00:00Z',
      )
      .option('--json', 'print a JSON object'),
    { ...NOTES, examples: [CREATE] },
  ).action(createKey);
  addNotes(
    command
      .command('list')
      .description('Print the id, state and limits of every key, oldest first.')
      .option('--json', 'print a JSON array'),
    { ...NOTES, examples: [LIST] },
  ).action(listKeys);
  addNotes(
    command
      .command('revoke')
      .description('Revoke a key permanently; servers refuse it within 5 seconds.')
      .argument('<id>', 'id of the key, as list prints it')
      .option('--json', 'print a JSON object'),
    { ...NOTES, examples: [REVOKE] },
  ).action(revokeKey);
};
