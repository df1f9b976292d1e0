import * as E from 'fp-ts/lib/Either.js';
import { readSettings, type SettingsRead } from '../../config/read-settings.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';

/** Reads the settings; throws `Ending` with one line for each invalid setting. */
export function settingsOrEnd(): SettingsRead {
  const read = readSettings(process.env);
  if (E.isLeft(read)) throw new Ending(exitCode.refused, read.left);
  return read.right;
}
