import { useRef } from 'preact/hooks';
import { newField, newKey, nextId, projectOf } from '../../state/project.js';
import { openProject } from '../../state/store.js';
import { templates } from '../../templates/index.js';
import { Icon } from '../controls/icons.js';
import { openHubDialog, openSampleDialog, openSchemaDialog } from './open-dialogs.js';

/** The templates to start from. */
export function ProjectMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current === null) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  // The dialogs give the focus back to the menu when they close.
  const closing = (action: () => void) => (): void => {
    close();
    action();
  };
  return (
    <details
      class="menu"
      ref={menu}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onFocusOut={(event) => {
        const target = event.relatedTarget as Node | null;
        if (target !== null && !menu.current?.contains(target) && menu.current)
          menu.current.open = false;
      }}
    >
      <summary class="quiet">
        New <Icon name="down" />
      </summary>
      <div class="menu-list">
        <MenuItem
          title="Blank"
          help="One table with an id; type the names of the other fields"
          onClick={closing(openBlank)}
        />
        <MenuItem
          title="From a schema…"
          help="CREATE TABLE, JSON Schema, OpenAPI, Prisma, schema.rb, or a request in JSON"
          onClick={closing(openSchemaDialog)}
        />
        <MenuItem
          title="From a file with rows…"
          help="A table like that of CSV, TSV, JSON, NDJSON or Parquet, without its rows"
          onClick={closing(openSampleDialog)}
        />
        <MenuItem
          title="From a data hub…"
          help="A table like that of a public data set, without its rows"
          onClick={closing(openHubDialog)}
        />
        {templates.map(({ name, description, request }) => (
          <MenuItem
            key={name}
            title={name}
            help={description}
            onClick={closing(() => openProject(projectOf(request, name)))}
          />
        ))}
      </div>
    </details>
  );
}

interface MenuItemProps {
  readonly title: string;
  readonly help: string;
  readonly onClick: () => void;
}

function MenuItem({ title, help, onClick }: MenuItemProps) {
  return (
    <button type="button" class="menu-item" onClick={onClick}>
      <strong>{title}</strong>
      <span>{help}</span>
    </button>
  );
}

function openBlank(): void {
  const id = newField('id', { type: 'sequence' });
  const table = { id: nextId(), name: 'table', rows: 1000, fields: [id], more: {} };
  openProject({ key: newKey(), name: 'table', seed: 42, locale: undefined, tables: [table] });
}
