import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { barriers } from '../adapters/http/explorer/support/axe.js';
import { PHONE } from '../adapters/http/explorer/support/browser.js';
import { describeStories } from './support/describe-stories.js';

/** The correlation that the sentence below the plot tells. */
async function told(page: Page, expected: RegExp): Promise<void> {
  await page.locator('.pair figcaption', { hasText: expected }).waitFor();
}

describeStories('the correlations of a field', (stories) => {
  it('are set by a slider, and contradictions become the nearest coefficients', async () => {
    const studio = stories.visit();
    const page = await studio.open();
    await page.locator('.field-button', { hasText: 'quantity' }).click();
    await page.getByLabel('Correlate with a field').selectOption('unit_price');
    await told(page, /Correlation: 0\.[56]/);
    const slider = page.getByLabel('Correlation with unit_price, slider');
    await slider.focus();
    await page.keyboard.press('PageUp');
    await told(page, /Correlation: 0\.[78]/);
    await page.getByLabel('Correlate with a field').selectOption('ordered_at');
    await page.getByLabel('Correlation with ordered_at', { exact: true }).fill('0.9');
    await page.locator('.field-button', { hasText: 'unit_price' }).click();
    await page.getByLabel('Correlate with a field').selectOption('ordered_at');
    await page.getByLabel('Correlation with ordered_at, slider').press('Home');
    const least = await page
      .getByLabel('Correlation with ordered_at', { exact: true })
      .inputValue();
    await page.getByLabel('Correlation with ordered_at', { exact: true }).fill('-0.9');
    const fault = page.locator('.correlate .fault-text');
    await fault.waitFor();
    await page.locator('.correlate').scrollIntoViewIfNeeded();
    await studio.browser.picture(page, 'studio-correlate');
    expect(await fault.textContent()).to.match(/^expected coefficients that can occur together/);
    expect(await barriers(page)).to.deep.equal([]);
    await fault.getByRole('button', { name: 'Use the nearest ones' }).click();
    await fault.waitFor({ state: 'detached' });
    await page.locator('.status', { hasText: '10,000 rows' }).waitFor();
    await page.getByLabel('No longer correlate with ordered_at').click();
    await page.getByLabel('No longer correlate with quantity').waitFor();

    expect(Number(least)).to.be.within(0.6, 0.7);
    expect(await page.locator('.correlate-pair').count()).to.equal(1);
    studio.expectClean();
  });

  it('fit a phone in dark colours, and axe reports nothing', async () => {
    const studio = stories.visit(PHONE);
    const page = await studio.open();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Fields', exact: true }).click();
    await page.locator('.field-button', { hasText: 'unit_price' }).click();
    await page.getByRole('button', { name: 'Inspect' }).click();
    await page.getByLabel('Correlate with a field').selectOption('quantity');
    await told(page, /Correlation: 0\.[56]/);
    await page.locator('.correlate').scrollIntoViewIfNeeded();
    await studio.browser.picture(page, 'studio-correlate-phone');

    expect(await barriers(page)).to.deep.equal([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(PHONE.width);
  });
});
