import { expect } from 'chai';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { PHONE } from '../adapters/http/explorer/support/browser.js';
import { describeStories } from './support/describe-stories.js';

describeStories('the line of a formula', (stories) => {
  it('completes names and functions by keys, and shows the first results beside their values', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    await page.locator('.field-button', { hasText: 'total' }).click();
    const line = page.getByLabel('expression', { exact: true });
    await line.fill('');
    await line.pressSequentially('rou');
    await page.keyboard.press('Enter');
    await line.pressSequentially('pric');
    await page.locator('.completion').first().waitFor();
    await studio.browser.picture(page, 'studio-completions');
    expect(await barriers(page)).to.deep.equal([]);
    await page.keyboard.press('Enter');
    await line.pressSequentially(' * qua');
    await page.keyboard.press('Enter');
    await page.locator('.results td').first().waitFor();
    await page.locator('.results th', { hasText: 'unit_price' }).waitFor();
    const cells = await page.locator('.results tbody tr').first().locator('td').allTextContents();
    const [quantity, price, total] = cells.map(Number);

    expect(await line.inputValue()).to.equal('round(unit_price * quantity)');
    expect(await page.locator('.results tbody tr').count()).to.equal(5);
    expect(total).to.equal(Math.round(Number(price) * Number(quantity)));
    studio.expectClean();
  });

  it('takes keys behind a completion before the browser draws it', async () => {
    const page = await stories.visit().open();
    await page.locator('.field-button', { hasText: 'total' }).click();
    const line = page.getByLabel('expression', { exact: true });
    await line.fill('');
    await page.evaluate('window.requestAnimationFrame = () => 0');
    await line.pressSequentially('rou');
    await page.keyboard.press('Enter');
    await line.pressSequentially('1.5');

    expect(await line.inputValue()).to.equal('round(1.5)');
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`underlines the word of a fault on a phone in ${scheme} colours, and axe reports nothing`, async () => {
      const studio = stories.visit(PHONE);
      const page = await studio.open();
      await page.emulateMedia({ colorScheme: scheme });
      await page.getByRole('button', { name: 'Fields' }).click();
      await page.locator('.field-button', { hasText: 'total' }).click();
      await page.getByRole('button', { name: 'Inspect' }).click();
      const line = page.getByLabel('expression', { exact: true });
      await line.fill('quantity * unit_prise + coalesce(unit_price, 1) * 2');
      await page.locator('.formula-mark mark').waitFor();
      // In one turn of the page: what loads above them later moves both.
      const [mark, typed] = await page
        .locator('.formula-mark')
        .or(line)
        .evaluateAll((both) => both.map((one) => one.getBoundingClientRect().toJSON()));
      await studio.browser.picture(page, `studio-formula-phone-${scheme}`);

      expect(await page.locator('.formula-mark mark').textContent()).to.equal('unit_prise');
      expect(mark).to.deep.equal(typed);
      expect(await barriers(page)).to.deep.equal([]);
    });
  }
});
