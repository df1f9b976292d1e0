import { parseArgs } from 'node:util';
import { CATEGORY_COLUMNS } from './category-columns.js';
import { inferredRole, isDisclosable } from './judge.js';
import { labelledColumns } from './labelled-columns.js';
import { NUMBER_COLUMNS } from './number-columns.js';
import { INVENTED_COLUMNS, MOMENT_COLUMNS } from './other-columns.js';
import { variantsOf } from './variants.js';

const { values: options } = parseArgs({
  options: { tables: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});

// Prints how many columns keep their role under another name, in another spelling and with other rows.
const bases =
  options.tables === undefined
    ? [...NUMBER_COLUMNS, ...CATEGORY_COLUMNS, ...MOMENT_COLUMNS, ...INVENTED_COLUMNS]
    : labelledColumns(options.tables);

const lost = new Map<string, number>();
let [all, right] = [0, 0];
for (const [turn, base] of bases.entries()) {
  for (const variant of variantsOf(base, turn)) {
    if (!isDisclosable(variant)) continue;
    const { role, type, kind } = inferredRole(variant);
    all++;
    if (variant.roles.includes(role)) {
      right++;
      continue;
    }
    lost.set(variant.what, (lost.get(variant.what) ?? 0) + 1);
    if (options.verbose) {
      const found = type === kind ? type : `${kind} by ${type}`;
      process.stdout.write(
        `${base.name}, ${variant.what}: ${variant.roles[0]} became ${role} (${found})\n`,
      );
    }
  }
}
process.stdout.write(
  `${right} of ${all} variants of ${bases.length} columns keep their role: ${((100 * right) / all).toFixed(1)} %\n`,
);
const worst = [...lost].sort(([, a], [, b]) => b - a);
for (const [what, count] of worst) process.stdout.write(`  ${count} lost: ${what}\n`);
