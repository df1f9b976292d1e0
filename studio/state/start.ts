import { keptProject, keyInAddress, startKeeping } from './keeping.js';
import { keepEarlier, kept, listKept } from './kept.js';
import { isLink, openLink } from './link.js';
import { forgetPast, markUntouched, note, openProject } from './store.js';

/** Begins with the project of the address; without one, with the project that was changed last. */
export async function start(): Promise<void> {
  keepEarlier();
  listKept();
  if (!(await openAddress(location.hash))) {
    const said = note.value;
    const [last] = kept.value;
    if (last !== undefined) openKept(last.key);
    note.value = said;
  }
  forgetPast();
  startKeeping();
  addEventListener('hashchange', () => openAddress(location.hash));
}

/** Opens a project that this machine keeps. Returns false if it keeps none under the key. */
export function openKept(key: string): boolean {
  const found = keptProject(key);
  if (found !== undefined) openProject(found);
  return found !== undefined;
}

/** Opens the project that a fragment names or holds. Returns false if there is none, and says why. */
async function openAddress(hash: string): Promise<boolean> {
  const key = keyInAddress(hash);
  if (key !== undefined) {
    if (openKept(key)) return true;
    note.value =
      'The table of this address is kept in another browser, or was forgotten. “Copy link” under Export makes an address that works everywhere.';
    return false;
  }
  if (!isLink(hash)) return false;
  if (await openLink(hash)) {
    markUntouched();
    return true;
  }
  note.value =
    'This link holds no table: a part of it may be missing. Ask for it again, and copy all of it.';
  return false;
}
