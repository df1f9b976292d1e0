import { RevokeKey } from '../../application/keys/revoke-key.js';
import { quote } from '../../domain/errors/quote.js';
import { systemClock } from '../system/system-clock.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { onExistingKeys } from './key-store.js';
import { writeLines } from './write-lines.js';

export async function revokeKey(id: string, options: { readonly json?: true }): Promise<void> {
  const found = await onExistingKeys(({ keys, profiles }) =>
    new RevokeKey(keys, profiles, systemClock).run(id),
  );
  if (!found) throw new Ending(exitCode.failed, [`no key has the id ${quote(id)}`]);
  return writeLines(options.json ? JSON.stringify({ id, revoked: true }) : `revoked: ${id}`);
}
