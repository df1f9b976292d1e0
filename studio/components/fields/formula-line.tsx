import { useRef, useState } from 'preact/hooks';
import { type Completion, completeFormula, completeTemplate } from '../../state/completions.js';
import { characterOf } from '../../state/faults.js';
import { namesFor } from '../../state/references.js';
import { project, selectedField, tableIndex } from '../../state/store.js';
import { FirstResults } from '../rows/first-results.js';
import type { InputProps } from '../sources/schema-input.js';

/** Where the cursor is while completions are open; `isAsked` after Ctrl+Space. */
interface Open {
  readonly cursor: number;
  readonly isAsked: boolean;
}

/**
 * One line for a formula or a template: names and functions complete while somebody types, a fault is underlined at its
 * character, and the first results stand below. A long line wraps.
 */
export function FormulaLine({ id, value, faults, describedBy, onChange }: InputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const [active, setActive] = useState(0);
  const field = selectedField.value;
  if (field === undefined) return null;
  const text = String(value ?? '');
  const isTemplate = field.type === 'template';
  const names = namesFor(project.value, tableIndex.value, field);
  const completions =
    open === undefined
      ? undefined
      : isTemplate
        ? completeTemplate(text, open.cursor, names)
        : completeFormula(text, open.cursor, names, open.isAsked);
  const choices = completions?.choices ?? [];

  const openAt = (next: Open | undefined): void => {
    setOpen(next);
    setActive(0);
  };
  const accept = (choice: Completion | undefined): void => {
    if (choice === undefined || completions === undefined) return;
    const { from, to } = completions;
    onChange(text.slice(0, from) + choice.insert + text.slice(to));
    openAt(undefined);
    // The cursor moves once the new text is there, and before the next key.
    queueMicrotask(() => {
      input.current?.focus();
      input.current?.setSelectionRange(from + choice.cursor, from + choice.cursor);
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === ' ' && event.ctrlKey) {
      openAt({ cursor: input.current?.selectionStart ?? text.length, isAsked: true });
    } else if (event.key === 'Enter') {
      // There is one line, so Enter has no other use.
      accept(choices[active]);
    } else if (choices.length > 0 && step !== undefined) {
      setActive((active + step + choices.length) % choices.length);
    } else if (choices.length > 0 && event.key === 'Escape') {
      openAt(undefined);
    } else return;
    event.preventDefault();
  };
  return (
    <span class="formula">
      <span class="formula-line">
        <Underlined text={text} at={faults[0] && characterOf(faults[0])} />
        <textarea
          ref={input}
          id={id}
          rows={1}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-autocomplete="list"
          aria-controls={choices.length > 0 ? 'completions' : undefined}
          aria-activedescendant={choices.length > 0 ? `completion-${active}` : undefined}
          aria-describedby={describedBy}
          aria-invalid={faults.length > 0 ? 'true' : undefined}
          placeholder={isTemplate ? 'Dear {name}' : 'quantity * unit_price'}
          value={text}
          onInput={(event) => {
            const { value: typed, selectionStart } = event.currentTarget;
            onChange(typed.replaceAll('\n', ' ') || undefined);
            openAt({ cursor: selectionStart, isAsked: false });
          }}
          onKeyDown={onKeyDown}
          onBlur={() => openAt(undefined)}
        />
        {choices.length > 0 && <Choices choices={choices} active={active} onChoose={accept} />}
      </span>
      {faults.length === 0 && <FirstResults field={field} />}
    </span>
  );
}

interface ChoicesProps {
  readonly choices: readonly Completion[];
  readonly active: number;
  readonly onChoose: (choice: Completion) => void;
}

function Choices({ choices, active, onChoose }: ChoicesProps) {
  return (
    <span class="completions" id="completions" role="listbox" aria-label="Completions">
      {choices.map((choice, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the line has the keys of the list
        <span
          key={choice.label}
          id={`completion-${i}`}
          class="completion"
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          <code>{choice.label}</code>
          <span class="completion-note">{choice.note}</span>
        </span>
      ))}
    </span>
  );
}

/** The text of the line once more, behind it, with the word at a character underlined. It also gives the line its height. */
function Underlined({ text, at }: { readonly text: string; readonly at: number | undefined }) {
  if (at === undefined) {
    return (
      <span class="formula-mark" aria-hidden="true">
        {`${text} `}
      </span>
    );
  }
  const end = at + (/^(?:\w+|.)/su.exec(text.slice(at))?.[0].length ?? 0);
  return (
    <span class="formula-mark" aria-hidden="true">
      {text.slice(0, at)}
      <mark>{text.slice(at, end) || ' '}</mark>
      {`${text.slice(end)} `}
    </span>
  );
}
