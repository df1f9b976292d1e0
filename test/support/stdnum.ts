import { lazy } from '../../src/domain/basics/lazy.js';
import { testEngines } from './test-engines.js';

/** A judge of numbers of one kind, as stdnum has it. */
export interface NumberJudge {
  validate(text: string): { readonly isValid: boolean; readonly error?: Error };
}

/** The part of stdnum that is called. */
interface Stdnum {
  readonly stdnum: Readonly<Record<string, Readonly<Record<string, NumberJudge>>>>;
}

const judges = lazy(() => testEngines.load<Stdnum>('stdnum').stdnum);

/** The judge of a country's numbers of a kind. */
export function numberJudge(country: string, kind: string): NumberJudge {
  return judges()[country]?.[kind] as NumberJudge;
}
