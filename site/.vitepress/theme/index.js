import DefaultTheme from 'vitepress/theme';
// biome-ignore lint/correctness/useImportExtensions: Vite bundles this style.
import './style.css';

// biome-ignore lint/style/noDefaultExport: VitePress reads the default export.
export default DefaultTheme;
