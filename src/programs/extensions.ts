// The loader of extensions for the command line, as a module of its own: only extensions need Node's module loader.
export { loadExtensions } from '../adapters/engine/load-extensions.js';
