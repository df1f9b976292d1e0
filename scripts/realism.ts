import { writeFileSync } from 'node:fs';
import { calendarFile } from './realism/calendar.js';

// Run from the root of the package, after a build.
for (const { path, text } of [calendarFile()]) writeFileSync(path, text);
