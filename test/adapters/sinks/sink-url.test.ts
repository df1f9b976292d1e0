import { expect } from 'chai';
import { sinkUrl } from '../../../src/adapters/sinks/sink-url.js';

describe('the URL of a sink', () => {
  for (const [text, shown] of [
    ['amqp://ada:s3cret@host/shop', 'amqp://ada:***@host/shop'],
    ['https://:s3cret@host/in', 'https://:***@host/in'],
    // Services of the web take a token in place of a user.
    ['https://s3cret@host/in?token=s3cret#s3cret', 'https://***@host/in'],
    ['nats://host/shop', 'nats://host/shop'],
  ] as const) {
    it(`is shown without secrets: ${shown}`, () => {
      expect(sinkUrl(text)?.shown).to.equal(shown);
    });
  }
});
