import type { Define } from './command-line.js';
import { settingsOrEnd } from './settings-or-end.js';

export const defineServe: Define = (command, { startServer }) => {
  command
    .description('Start the HTTP service. Its settings are environment variables: see config.')
    .action(async () => {
      // The server would refuse bad ones too, but after loading all that it is, and as a failure.
      settingsOrEnd();
      await startServer();
    });
};
