import type { Define } from './command-line.js';
import { createKey } from './create-key.js';
import { listKeys } from './list-keys.js';
import { revokeKey } from './revoke-key.js';

const NOTES = `
They work on the store that TABLEWRIGHT_STORE names. A key is shown when it is created and never again:
the store keeps its SHA-256. The keys of memory: are a server's own; for them create makes the line of
TABLEWRIGHT_API_KEYS that lets a key in.`;

export const defineKeys: Define = (command) => {
  command.description('Create, list and revoke API keys of the service.');
  command
    .command('create')
    .description('Make a key and print it.')
    .option('--label <text>', 'what it is for; up to 100 characters')
    .option('--permissions <names>', 'such as generate+preview; by default all, with hub')
    .option('--daily-limit <number>', "requests a UTC day; 0 is no limit; by default the server's")
    .option('--expires <time>', 'last day, as 2027-12-31, or moment, as 2027-12-31T12:00:00Z')
    .option('--json', 'print a JSON object')
    .addHelpText('after', NOTES)
    .action(createKey);
  command
    .command('list')
    .description('Print what is known of every key, oldest first.')
    .option('--json', 'print a JSON array')
    .addHelpText('after', NOTES)
    .action(listKeys);
  command
    .command('revoke')
    .description('End a key for good; servers follow within 5 seconds.')
    .argument('<id>', 'as list tells it')
    .option('--json', 'print a JSON object')
    .addHelpText('after', NOTES)
    .action(revokeKey);
};
