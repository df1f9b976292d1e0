import { makeRows } from './make-rows.js';

const rows = document.createElement('pre');
rows.id = 'rows';
rows.textContent = await makeRows();
document.body.append(rows);
