import { render } from 'preact';
import { App } from './components/app.js';
import { startEngine } from './state/engine.js';
import { openLink } from './state/link.js';

startEngine();
openLink(location.hash).catch(() => {});

const root = document.getElementById('studio');
if (root === null) throw new Error('the page has no element for the studio');
render(<App />, root);
