import type { Law } from '../../../src/testing/law.js';

/** Returns the message of the law with this title, or undefined if the law is kept. */
export async function complaint(laws: readonly Law[], title: string): Promise<string | undefined> {
  const found = laws.find((law) => law.title === title);
  if (found === undefined) throw new Error(`no law ${title}`);
  try {
    await found.check();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
