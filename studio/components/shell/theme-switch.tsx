import { signal } from '@preact/signals';
import { storage } from '../../state/storage.js';
import { Icon } from '../controls/icons.js';

type Theme = 'light' | 'dark';

const STORED = 'tablewright.theme';

function storedTheme(): Theme | undefined {
  const stored = storage()?.getItem(STORED);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

function show(theme: Theme | undefined): void {
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
}

/** Without room in the browser, the choice lasts until the page closes. */
function keep(theme: Theme): void {
  try {
    storage()?.setItem(STORED, theme);
  } catch {
    // The page needs it only at the next visit.
  }
}

const theme = signal<Theme | undefined>(storedTheme());
show(theme.value);

/** Switches between light and dark. Until somebody uses it, the page follows the system. */
export function ThemeSwitch() {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = theme.value === undefined ? systemIsDark : theme.value === 'dark';
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={isDark ? 'Light colours' : 'Dark colours'}
      title={isDark ? 'Light colours' : 'Dark colours'}
      onClick={() => {
        theme.value = isDark ? 'light' : 'dark';
        show(theme.value);
        keep(theme.value);
      }}
    >
      <Icon name="moon" />
    </button>
  );
}
