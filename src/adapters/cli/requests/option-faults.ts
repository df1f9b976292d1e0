import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../../domain/basics/stepwise.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { Fault } from '../../../domain/errors/fault.js';
import { OWN_TERMS } from '../../system/own-terms.js';
import { type RequestOptions, withOptions } from './request-options.js';

/** A request that nothing but its options can make faulty. */
const FAULTLESS = { rows: 1, fields: [{ name: 'id', type: 'sequence' }] };

/** The faults of options that do not depend on the fields of the request. */
export async function optionFaults(
  options: RequestOptions,
  engine: TableEngine,
): Promise<readonly Fault[]> {
  const request = withOptions(FAULTLESS, options);
  await engine.load(request);
  const decoded = inOneGo(engine.decodeStepwise(request, OWN_TERMS));
  return E.isLeft(decoded) && decoded.left.code === 'invalid_request' ? decoded.left.faults : [];
}
