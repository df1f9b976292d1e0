import type { Fault } from '../../../domain/errors/fault.js';

/** The most characters of a list of names in a message. */
const MOST_OF_LIST = 200;

/** The message of a fault, with the known names if none of them is near an unknown one. */
export function explained({ message, expected = '', suggestion }: Fault): string {
  if (suggestion !== undefined || !message.startsWith('unknown ')) return message;
  return expected.length > MOST_OF_LIST
    ? `${message}; see: tablewright types`
    : `${message}, expected ${expected}`;
}
