/** Modules that other threads and processes run: named here, beside them, since bundles lie in one folder. */
export const threadEntry = new URL('./thread.js', import.meta.url);
export const learnerEntry = new URL('./learner.js', import.meta.url);
