import { expect } from 'chai';
import type { QualityReport } from '../../../src/domain/report/index.js';
import type { TableSample } from '../../../src/domain/tables/table-sample.js';
import { inferenceEngine } from '../../support/tables.js';
import { campaigns, orders, panel } from '../inference/groups/grouped-tables.js';

const options = { k: 10, locales: [] };

function groupsOf(sample: TableSample): NonNullable<QualityReport['groups']> {
  const schema = inferenceEngine.infer(sample, options);
  const { groups } = inferenceEngine.report(sample, schema, { ...options, seed: 1 });
  return groups ?? expect.fail('the report has no groups');
}

describe('the report on groups', () => {
  it('compares the rows per group', () => {
    expect(groupsOf(orders(1)).rows_per_group).to.be.above(0.9);
    expect(groupsOf(panel(1)).rows_per_group).to.equal(1);
  });

  it('tells what rises in groups, and what resembles the row before', () => {
    const { columns } = groupsOf(panel(1));
    const output = columns.find(({ name }) => name === 'output');
    const month = columns.find(({ name }) => name === 'month');

    expect(month?.rising).to.deep.equal({ sampled: 1, made: 1 });
    expect(output?.rising.sampled).to.be.within(0.5, 0.8);
    expect(output?.resemblance.sampled).to.be.above(0.95);
    expect(output?.resemblance.made).to.be.above(0.95);
  });

  it('shows that values of a group are independent', () => {
    const output = groupsOf(campaigns(1)).columns.find(({ name }) => name === 'output');

    expect(output?.resemblance.sampled).to.be.within(-0.15, 0.15);
    expect(output?.rising.sampled).to.be.within(0.4, 0.6);
  });

  it('is null for a table without groups', () => {
    const sample = campaigns(2);
    const loose = { ...sample, columns: sample.columns.map((cells) => [...cells].sort()) };
    const schema = inferenceEngine.infer(loose, options);

    expect(schema.groups).to.equal(undefined);
    expect(inferenceEngine.report(loose, schema, { ...options, seed: 1 }).groups).to.equal(null);
  });
});
