import { choiceColumn } from '../columns/choice-column.js';
import { oneOf } from '../constraints/texts.js';
import { userAgents, type WeightedTexts } from './browsers-and-bots.js';
import { fieldType } from './field-type.js';

type Device = keyof typeof userAgents;

const DEVICES = ['desktop', 'mobile', 'bot'] as const satisfies readonly Device[];

/** The shares of the devices if no device is given; our estimate, as are the shares of the browsers. */
const SHARES: Readonly<Record<Device, number>> = { desktop: 50, mobile: 45, bot: 5 };

function total(agents: WeightedTexts): number {
  return agents.reduce((sum, [, weight]) => sum + weight, 0);
}

function split(agents: WeightedTexts) {
  return {
    texts: Object.freeze(agents.map(([text]) => text)),
    weights: Object.freeze(agents.map(([, weight]) => weight)),
  };
}

const lists = {
  desktop: split(userAgents.desktop),
  mobile: split(userAgents.mobile),
  bot: split(userAgents.bot),
  any: split(
    DEVICES.flatMap((device) => {
      const scale = SHARES[device] / total(userAgents[device]);
      return userAgents[device].map(([text, weight]) => [text, weight * scale] as const);
    }),
  ),
};

export const userAgent = fieldType({
  name: 'user_agent',
  synonyms: ['browser'],
  category: 'internet',
  description: 'User agent that a browser or a robot sends with its requests.',
  constraints: { device: oneOf('only user agents of this kind of device', DEVICES) },
  capacity: ({ device }) => lists[device ?? 'any'].texts.length,
  plan: ({ device }, context) => {
    const { texts, weights } = lists[device ?? 'any'];
    return choiceColumn(texts, weights, context);
  },
});
