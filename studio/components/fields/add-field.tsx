import { signal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import type { FieldPlace, GuessedField, GuessedFields } from '../../engine/messages.js';
import { searchTypes } from '../../state/catalogue-search.js';
import { addField } from '../../state/edits.js';
import { engine } from '../../state/engine.js';
import { examplesOf, wantExamples } from '../../state/examples.js';
import { Latest } from '../../state/latest.js';
import { apply, catalogue, project, select, table, tableIndex } from '../../state/store.js';
import { Icon } from '../controls/icons.js';

/** Hits of the search that are listed below the guess. */
const MOST_HITS = 5;

const guesses = signal<GuessedFields | undefined>(undefined);
const latest = new Latest();

/**
 * Adds a field by its name: the engine guesses the type, says why and offers two others, and a search of the catalogue
 * offers more.
 */
export function AddField() {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [active, setActive] = useState(0);
  const choices = name === '' ? [] : choicesFor(name);
  wantExamples(choices);

  const onInput = (text: string): void => {
    setName(text);
    setActive(0);
    latest.run(() => guessFor(text)).catch(() => {});
  };
  const add = async (index: number): Promise<void> => {
    const text = name.trim();
    if (text === '') return;
    setName('');
    // Whoever types fast presses Enter before the guess is shown.
    const sketch = (index > 0 && choices[index]) || (await guessesOf(text)).guess;
    apply(addField(tableIndex.value, text, sketch));
    select(table.value?.fields.at(-1)?.id);
    guesses.value = undefined;
    input.current?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      setActive((active + step + choices.length) % choices.length);
    } else if (event.key === 'Enter') {
      add(active).catch(() => {});
    } else if (event.key === 'Escape') {
      onInput('');
    } else return;
    event.preventDefault();
  };
  return (
    <div class="add-field">
      {choices.length > 0 && (
        <div class="suggestions" id="field-suggestions" role="listbox" aria-label="Types">
          {choices.map((choice, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys of the list
            <div
              key={choice.type}
              id={`suggestion-${i}`}
              role="option"
              aria-selected={i === active}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(i).catch(() => {})}
            >
              <span class="suggestion-type">{choice.type}</span>{' '}
              {choice.because !== undefined && (
                <span class="suggestion-reason">means {choice.because}</span>
              )}
              <span class="suggestion-examples">{examplesOf(choice).join(' · ')}</span>
            </div>
          ))}
        </div>
      )}
      <div class="add-field-line">
        <Icon name="plus" />
        <input
          ref={input}
          role="combobox"
          aria-label="Add a field by its name"
          aria-expanded={choices.length > 0}
          aria-controls="field-suggestions"
          aria-activedescendant={choices.length > 0 ? `suggestion-${active}` : undefined}
          aria-autocomplete="list"
          placeholder="add a field, such as email"
          autocomplete="off"
          spellcheck={false}
          maxLength={128}
          value={name}
          onInput={(event) => onInput(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}

function guessesOf(name: string): Promise<GuessedFields> {
  return engine.guess(name, placeOf());
}

function placeOf(): FieldPlace {
  const { name = '', fields = [] } = table.value ?? {};
  const keyed = project.value.tables.filter(({ more }) => more.key !== undefined);
  return {
    others: fields.map((field) => field.name),
    table: name,
    tables: keyed.map((other) => other.name),
  };
}

async function guessFor(name: string): Promise<void> {
  guesses.value = name.trim() === '' ? undefined : await guessesOf(name.trim());
}

/** The guess and what else the name may mean, then the hits of the search. */
function choicesFor(name: string): readonly GuessedField[] {
  const hits = searchTypes(catalogue.value, name).slice(0, MOST_HITS);
  const said = guesses.value === undefined ? [] : [guesses.value.guess, ...guesses.value.offers];
  const known = new Set(said.map(({ type }) => type));
  return [...said, ...hits.flatMap(({ type }) => (known.has(type) ? [] : [{ type }]))];
}
