import { escapeHtml } from '../../domain/encoding/escape-html.js';
import type { QualityReport } from '../../domain/report/index.js';
import { table } from './data-table.js';
import { meter } from './scores-section.js';

function figure(value: number | null): string {
  return value === null ? '–' : value.toFixed(2);
}

/** How alike groups of rows are; empty if the rows form none. */
export function groupsSection({ groups }: QualityReport): string {
  if (groups === null) return '';
  return `<section><h2>Groups of rows</h2>
<p>Rows of this table belong together. The score compares how many rows groups have: ${meter(groups.rows_per_group)}</p>
${
  groups.columns.length === 0
    ? ''
    : table(
        ['Column', 'Rising: sample', 'clone', 'Like the row before: sample', 'clone'],
        groups.columns.map(({ name, rising, resemblance }) => [
          `<bdi>${escapeHtml(name)}</bdi>`,
          ...[rising.sampled, rising.made, resemblance.sampled, resemblance.made].map(figure),
        ]),
      )
}
<p class="soft">Rising is the share of rows whose value is above that of the row before in their group. The other figure is the correlation with the row before: 1 if each value follows from it, 0 if none does.</p></section>`;
}
