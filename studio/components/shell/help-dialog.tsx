import { Dialog } from '../controls/dialog.js';
import { helpIsOpen } from './open-dialogs.js';

const KEYS: readonly (readonly [keys: string, meaning: string])[] = [
  ['↑ ↓', 'select a field in the list'],
  ['Alt+↑ Alt+↓', 'move it'],
  ['Ctrl+D', 'duplicate it'],
  ['Delete', 'remove it'],
  ['Enter', 'edit it'],
  ['Ctrl+Space', 'list the names and functions of a formula'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo; anywhere'],
];

/** The pages of the server beside this one, whose scripts are in a folder below it. */
const PAGES: readonly (readonly [path: string, label: string, what: string])[] = [
  ['docs', 'API explorer', 'try every call of this server, with examples'],
  ['redoc', 'API reference', 'all calls, fields and formats on one page'],
  ['openapi.json', 'OpenAPI document', 'the same for programs'],
];

/** How the page works, its keys, and the pages for programs. */
export function HelpDialog() {
  return (
    <Dialog isOpen={helpIsOpen} title="Help">
      <div class="help-text">
        <p>
          Type the names of fields on the left: each gets a type by its name. The rows follow at
          once. The panel on the right changes the selected field; <strong>Export</strong> there has
          files, code and links. The same seed always makes the same rows, here, by the command and
          by the API.
        </p>
        <p>
          Schema and rows stay in this browser, which saves each change. <strong>New</strong> starts
          from a template, a schema, a file with rows or a data hub.
        </p>
        <h3>Keys</h3>
        <dl>
          {KEYS.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <h3>For programs</h3>
        <ul>
          {PAGES.map(([path, label, what]) => (
            <li key={path}>
              <a href={new URL(`../${path}`, import.meta.url).href}>{label}</a>: {what}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
