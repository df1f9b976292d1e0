import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { cachedScript, codeFileOf } from '../../src/adapters/system/cached-script.js';
import type * as GenerateScript from '../../src/programs/fast-start/script.js';

/**
 * A program that writes the compiled code of a script. It runs the script on a table first, so that the code has the
 * functions that V8 compiles only when they are called. Its argument is the URL of the script, its input a request.
 */
const [url = ''] = process.argv.slice(2);
const script = cachedScript<typeof GenerateScript>(new URL(url));
const command = new Command();
script.run().defineGenerate(command, {
  startServer: async () => {},
  loadExtensions: async () => [],
  threadEntry: new URL('./thread.js', url),
});
await command.parseAsync(['-', '--out', '/dev/null'], { from: 'user' });
writeFileSync(codeFileOf(new URL(url)), script.code());
