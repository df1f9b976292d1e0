import { choiceColumn } from '../columns/choice-column.js';
import type { Piece } from '../columns/column-plan.js';
import { drawnNumbers, placesOf } from '../columns/drawn.js';
import { HEX_BYTES } from '../columns/hex.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { SMALL_NUMBERS } from '../columns/small-numbers.js';
import type { IndexVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { CSS_COLORS } from './css-colors.js';
import { fieldType } from './field-type.js';

const CHANNEL = 256;
const COLORS = CHANNEL * CHANNEL * CHANNEL;

type Channels = readonly [red: IndexVector, green: IndexVector, blue: IndexVector];

function hexCell(channels: Channels): readonly Piece[] {
  return [literal('#'), ...channels.map((channel) => words(HEX_BYTES, channel))];
}

function rgbCell([red, green, blue]: Channels): readonly Piece[] {
  const value = (channel: IndexVector): Piece => words(SMALL_NUMBERS, channel);
  const comma = literal(', ');
  return [literal('rgb('), value(red), comma, value(green), comma, value(blue), literal(')')];
}

export const color = fieldType({
  name: 'color',
  category: 'internet',
  description: 'Colour as CSS writes it.',
  constraints: {
    format: withDefault(
      oneOf('#1e90ff, rgb(30, 144, 255), or a name such as dodgerblue', ['hex', 'rgb', 'name']),
      'hex',
    ),
  },
  capacity: ({ format }) => (format === 'name' ? CSS_COLORS.length : COLORS),
  plan: ({ format }, context) => {
    if (format === 'name') return choiceColumn(CSS_COLORS, undefined, context);
    const { places, steps } = placesOf(drawnNumbers(context, { min: 0, step: 1, n: COLORS }), [
      CHANNEL,
      CHANNEL,
      CHANNEL,
    ]);
    const channels = places as readonly IndexVector[] as Channels;
    return textColumn(steps, ...(format === 'hex' ? hexCell(channels) : rgbCell(channels)));
  },
});
