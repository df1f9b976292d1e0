import { category } from './category.js';
import { code } from './code.js';
import type { Detector } from './detector.js';
import { moment } from './moment.js';
import { organisation } from './organisation.js';
import { person } from './person.js';
import { place } from './place.js';
import { properNoun } from './proper-noun.js';
import { prose } from './prose.js';
import { quantity } from './quantity.js';
import { remainingText } from './remaining-text.js';
import { saidPerson } from './said-person.js';
import { timeOfDay } from './time-of-day.js';
import { truthValue } from './truth-value.js';
import { writtenForm } from './written-form.js';

/**
 * All detectors, the strictest first; the first finding wins. Detectors of identifying values come before those of
 * categories, so identifying values never become categories. The last detector always has a finding.
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
  saidPerson,
  category,
  properNoun,
  code,
  remainingText,
];
