import { HubFault } from '../../application/ports/hub-fault.js';

/** What to throw where a file is not what it should be; the reason is ours, never the file's text. */
export function unreadable(reason: string): HubFault {
  return new HubFault({ code: 'hub_unreadable', reason });
}
