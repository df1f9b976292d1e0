import { expect } from 'chai';
import { problems } from '../../src/adapters/http/problems.js';
import { hubMessage } from '../../studio/state/hub-message.js';

const circumstances = { platform: 'Kaggle', seconds: null, status: 503 };

describe('a failure of the hub on the page', () => {
  for (const [code, words] of [
    ['missing_key', /needs an API key\. Enter it/],
    ['invalid_key', /does not accept this API key/],
    ['insufficient_permission', /the permission hub/],
    ['hub_credentials_rejected', /^Kaggle rejected your credentials\. Replace them/],
    ['hub_access_denied', /^Kaggle gives no access: .* Add yours under Credentials/],
  ] as const) {
    it(`has its remedy: ${code}`, () => {
      expect(problems).to.have.property(code);
      expect(hubMessage({ code, detail: 'x' }, circumstances)).to.match(words);
    });
  }

  it('is in the words of the server otherwise, with the time to wait', () => {
    const problem = { code: 'overloaded', detail: 'too many samples wait' };

    expect(hubMessage(problem, { ...circumstances, seconds: '7' })).to.equal(
      'too many samples wait. Try again in 7 s.',
    );
    expect(hubMessage({}, circumstances)).to.equal('The server answered with status 503.');
  });
});
