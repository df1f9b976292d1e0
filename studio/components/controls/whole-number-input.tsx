import { useId, useState } from 'preact/hooks';
import { groupedNumber } from '../../state/numbers.js';
import { type Limits, readWholeNumber } from './whole-number.js';

interface WholeNumberInputProps extends Limits {
  readonly label: string;
  readonly class: string;
  /** A number, or what a request has in its place. */
  readonly value: unknown;
  /** What the engine says about the value. */
  readonly fault?: string | undefined;
  readonly onNumber: (number: number) => void;
}

interface Draft {
  readonly text: string;
  readonly of: unknown;
  readonly message: string;
}

/** An input for a whole number. A text that is none stays, with the reason below it. */
export function WholeNumberInput(props: WholeNumberInputProps) {
  const { label, value, fault, onNumber } = props;
  const id = useId();
  const [draft, setDraft] = useState<Draft | undefined>(undefined);
  // A number from elsewhere, such as undo, replaces the text.
  const refused = draft?.of === value ? draft : undefined;
  const shown = typeof value === 'number' ? groupedNumber(value) : String(value);
  const message = refused?.message ?? fault;
  return (
    <span class="whole-number">
      <input
        class={props.class}
        inputMode="text"
        autocomplete="off"
        aria-label={label}
        aria-invalid={message === undefined ? undefined : 'true'}
        aria-describedby={message === undefined ? undefined : id}
        value={refused?.text ?? shown}
        onChange={({ currentTarget }) => {
          const typed = readWholeNumber(currentTarget.value, props);
          if ('message' in typed) {
            setDraft({ text: currentTarget.value, of: value, message: typed.message });
            return;
          }
          setDraft(undefined);
          onNumber(typed.number);
          currentTarget.value = groupedNumber(typed.number);
        }}
      />
      {message !== undefined && (
        <span class="whole-number-fault" id={id} role="alert">
          {message}
        </span>
      )}
    </span>
  );
}
