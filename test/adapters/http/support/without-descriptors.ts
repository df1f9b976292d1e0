import { closeSync, openSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { serve } from './serve.js';

/**
 * Runs under a low limit on descriptors. Takes all that are left, requests paths whose files have to be opened,
 * releases the descriptors and requests the paths again. Prints status and Cache-Control of both rounds as JSON.
 */
const { url, stop } = await serve();
/** A single connection, which needs no further descriptor. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function answerOf(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url + path, { agent }, (answer) => {
      const { statusCode, headers } = answer;
      answer.resume().on('end', () => resolve(`${statusCode} ${headers['cache-control']}`));
    }).on('error', reject);
  });
}

async function answers(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of process.argv.slice(2)) found[path] = await answerOf(path);
  return found;
}

await answerOf('/health');
const taken: number[] = [];
try {
  for (;;) taken.push(openSync('/dev/null', 'r'));
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EMFILE') throw error;
}
const without = await answers();
for (const descriptor of taken) closeSync(descriptor);
console.log(JSON.stringify({ without, after: await answers() }));
agent.destroy();
await stop();
