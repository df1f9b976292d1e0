import type { SetDecoders } from '../decode-context.js';
import { decodeGroupedStepwise } from './decode-grouped.js';
import { decodeSetStepwise } from './decode-set.js';

/** The decoders of sets, in a module that loads only when a request needs them. */
export const setDecoders: SetDecoders = { decodeSetStepwise, decodeGroupedStepwise };
