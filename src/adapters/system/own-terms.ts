import type { RequestTerms } from '../../domain/engine/table-engine.js';
import { NO_LIMITS } from '../../domain/schema/params/limits.js';
import { drawSeed } from './draw-seed.js';

/** The terms of a caller who shares the process with no other one. */
export const OWN_TERMS: RequestTerms = { limits: NO_LIMITS, drawSeed };
