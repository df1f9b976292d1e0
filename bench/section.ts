import { clocks } from './harness.js';
import { sections } from './sections/index.js';

/** A program that measures the section of its first argument with the clock of its second, and sends the lines. */
const [name = '', clock = ''] = process.argv.slice(2);
const section = sections[name];
if (section === undefined || (clock !== 'wall' && clock !== 'processor')) {
  throw new Error(`no section ${name} by the clock ${clock}`);
}
process.send?.(await section(clocks[clock]));
