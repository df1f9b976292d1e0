import { DatabaseError, type DatabaseLink } from '../../../application/ports/database-link.js';
import { quote } from '../../../domain/errors/quote.js';
import { nearestForm, URL_FORMS, unknownScheme } from '../../databases/database-schemes.js';
import { type DatabaseUrl, databaseUrl, urlFault } from '../../databases/database-url.js';
import { openDatabase } from '../../databases/open-database.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';

const FROM_ENVIRONMENT = 'DATABASE_URL';

/**
 * The database that a URL or the environment names. The list of processes shows its password no longer. Throws `Ending`
 * if it is none; `name` and `forms` say in the message where it is written and what may be written there.
 */
export function databaseTarget(
  given: string | undefined,
  name: string,
  forms = URL_FORMS,
): DatabaseUrl {
  const text = given ?? process.env[FROM_ENVIRONMENT];
  if (text === undefined) {
    throw new Ending(exitCode.refused, [
      `name the database: ${name} or ${FROM_ENVIRONMENT}, as ${forms}`,
    ]);
  }
  const target = databaseUrl(text);
  if (target === undefined) {
    throw new Ending(exitCode.refused, [
      `${given === undefined ? FROM_ENVIRONMENT : name}: expected ${forms}${got(text)}`,
    ]);
  }
  if (target.password !== '') process.title = 'tablewright';
  return target;
}

/** What is wrong with the text of a URL, or its unknown scheme with the nearest form, for a message. The rest of the text may contain a password. */
function got(text: string): string {
  const fault = urlFault(text);
  if (fault !== undefined) return `, got ${fault}`;
  const scheme = unknownScheme(text);
  if (scheme === undefined) return '';
  const nearest = nearestForm(scheme);
  const hint = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  const slashes = text.startsWith(`${scheme}://`) ? '//' : '';
  return `, got ${quote(`${scheme}:${slashes}…`)}${hint}`;
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
