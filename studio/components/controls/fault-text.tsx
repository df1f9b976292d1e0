import type { Fault } from '../../../src/page/index.js';
import { remedyOf } from '../../state/faults.js';
import { apply, faults, project } from '../../state/store.js';

interface FaultTextProps {
  readonly fault: Fault;
  readonly id?: string;
}

/** A fault below the part of the form that it is about, with its remedy. */
export function FaultText({ fault, id }: FaultTextProps) {
  const remedy = remedyOf(fault, project.value, faults.value);
  return (
    <p class="fault-text" id={id}>
      {fault.message}
      {remedy !== undefined && (
        <button type="button" class="fix" onClick={() => apply(remedy.edit)}>
          {remedy.label}
        </button>
      )}
    </p>
  );
}
