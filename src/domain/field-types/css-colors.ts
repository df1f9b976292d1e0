/** The named colours of CSS Color Module Level 4, section 6.1, one spelling of each colour. */
export const CSS_COLORS: readonly string[] = Object.freeze(
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
