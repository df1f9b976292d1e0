import { dialects } from '../../state/offers.js';
import { output } from '../../state/store.js';

/** The database whose SQL is written. */
export function DialectChoice() {
  return (
    <label class="form-line">
      <span class="form-label">Database</span>
      <select
        value={output.value.dialect}
        onChange={(event) => {
          output.value = { ...output.value, dialect: event.currentTarget.value };
        }}
      >
        {dialects.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
