import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { settingsOrEnd } from '../endings/settings-or-end.js';
import type { Define } from '../options/define.js';
import { addNotes } from '../options/help-notes.js';

/** Options that other servers have, with the settings to use instead. */
const EXPECTED_OPTIONS = { '-p, --port <number>': 'PORT', '--host <address>': 'HOST' };

function refuseOption(setting: string): (value: string) => never {
  return (value) => {
    throw new Ending(exitCode.refused, [
      `serve takes its settings from the environment: ${setting}=${value} tablewright serve`,
    ]);
  };
}

export const defineServe: Define = (command, { startServer }) => {
  command.description('Start the HTTP service.');
  for (const [flags, setting] of Object.entries(EXPECTED_OPTIONS)) {
    command.addOption(command.createOption(flags).hideHelp().argParser(refuseOption(setting)));
  }
  addNotes(command, {
    paragraphs: ['Its settings are environment variables: tablewright config prints them.'],
    examples: ['tablewright serve', 'PORT=9000 tablewright serve'],
  }).action(async () => {
    // The server would refuse invalid settings too, but only after it has loaded, and with exit code 1.
    settingsOrEnd();
    await startServer();
  });
};
