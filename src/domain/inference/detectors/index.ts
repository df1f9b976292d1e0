import { category } from './category.js';
import { code } from './code.js';
import type { Detector } from './detector.js';
import { moment } from './moment.js';
import { organisation } from './organisation.js';
import { person } from './person.js';
import { place } from './place.js';
import { prose } from './prose.js';
import { quantity } from './quantity.js';
import { remainingText } from './remaining-text.js';
import { timeOfDay } from './time-of-day.js';
import { truthValue } from './truth-value.js';
import { writtenForm } from './written-form.js';

/**
 * Every detector, the strictest first: what identifies comes before what sorts, so that no such value is ever
 * taken for a category. The last one always finds something.
 */
export const detectors: readonly Detector[] = [
  truthValue,
  writtenForm,
  quantity,
  moment,
  timeOfDay,
  prose,
  person,
  place,
  organisation,
  category,
  code,
  remainingText,
];
