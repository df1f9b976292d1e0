import { textInForce } from '../../config/read-settings.js';
import type { Setting } from '../../config/setting.js';
import { settingsTable } from '../../config/settings.js';
import { settingsOrEnd } from '../endings/settings-or-end.js';
import type { Define } from '../options/define.js';
import { addNotes } from '../options/help-notes.js';
import { standardOutput } from '../output/standard-output.js';

/** One setting as lines of an environment file: a comment, then the assignment. */
function lines(setting: Setting<unknown>): string {
  const { name, meaning, default: fallback } = setting;
  const text = textInForce(setting, process.env);
  const shown = setting.shown?.(text) ?? text;
  // A value without its secret is commented out, so that nobody uses it as the value.
  const line = text === '' || shown === text ? `${name}=${text}` : `# ${name}=${shown}`;
  return `# ${meaning} Default: ${fallback === '' ? 'empty' : fallback}
${line}
`;
}

export const defineConfig: Define = (command) => {
  addNotes(
    command.description(
      'Print every setting of the service: its meaning, default and current value, as lines of an environment file. If a setting is invalid, print the invalid settings instead and exit with code 2.',
    ),
    {
      paragraphs: [],
      examples: ['tablewright config > .env', 'PORT=9000 tablewright config | grep PORT'],
    },
  ).action(async () => {
    const { warnings } = settingsOrEnd();
    for (const warning of warnings) process.stderr.write(`tablewright: ${warning}\n`);
    const text = Object.values(settingsTable).map(lines).join('\n');
    await standardOutput().write(new TextEncoder().encode(text));
  });
};
