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
        storage()?.setItem(STORED, theme.value);
        show(theme.value);
      }}
    >
      <Icon name="moon" />
    </button>
  );
}
