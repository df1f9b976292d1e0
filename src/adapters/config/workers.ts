import { availableParallelism } from 'node:os';
import { textCodec } from './setting.js';

const MOST = 256;

/** A number of threads; `cores` is that of the machine, or what of it the process may use. */
export const workers = textCodec(`\`cores\` or a whole number up to ${MOST}`, (text) => {
  if (text === 'cores') return Math.min(MOST, availableParallelism());
  return /^\d{1,3}$/.test(text) && Number(text) <= MOST ? Number(text) : undefined;
});
