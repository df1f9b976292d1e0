import { parseArgs } from 'node:util';
import { MAIN } from '../../test/end-to-end/process.js';
import { everyAction, soak } from './soak.js';
import { limits } from './verdict.js';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes takes a number above 0, not ${values.minutes}`);
if (process.platform !== 'linux') throw new Error('the soak reads /proc: it runs on Linux alone');

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const found = await soak({
  program: MAIN,
  actions: everyAction,
  seconds: minutes * 60,
  limits,
  print,
});
for (const breach of found) print(`BREACH  ${breach}`);
print(found.length === 0 ? 'no breach' : `${found.length} breaches`);
process.exitCode = found.length === 0 ? 0 : 1;
