import type { SetLayout, SetPlan } from './plan-set.js';

/**
 * The SQL that creates the tables of a set, without their rows. The request of the plan has the format `sql` and
 * `create_table`.
 */
export function setToSql({
  tables,
  layout,
}: Pick<SetPlan, 'tables'> & { readonly layout: SetLayout | undefined }): string {
  if (layout?.kind !== 'text') throw new Error('the tables of this format do not become one text');
  const decoder = new TextDecoder();
  const created = tables.map((plan, i) => {
    const parts = plan.kind === 'text' ? [plan.head, plan.foot] : [];
    return (layout.before[i] ?? '') + parts.map((part) => decoder.decode(part)).join('');
  });
  return created.join('') + layout.after;
}
