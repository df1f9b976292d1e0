import { generateSet } from '../../src/adapters/library/generate-set.js';
import { feedText } from '../support/changes.js';
import { pageBlocks } from '../support/page-blocks.js';
import { expectShown } from '../support/shown-block.js';

const PAGE = 'docs/histories.md';

describe(PAGE, () => {
  const [request = ''] = pageBlocks(PAGE, 'json');
  const [march = '', june = ''] = pageBlocks(PAGE, 'csv');
  const [feed = '', versions = ''] = pageBlocks(PAGE, 'ndjson');

  for (const [as_of, shown] of [
    ['2026-03-01', march],
    ['2026-06-01', june],
  ] as const) {
    it(`shows the customers of ${as_of}`, () => {
      const { tables } = generateSet({ ...JSON.parse(request), format: 'csv', as_of });

      expectShown(PAGE, shown, String(tables.get('customers')?.text()));
    });
  }

  it('shows the statement of a new row', () => {
    const { as_of: _, ...members } = JSON.parse(request);
    const [statement = ''] = pageBlocks(PAGE, 'sql');
    const sql = { dialect: 'postgresql' };
    const [from, until] = ['2026-03-04', '2026-03-05'];

    expectShown(PAGE, statement, feedText({ ...members, from, until, form: 'sql', sql }));
  });

  for (const [title, form, from, until, lines] of [
    ['the changes of a week', 'rows', '2026-02-26', '2026-03-05', feed],
    ['versions of rows', 'scd2', '2026-01-04', '2026-01-20', versions],
  ] as const) {
    it(`shows ${title}`, () => {
      const { as_of: _, ...members } = JSON.parse(request);

      expectShown(PAGE, lines, feedText({ ...members, from, until, form }));
    });
  }
});
