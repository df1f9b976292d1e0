import { textInForce } from '../config/read-settings.js';
import type { Setting } from '../config/setting.js';
import { settingsTable } from '../config/settings.js';
import type { Define } from './command-line.js';
import { settingsOrEnd } from './settings-or-end.js';
import { standardOutput } from './standard-output.js';

/** One setting as lines that a shell's environment file takes. */
function lines(setting: Setting<unknown>): string {
  const { name, meaning, default: fallback } = setting;
  const text = textInForce(setting, process.env);
  const shown = setting.shown?.(text) ?? text;
  // A line that lacks its secret must not be taken for the whole one.
  const line = text === '' || shown === text ? `${name}=${text}` : `# ${name}=${shown}`;
  return `# ${meaning} Default: ${fallback === '' ? 'empty' : fallback}
${line}
`;
}

export const defineConfig: Define = (command) => {
  command
    .description(
      'Print every setting of the service: its meaning, default and value in force, as lines of an\n' +
        'environment file. Bad settings are named, with exit code 2.',
    )
    .action(async () => {
      const { warnings } = settingsOrEnd();
      for (const warning of warnings) process.stderr.write(`tablewright: ${warning}\n`);
      const text = Object.values(settingsTable).map(lines).join('\n');
      await standardOutput().write(new TextEncoder().encode(text));
    });
};
