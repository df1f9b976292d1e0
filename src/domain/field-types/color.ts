import { HEX_BYTES } from '../basics/hex.js';
import { nth } from '../basics/nth.js';
import { SMALL_NUMBERS } from '../basics/small-numbers.js';
import { choiceColumn } from '../columns/choice-column.js';
import type { Piece } from '../columns/column-plan.js';
import { drawnNumbers, productIndices } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

/** The named colours of CSS Color Module Level 4, section 6.1, one spelling of each colour. */
const CSS_COLORS: readonly string[] = Object.freeze(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
   brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson darkblue
   darkcyan darkgoldenrod darkgray darkgreen darkkhaki darkmagenta darkolivegreen darkorange
   darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkturquoise darkviolet
   deeppink deepskyblue dimgray dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro
   ghostwhite gold goldenrod gray green greenyellow honeydew hotpink indianred indigo ivory khaki
   lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
   lightgoldenrodyellow lightgray lightgreen lightpink lightsalmon lightseagreen lightskyblue
   lightslategray lightsteelblue lightyellow lime limegreen linen maroon mediumaquamarine
   mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
   mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy
   oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise
   palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown
   royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
   slategray snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
   whitesmoke yellow yellowgreen`.split(/\s+/),
);

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
  synonyms: ['colour', 'hex_color'],
  category: 'internet',
  description: 'Colour in CSS notation.',
  constraints: {
    format: withDefault(
      oneOf('#1e90ff, rgb(30, 144, 255), or a name such as dodgerblue', ['hex', 'rgb', 'name']),
      'hex',
    ),
  },
  capacity: ({ format }) => (format === 'name' ? CSS_COLORS.length : COLORS),
  plan: ({ format }, context) => {
    if (format === 'name') return choiceColumn(CSS_COLORS, undefined, context);
    const { indices, steps } = productIndices(
      drawnNumbers(context, { min: 0, step: 1, n: COLORS }),
      [CHANNEL, CHANNEL, CHANNEL],
    );
    const channels: Channels = [nth(indices, 0), nth(indices, 1), nth(indices, 2)];
    return textColumn(steps, ...(format === 'hex' ? hexCell(channels) : rgbCell(channels)));
  },
});
