import { HubFault } from '../../application/ports/hub-fault.js';

/** The error to throw for a file that cannot be read. The reason must not contain text of the file. */
export function unreadable(reason: string): HubFault {
  return new HubFault({ code: 'hub_unreadable', reason });
}
