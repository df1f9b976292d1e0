/** In pixels; the style has the same height. */
export const ROW_HEIGHT = 28;
export const HEADER_HEIGHT = 76;
/** Browsers draw nothing below about 17 million pixels. */
const MOST_PIXELS = 15_000_000;

/** The part of a long table that is in view. */
export interface View {
  /** The height of the scrolled content, in pixels. */
  readonly height: number;
  /** The first visible row, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** The pixels of the first row above the view. */
  readonly shift: number;
}

/**
 * The rows in a view of `height` pixels, scrolled by `top` pixels. A table that is higher than a browser can draw is
 * scrolled in larger steps; its end is at the end of the scrollbar all the same.
 */
export function scrollOf(rows: number, height: number, top: number): View {
  const body = Math.max(0, height - HEADER_HEIGHT);
  const full = rows * ROW_HEIGHT;
  const drawn = Math.min(full, MOST_PIXELS);
  const scrolled = Math.max(0, Math.min(top, drawn - body));
  const factor = drawn > body ? (full - body) / (drawn - body) : 1;
  const position = drawn > body ? scrolled * factor : 0;
  const first = Math.min(Math.floor(position / ROW_HEIGHT), Math.max(0, rows - 1));
  const count = Math.ceil(body / ROW_HEIGHT) + 1;
  return {
    height: drawn + HEADER_HEIGHT,
    first,
    end: Math.min(rows, first + count),
    shift: position - first * ROW_HEIGHT,
  };
}
