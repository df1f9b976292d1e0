import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';

/**
 * A program that imports the module in its argument, and prints the exports of the module and every file that was
 * loaded for it, by `import` or by `require`.
 */
const { port1: loads, port2: port } = new MessageChannel();
register('./record-loads.js', { parentURL: import.meta.url, data: port, transferList: [port] });

function recorded(): readonly string[] {
  const urls: string[] = [];
  for (;;) {
    const received = receiveMessageOnPort(loads);
    if (received === undefined) return urls;
    urls.push(String(received.message));
  }
}

const exported = await import(pathToFileURL(process.argv[2] ?? '').href);
const required = Object.keys(createRequire(import.meta.url).cache).map(
  (path) => pathToFileURL(path).href,
);
const loaded = [...new Set([...recorded(), ...required])];
process.stdout.write(JSON.stringify({ exported, loaded }));
