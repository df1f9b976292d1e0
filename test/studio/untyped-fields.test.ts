import { expect } from 'chai';
import { generate } from '../../src/adapters/library/index.js';
import { describeStories } from './support/describe-stories.js';
import { packedHash } from './support/packed-hash.js';

const request = {
  rows: 50,
  seed: 7,
  meanings: [{ names: 'berth', list: 'A1=40, B1=25' }],
  fields: [{ name: 'email' }, { name: 'berth' }, { name: 'priority' }, { name: 'city' }],
};

describeStories('a link whose fields have no type', (stories) => {
  it('shows the rows of the library, and the types that the names mean', async () => {
    const studio = stories.visit();
    const page = await studio.open(packedHash('harbour', request));
    const cells = page.locator('.rows-table tr[aria-rowindex="2"] td');
    await cells.nth(3).waitFor();
    const row = await cells.allTextContents();
    const types = await page.locator('.field-type').allTextContents();
    const [first = {}] = generate(request).rows();

    expect(row).to.deep.equal(Object.values(first));
    expect(types.slice(0, 2)).to.deep.equal(['email', 'choice']);
    studio.expectClean();
  });
});
