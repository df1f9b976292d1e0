import type { Members } from '../../../domain/basics/members.js';
import { isSet } from '../../../domain/schema/sets/is-set.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';

/** Throws `Ending` if a name is given for the one table of a request that has several. */
export function refuseNameForSet(request: Members, table: string | undefined): void {
  if (table === undefined || !isSet(request)) return;
  throw new Ending(exitCode.refused, [
    '--table names the table of a request for one table, but each of these tables has a name: leave it out. The member table of the request asks for one of them',
  ]);
}
