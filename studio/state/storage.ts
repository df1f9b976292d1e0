/** The storage of the browser; undefined where a setting of the browser forbids it. */
export function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
