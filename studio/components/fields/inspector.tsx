import type { CatalogueType } from '../../state/catalogue-search.js';
import { correlationFaults } from '../../state/correlations.js';
import { hideField } from '../../state/edits.js';
import { faultsOf } from '../../state/faults.js';
import { columnOf, isItem } from '../../state/field-tree.js';
import type { Field } from '../../state/project.js';
import { renameField } from '../../state/rename-field.js';
import {
  apply,
  catalogue,
  columnFigures,
  faults,
  project,
  selectedPlace,
  table,
  tableIndex,
} from '../../state/store.js';
import { FaultText } from '../controls/fault-text.js';
import { Icon, KindGlyph } from '../controls/icons.js';
import { sentenceOf } from '../figures/figures-text.js';
import { Plot } from '../figures/plot.js';
import { lazily } from '../shell/lazily.js';
import { ConstraintForm } from './constraint-form.js';
import { LocaleInput } from './locale-input.js';
import { NestedPanel } from './nested-panel.js';
import { openTypePicker } from './type-picker.js';

const PairPanel = lazily(async () => (await import('../figures/pair-panel.js')).PairPanel);
const CorrelatePanel = lazily(async () => (await import('./correlate-panel.js')).CorrelatePanel);
const WorldMap = lazily(async () => (await import('../figures/world-map.js')).WorldMap);

/** The selected field: its name, its type, its values and its constraints. */
export function Inspector() {
  const placed = selectedPlace.value;
  if (placed === undefined) {
    return <p class="empty">Select a field to see its values and to change its constraints.</p>;
  }
  const { field, array } = placed;
  const column = columnOf(placed);
  // References name a field by its path. Items have a row of their own, which nothing outside depends on.
  const named = { ...field, name: placed.path };
  const type = typeOf(field, array !== undefined);
  const own = faultsOf(field, faults.value, project.value);
  const aboutField = own.filter(({ path }) => !path.includes('/constraints'));
  return (
    <div class="inspector" key={field.id}>
      {isItem(placed) ? (
        <p class="help">Each item of {placed.parent?.name || 'the array'}</p>
      ) : (
        <NameInput field={field} />
      )}
      <div class="form-line">
        <span class="form-label" aria-hidden="true">
          Type
        </span>
        <button type="button" class="type-button" onClick={() => openTypePicker(field.id)}>
          <KindGlyph type={field.type} category={type?.category} />
          <span class="hidden-text">Type: </span>
          <span class="type-value">{field.type}</span>
          <Icon name="down" />
        </button>
      </div>
      {aboutField.map((fault) => (
        <FaultText key={fault.path} fault={fault} />
      ))}
      {type !== undefined && <p class="help">{type.description}</p>}
      <NestedPanel field={field} />
      {column !== undefined && <Values name={column} />}
      {column !== undefined && <PairPanel name={column} />}
      {table.value !== undefined && column !== undefined && (
        <CorrelatePanel
          field={named}
          table={table.value}
          faults={correlationFaults(named, faults.value, project.value, tableIndex.value)}
        />
      )}
      {type !== undefined && <ConstraintForm field={named} type={type} faults={own} />}
      <LocaleInput field={field} locales={type?.locales ?? []} />
      {field.children === undefined && !isItem(placed) && <HiddenInput field={field} />}
    </div>
  );
}

/** Objects and arrays have no such member: what is inside of them has it. */
function HiddenInput({ field }: { readonly field: Field }) {
  return (
    <label class="check-line">
      <input
        type="checkbox"
        checked={field.more.hidden === true}
        onChange={(event) =>
          apply(hideField(tableIndex.value, field.id, event.currentTarget.checked))
        }
      />
      <span>Leave out of the table</span>
    </label>
  );
}

function NameInput({ field }: { readonly field: Field }) {
  return (
    <label class="form-line">
      <span class="form-label">Name</span>
      <input
        id="field-name"
        value={field.name}
        maxLength={128}
        spellcheck={false}
        onInput={(event) =>
          apply(
            renameField(tableIndex.value, field.id, event.currentTarget.value),
            `name ${field.id}`,
          )
        }
      />
    </label>
  );
}

/** The type in the catalogue. Inside an array it has no conditions on other fields. */
function typeOf({ type }: Field, isInArray: boolean): CatalogueType | undefined {
  const found = catalogue.value.find((one) => one.type === type);
  if (found === undefined || !isInArray) return found;
  const { given: _, ...constraints } = found.constraints;
  return { ...found, constraints };
}

/** The plot of the column with its description. */
function Values({ name }: { readonly name: string }) {
  const figures = columnFigures.value.find((one) => one.name === name);
  if (figures === undefined) return null;
  return (
    <figure class="values">
      {figures.kind === 'places' ? (
        <WorldMap places={figures.places} />
      ) : (
        <Plot figures={figures} size="large" />
      )}
      <figcaption>{sentenceOf(figures)}</figcaption>
    </figure>
  );
}
