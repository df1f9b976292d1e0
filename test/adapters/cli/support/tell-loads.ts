import { writeSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';

/** Preloaded into a process: prints the URLs of all loaded modules on stderr when the process exits, as a JSON array. */
const { port1: loads, port2: port } = new MessageChannel();
register('../../../package/record-loads.js', {
  parentURL: import.meta.url,
  data: port,
  transferList: [port],
});

process.on('exit', () => {
  const urls = Object.keys(createRequire(import.meta.url).cache).map(
    (path) => pathToFileURL(path).href,
  );
  for (;;) {
    const received = receiveMessageOnPort(loads);
    if (received === undefined) break;
    urls.push(String(received.message));
  }
  writeSync(2, JSON.stringify([...new Set(urls)]));
});
