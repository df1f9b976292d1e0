import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { calendarFile } from './realism/calendar.js';
import { readingsFile } from './realism/readings.js';

// Run from the root of the package, after a build.
for (const { path, text } of [calendarFile(), await readingsFile()]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
