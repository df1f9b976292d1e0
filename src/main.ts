import * as E from 'fp-ts/lib/Either.js';
import { readSettings } from './adapters/config/read-settings.js';
import type { Settings } from './adapters/config/settings.js';
import { isFile, MEMORY, withoutPassword } from './adapters/config/store-url.js';
import { UnusableExtension } from './adapters/engine/loaded-extension.js';
import { UnusableStore } from './adapters/stores/unusable-store.js';
import { type Running, start } from './programs/start-service.js';
import { tokens } from './wiring/tokens.js';

const EXAMPLE = {
  rows: 3,
  fields: [
    { name: 'id', type: 'uuid' },
    { name: 'name', type: 'name' },
    { name: 'email', type: 'email' },
    { name: 'signed_up', type: 'date' },
  ],
};

function greeting({ url, firstKey }: Running, { auth, previewAuth, store }: Settings): string {
  const isOpen = auth === 'off' || previewAuth === 'off';
  const key = firstKey ?? '<API_KEY>';
  const lines = [
    `Tablewright listens on ${url}`,
    ...(auth === 'off'
      ? ['Authentication is off: anyone who can reach this address can generate data.']
      : []),
    ...aboutStore(store),
    ...(firstKey === undefined ? [] : [`API key: ${firstKey}`]),
    'Try it:',
    [
      `curl -s ${url}/generate/preview`,
      ...(isOpen ? [] : [`-H 'Authorization: Bearer ${key}'`]),
      `-H 'Content-Type: application/json' -d '${JSON.stringify(EXAMPLE)}'`,
    ].join(' '),
  ];
  return `${lines.join('\n')}\n`;
}

/** Lines about the store. A key is shown only once, so each start says how to make another. */
function aboutStore(store: string): readonly string[] {
  if (store === MEMORY) {
    return [
      'The store is memory: keys and request counts are lost when this server ends; TABLEWRIGHT_STORE=sqlite:tablewright.db keeps them.',
    ];
  }
  if (!isFile(store)) return [];
  const quoted = `'${store.replaceAll("'", "'\\''")}'`;
  return [
    `The store is ${store}. To make another key:`,
    `TABLEWRIGHT_STORE=${quoted} npx tablewright keys create`,
  ];
}

function giveUp(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`tablewright: ${line}\n`);
  process.exit(1);
}

/** The first signal drains and stops the server; a second one ends the process at once. */
function stopOnSignal({ stop, container }: Running): void {
  const log = container.get(tokens.log);
  let stopping = false;
  const onSignal = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('draining', { signal });
    void stop().then(async () => {
      log.info('stopped');
      await container.unbindAllAsync();
      process.exit(0);
    });
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/** Logs errors that nobody caught. An uncaught exception also ends the process, because its state is unknown. */
function logDefects({ container }: Running): void {
  const log = container.get(tokens.log);
  process.on('unhandledRejection', (reason) =>
    log.error('unhandled_rejection', { stack: stackOf(reason) }),
  );
  process.on('uncaughtException', (error) => {
    log.error('uncaught_exception', { stack: stackOf(error) });
    process.exit(1);
  });
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const read = readSettings(process.env);
  if (E.isLeft(read)) return giveUp(read.left);
  const { settings, warnings } = read.right;
  const running = await start(settings).catch((error: NodeJS.ErrnoException) =>
    giveUp([
      error instanceof UnusableStore || error instanceof UnusableExtension
        ? error.message
        : `cannot listen on ${settings.host}:${settings.port}: ${error.code ?? error.stack}`,
    ]),
  );
  stopOnSignal(running);
  logDefects(running);
  running.container.get(tokens.pool)?.start();
  const log = running.container.get(tokens.log);
  for (const warning of warnings) log.warn('unknown_setting', { warning });
  log.info('started', {
    url: running.url,
    auth: settings.auth,
    store: withoutPassword(settings.store),
  });
  // The parent process may close our stdout after it has read the address.
  process.stdout.on('error', () => {});
  process.stdout.write(greeting(running, settings));
}

void main();
