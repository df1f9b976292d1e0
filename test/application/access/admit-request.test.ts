import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { MemoryCounterStore } from '../../../src/adapters/stores/memory/memory-counter-store.js';
import { AdmitRequest } from '../../../src/application/access/admit-request.js';
import type { CounterStore } from '../../../src/application/ports/counter-store.js';
import type { Admission } from '../../../src/domain/access/admission.js';
import type { KeyRecord } from '../../../src/domain/access/key-record.js';
import { retryDelaySeconds } from '../../../src/domain/access/retry-delay.js';
import type { Failure } from '../../../src/domain/errors/failure.js';

const NOON = Date.UTC(2026, 0, 1, 12);
const DOWN: Failure = { code: 'store_unavailable', store: 'test', retryAfterSeconds: 1 };

const keyOf = (id: string, dailyLimit?: number): KeyRecord => ({
  id,
  label: '',
  permissions: [],
  dailyLimit,
  createdAt: 0,
  expiresAt: undefined,
  revokedAt: undefined,
  lastUsedAt: undefined,
});

describe('the limits of callers', () => {
  const clock = { now: () => now };
  let now: number;

  beforeEach(() => {
    now = NOON;
  });

  const admitting = (daily: number, fair: number): AdmitRequest =>
    new AdmitRequest(
      new MemoryCounterStore(clock),
      new MemoryCounterStore(clock),
      { daily, fair },
      clock,
    );

  async function failureOf(task: TE.TaskEither<Failure, Admission>): Promise<Failure | undefined> {
    const result = await task();
    return E.isLeft(result) ? result.left : undefined;
  }

  async function codesOf(
    count: number,
    ask: () => TE.TaskEither<Failure, Admission>,
  ): Promise<readonly string[]> {
    const codes: string[] = [];
    for (let i = 0; i < count; i++) codes.push((await failureOf(ask()))?.code ?? 'admitted');
    return codes;
  }

  it('are those of the key if it has its own daily limit', async () => {
    const admit = admitting(2, 0);
    const [common, own] = [keyOf('common'), keyOf('own', 1)];

    expect(await codesOf(3, () => admit.ofKey(common))).to.deep.equal([
      ...['admitted', 'admitted', 'daily_limit_exceeded'],
    ]);
    expect(await codesOf(2, () => admit.ofKey(own))).to.deep.equal([
      ...['admitted', 'daily_limit_exceeded'],
    ]);
  });

  it('count profiles apart, without a daily limit', async () => {
    const admit = admitting(1, 2);
    const key = keyOf('a');

    expect(await codesOf(3, () => admit.ofProfile(key))).to.deep.equal([
      ...['admitted', 'admitted', 'rate_limited'],
    ]);
    expect(await codesOf(1, () => admit.ofProfile(keyOf('b')))).to.deep.equal(['admitted']);
    expect(await codesOf(2, () => admit.ofKey(key))).to.deep.equal([
      ...['admitted', 'daily_limit_exceeded'],
    ]);
  });

  it('count addresses apart, without a daily limit', async () => {
    const admit = admitting(1, 2);

    expect(await codesOf(3, () => admit.ofAddress('a'))).to.deep.equal([
      ...['admitted', 'admitted', 'rate_limited'],
    ]);
    expect(await codesOf(1, () => admit.ofAddress('b'))).to.deep.equal(['admitted']);
    expect(await codesOf(1, () => admit.ofKey(keyOf('a')))).to.deep.equal(['admitted']);
  });

  it('say after how many seconds to try again', async () => {
    const admit = admitting(1, 0);
    const key = keyOf('a');
    await admit.ofKey(key)();
    const failure = await failureOf(admit.ofKey(key));
    if (failure?.code !== 'daily_limit_exceeded') throw new Error(failure?.code);

    expect(failure.admission.refusedBy).to.equal('daily');
    expect(failure.retryAfterSeconds).to.equal(retryDelaySeconds('a', failure.admission));
    expect(failure.retryAfterSeconds).to.be.within(12 * 3600, 12 * 3600 + 30);
  });

  it('let a key that the rate limit has refused send no body until its delay is over', async () => {
    const admit = admitting(0, 2);
    const key = keyOf('a');
    await codesOf(3, () => admit.ofKey(key));

    expect(admit.checkKey(key)).to.have.nested.property('left.retryAfterSeconds', 30);
    now += 500;
    expect(admit.checkKey(key)).to.have.nested.property('left.retryAfterSeconds', 30);
    now += 28_500;
    expect(admit.checkKey(key)).to.have.nested.property('left.retryAfterSeconds', 1);
    expect(admit.checkKey(key)).to.have.nested.property('left.code', 'rate_limited');
    now += 1000;
    expect(admit.checkKey(key)).to.deep.equal(E.right(undefined));
    expect(admit.checkKey(keyOf('b'))).to.deep.equal(E.right(undefined));
  });

  it('let a key send its body whose day alone is over, or whose address is refused', async () => {
    const admit = admitting(1, 0);
    await codesOf(2, () => admit.ofKey(keyOf('a')));
    expect(admit.checkKey(keyOf('a'))).to.deep.equal(E.right(undefined));

    const byRate = admitting(0, 1);
    await codesOf(2, () => byRate.ofAddress('a'));
    await codesOf(2, () => byRate.ofProfile(keyOf('a')));
    expect(byRate.checkKey(keyOf('a'))).to.deep.equal(E.right(undefined));
  });

  it('pass on that a store is down', async () => {
    const down = { admit: () => TE.left(DOWN) } as unknown as CounterStore;
    const admit = new AdmitRequest(down, down, { daily: 1, fair: 1 }, clock);

    expect(await failureOf(admit.ofKey(keyOf('a')))).to.deep.equal(DOWN);
    expect(await failureOf(admit.ofAddress('a'))).to.deep.equal(DOWN);
    expect(admit.checkKey(keyOf('a'))).to.deep.equal(E.right(undefined));
  });
});
