import { constrainField } from '../../state/edits.js';
import type { Field } from '../../state/project.js';
import { apply, tableIndex } from '../../state/store.js';

/** The share of nulls as a slider, in percent. */
export function NullRateInput({ field }: { readonly field: Field }) {
  const rate = Number(field.constraints.null_rate ?? 0);
  const set = (share: number): void => {
    const value = share === 0 ? undefined : share;
    apply(constrainField(tableIndex.value, field.id, 'null_rate', value), `${field.id} null_rate`);
  };
  return (
    <div class="form-line" data-set={rate > 0}>
      <label class="form-label" for="constraint-null_rate">
        nulls
      </label>
      <span class="slider">
        <input
          id="constraint-null_rate"
          type="range"
          min={0}
          max={100}
          step={1}
          value={rate * 100}
          aria-valuetext={`${Math.round(rate * 100)} percent`}
          onInput={(event) => set(Number(event.currentTarget.value) / 100)}
        />
        <output for="constraint-null_rate">{Number((rate * 100).toFixed(1))} %</output>
      </span>
    </div>
  );
}
