import { render } from 'preact';
import { App } from './components/shell/app.js';
import { startEngine } from './state/engine.js';
import { start } from './state/start.js';

const root = document.getElementById('studio');
if (root === null) throw new Error('the page has no element for the studio');
// The project of the address comes first: the engine then loads what that one needs, and nothing else.
await start();
startEngine();
render(<App />, root);
