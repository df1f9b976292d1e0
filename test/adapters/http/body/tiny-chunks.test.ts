import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { BodyBudget } from '../../../../src/adapters/http/body/body-budget.js';
import { CountedBody } from '../../../../src/adapters/http/body/counted-body.js';
import { answerBeforeBody } from '../../../../src/adapters/http/body/unread-body.js';

const BYTE = Buffer.from(' ');

describe('a body in chunks of one byte', () => {
  it('gives way to other connections after every thousand chunks', async () => {
    const body = new CountedBody(
      new IncomingMessage(new Socket()),
      new BodyBudget(2 ** 24, 2 ** 20).open('caller'),
    );
    let arrived = 0;
    body.on('data', () => {
      arrived += 1;
    });

    for (let i = 0; i < 3000; i++) body.write(BYTE);
    body.end();
    const afterTurns: number[] = [];
    while (!body.readableEnded) {
      afterTurns.push(arrived);
      await nextTurn();
    }

    expect(arrived).to.equal(3000);
    expect(afterTurns).to.include.members([1000, 2000]);
  });

  it('that nobody reads is discarded up to some ten thousand chunks', async () => {
    let sent = 0;
    const request = Object.assign(
      new Readable({
        read() {
          sent += 1;
          this.push(sent > 500_000 ? null : BYTE);
        },
      }),
      { complete: false },
    ) as Readable as IncomingMessage;

    const answer = await answerBeforeBody(request, 'no').toArray();

    expect(Buffer.concat(answer).toString()).to.equal('no');
    expect(sent).to.be.within(30_000, 60_000);
  });
});
