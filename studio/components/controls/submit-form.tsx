import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { fault, isBusy } from '../../profile/profile-state.js';

export interface InputTerms {
  readonly name: string;
  readonly label: string;
  readonly isSecret: boolean;
  readonly autocomplete?: string;
  readonly minLength?: number;
}

interface SubmitFormProps {
  /** What the form does, for screen readers. */
  readonly label: string;
  readonly inputs: readonly InputTerms[];
  readonly button: string;
  /** Gets the values by name. True if the form can be cleared. */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly children?: ComponentChildren;
}

/** A form of required texts with one button. */
export function SubmitForm({ label, inputs, button, onSubmit, children }: SubmitFormProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const submit = async (): Promise<void> => {
    if (await onSubmit(values)) setValues({});
  };
  return (
    <form
      class="profile-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit().catch((error: Error) => {
          fault.value = error.message;
        });
      }}
    >
      {inputs.map((input) => (
        <label key={input.name}>
          {input.label}
          <input
            // The types of Preact allow no choice of types.
            type={(input.isSecret ? 'password' : 'text') as 'text'}
            autocomplete={input.autocomplete ?? 'off'}
            spellcheck={false}
            required
            minLength={input.minLength}
            value={values[input.name] ?? ''}
            onInput={({ currentTarget: { value } }) =>
              setValues((before) => ({ ...before, [input.name]: value }))
            }
          />
        </label>
      ))}
      <span class="button-row">
        <button type="submit" class="primary" disabled={isBusy.value}>
          {button}
        </button>
        {children}
      </span>
    </form>
  );
}
