import { IssueKey } from '../../../application/keys/issue-key.js';
import { makeKey } from '../../../domain/access/key-form.js';
import { apiKeyEntry } from '../../config/api-keys.js';
import { MEMORY } from '../../config/store-url.js';
import { systemClock } from '../../system/system-clock.js';
import { systemDigest } from '../../system/system-digest.js';
import { systemEntropy } from '../../system/system-entropy.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { settingsOrEnd } from '../endings/settings-or-end.js';
import { writeLines } from '../output/write-lines.js';
import { keyJson } from './key-json.js';
import { onKeyStore } from './key-store.js';
import { type KeyOptions, keyTerms } from './key-terms.js';

interface Options extends KeyOptions {
  readonly json?: true;
}

export async function createKey(options: Options): Promise<void> {
  const { store } = settingsOrEnd().settings;
  await (store === MEMORY ? createForMemory(options) : createInStore(options));
}

async function createInStore(options: Options): Promise<void> {
  const terms = keyTerms(options, systemClock.now());
  const { key, record } = await onKeyStore(({ keys }) =>
    new IssueKey(keys, systemEntropy, systemDigest, systemClock).run(terms),
  );
  if (options.json) return writeLines(JSON.stringify({ key, ...keyJson(record) }));
  return writeLines(`API key: ${key}`, `id: ${record.id}`);
}

/** No other process can add a key to the memory of a server, so the key is printed as a setting for its next start. */
async function createForMemory(options: Options): Promise<void> {
  const { permissions, dailyLimit, expiresAt } = keyTerms(options, systemClock.now());
  if (expiresAt !== undefined) {
    throw new Ending(exitCode.refused, [
      '--expires: TABLEWRIGHT_STORE is memory:, and keys of TABLEWRIGHT_API_KEYS cannot expire; set TABLEWRIGHT_STORE=sqlite:PATH for the server and for this command',
    ]);
  }
  const key = makeKey((limit) => systemEntropy.below(limit));
  const setting = `TABLEWRIGHT_API_KEYS=${apiKeyEntry({ key, permissions, dailyLimit })}`;
  if (options.json) return writeLines(JSON.stringify({ key, setting }));
  return writeLines(`API key: ${key}`, setting);
}
