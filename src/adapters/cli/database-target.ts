import { DatabaseError, type DatabaseLink } from '../../application/ports/database-link.js';
import { type DatabaseUrl, databaseUrl, URL_FORMS } from '../databases/database-url.js';
import { openDatabase } from '../databases/open-database.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';

const FROM_ENVIRONMENT = 'DATABASE_URL';

/** The database that a URL or the environment names. The list of processes shows its password no longer. */
export function databaseTarget(given: string | undefined, name: string): DatabaseUrl {
  const text = given ?? process.env[FROM_ENVIRONMENT];
  if (text === undefined) {
    throw new Ending(exitCode.refused, [
      `name the database: ${name} or ${FROM_ENVIRONMENT}, as ${URL_FORMS}`,
    ]);
  }
  const target = databaseUrl(text);
  // The text may contain a password, so it is not repeated.
  if (target === undefined) {
    throw new Ending(exitCode.refused, [
      `${given === undefined ? FROM_ENVIRONMENT : name}: expected ${URL_FORMS}`,
    ]);
  }
  if (target.password !== '') process.title = 'tablewright';
  return target;
}

/** Connects, does the work and disconnects. What the database refuses ends the command, without the password. */
export async function withDatabase<A>(
  target: DatabaseUrl,
  work: (link: DatabaseLink) => Promise<A>,
): Promise<A> {
  try {
    const link = await openDatabase(target);
    try {
      return await work(link);
    } finally {
      await link.close();
    }
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const { password } = target;
    const message = password === '' ? error.message : error.message.replaceAll(password, '***');
    throw new Ending(exitCode.failed, [`${target.shown}: ${message}`]);
  }
}
