import { type Tab, tab } from '../../state/store.js';

const TABS: readonly (readonly [Tab, string])[] = [
  ['fields', 'Fields'],
  ['rows', 'Rows'],
  ['inspect', 'Inspect'],
  ['export', 'Export'],
];

/** The parts of the page on a phone, where one is shown at a time. */
export function TabBar() {
  return (
    <nav class="tab-bar" aria-label="Parts of the page">
      {TABS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-current={tab.value === name ? 'page' : undefined}
          onClick={() => {
            tab.value = name;
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
