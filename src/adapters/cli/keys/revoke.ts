import { RevokeKey } from '../../../application/keys/revoke-key.js';
import { quote } from '../../../domain/errors/quote.js';
import { systemClock } from '../../system/system-clock.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { writeLines } from '../output/write-lines.js';
import { onExistingKeys } from './key-store.js';

export async function revokeKey(id: string, options: { readonly json?: true }): Promise<void> {
  const found = await onExistingKeys(({ keys, profiles }) =>
    new RevokeKey(keys, profiles, systemClock).run(id),
  );
  if (!found) throw new Ending(exitCode.failed, [`no key has the id ${quote(id)}`]);
  return writeLines(options.json ? JSON.stringify({ id, revoked: true }) : `revoked: ${id}`);
}
