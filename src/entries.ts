/** The modules that worker threads and inference processes run, relative to this file and to its bundle. */
export const threadEntry = new URL('./thread.js', import.meta.url);
export const inferenceEntry = new URL('./inference.js', import.meta.url);
