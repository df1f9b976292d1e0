import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { cellsByName } from '../domain/generation/law-columns.js';
import { packageRoot } from '../support/package-root.js';
import { faultsOf, type Json } from '../support/tables.js';

const page = readFileSync(new URL('docs/dependent-columns.md', packageRoot), 'utf8');
const requests = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(
  ([, text = '']) => JSON.parse(text) as Json,
);

describe('docs/dependent-columns.md', () => {
  it('shows requests that are valid', () => {
    expect(requests).to.have.length(6);
    for (const request of requests) expect(faultsOf(request)).to.deep.equal([]);
  });

  it('describes the orders that its request makes', () => {
    const columns = cellsByName({ ...requests[0], seed: 1 });
    const amounts = columns.get('amount') ?? [];
    const rows = amounts.map((amount, i) => ({
      country: columns.get('country')?.[i],
      status: columns.get('status')?.[i],
      amount,
    }));

    const german = rows.filter(({ country }) => country === '"DE"');
    expect(german.filter(({ status }) => status === '"refunded"')).to.deep.equal([]);
    expect(german.filter(({ status }) => status === '"paid"').length / german.length).to.be.within(
      0.85,
      0.95,
    );
    const open = rows.filter(({ status }) => status === '"open"');
    expect([...new Set(open.map(({ amount }) => amount))]).to.deep.equal(['null']);
  });

  it('describes the distances that its request makes', () => {
    const columns = cellsByName({ ...requests[2], seed: 1 });
    const times = (name: string): readonly number[] =>
      (columns.get(name) ?? []).map((cell) => Date.parse(JSON.parse(cell)));
    const ordered = times('ordered_at');
    const hours = times('paid_at').map((paid, i) => (paid - (ordered[i] as number)) / 3_600_000);
    const days = times('due_on').map((due, i) => (due - (ordered[i] as number)) / 86_400_000);

    for (const hour of hours) expect(hour).to.be.within(0, 48);
    expect(hours.filter((hour) => hour < 2.7).length / hours.length).to.be.within(0.45, 0.55);
    for (const day of days) expect(day).to.be.within(14, 30);
  });

  it('describes the workflow that its request makes', () => {
    const columns = cellsByName({ ...requests[3], seed: 1 });
    const status = columns.get('status') ?? [];
    const shareOf = (name: string): number =>
      (columns.get(name) ?? []).filter((cell) => cell !== 'null').length / status.length;

    expect(shareOf('created_at')).to.equal(1);
    expect(shareOf('paid_at')).to.be.closeTo(0.9, 0.03);
    expect(shareOf('shipped_on')).to.be.closeTo(0.9 * 0.95, 0.03);
    expect(shareOf('cancelled_at')).to.be.closeTo(0.1 + 0.9 * 0.05, 0.03);
    expect([...new Set(status)]).to.have.members(['"shipped"', '"returned"', '"cancelled"']);
    columns.get('cancelled_at')?.forEach((cell, i) => {
      expect(cell === 'null').to.equal(status[i] !== '"cancelled"');
    });
  });
});
