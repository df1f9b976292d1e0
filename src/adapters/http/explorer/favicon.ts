import { ConstantBody } from '../answers/constant-body.js';
import { FAVICON_SVG } from '../routes/paths.js';
import type { Route } from '../routes/route.js';

/** A picture of a table: rectangles in a square of 16 by 16 units, painted in this order. */
const RECTANGLES = [
  { x: 1, y: 1, width: 14, height: 14, color: '1765ad' },
  ...[2, 9].map((x) => ({ x, y: 2, width: 5, height: 2, color: 'ffd24d' })),
  ...[6, 9, 12].flatMap((y) => [2, 9].map((x) => ({ x, y, width: 5, height: 2, color: 'ffffff' }))),
] as const;

const UNITS = 16;
/** The width and height of the bitmap in pixels. */
const SIDE = 32;
const HEADERS = 6 + 16;
const INFO = 40;
/** The bytes of one row of the mask, which has one bit per pixel. */
const MASK_ROW = SIDE / 8;
const A_DAY = 'public, max-age=86400';

function svg(): string {
  const shapes = RECTANGLES.map(
    ({ x, y, width, height, color }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#${color}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}">${shapes.join('')}</svg>\n`;
}

/** An ICO file with one 32-bit bitmap, for browsers without support for SVG icons, and those that ignore the link. */
function ico(): Buffer {
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  const scale = SIDE / UNITS;
  for (const { x, y, width, height, color } of RECTANGLES) {
    // Blue, green, red, opacity.
    const pixel = Buffer.from([...Buffer.from(color, 'hex').reverse(), 0xff]);
    for (let row = y * scale; row < (y + height) * scale; row++) {
      // Bitmaps begin with their lowest row.
      const start = ((SIDE - 1 - row) * SIDE + x * scale) * 4;
      pixels.fill(pixel, start, start + width * scale * 4);
    }
  }
  const head = Buffer.alloc(HEADERS + INFO);
  head.writeUInt16LE(1, 2); // An icon,
  head.writeUInt16LE(1, 4); // with one picture.
  head.writeUInt8(SIDE, 6);
  head.writeUInt8(SIDE, 7);
  head.writeUInt16LE(1, 10); // Planes.
  head.writeUInt16LE(32, 12); // Bits a pixel.
  head.writeUInt32LE(INFO + pixels.length + SIDE * MASK_ROW, 14);
  head.writeUInt32LE(HEADERS, 18);
  head.writeUInt32LE(INFO, HEADERS);
  head.writeInt32LE(SIDE, HEADERS + 4);
  head.writeInt32LE(2 * SIDE, HEADERS + 8); // Picture and mask.
  head.writeUInt16LE(1, HEADERS + 12);
  head.writeUInt16LE(32, HEADERS + 14);
  return Buffer.concat([head, pixels, Buffer.alloc(SIDE * MASK_ROW)]);
}

function icon(path: string, mediaType: string, body: ConstantBody): Route {
  return {
    method: 'GET',
    path,
    purpose: 'the icon of the pages',
    access: 'public',
    handle: (ctx) => {
      ctx.set({ 'Cache-Control': A_DAY, 'Content-Type': mediaType });
      return body.send(ctx);
    },
  };
}

export const faviconRoutes: readonly Route[] = [
  icon(FAVICON_SVG, 'image/svg+xml', ConstantBody.ofText(svg())),
  icon('/favicon.ico', 'image/x-icon', ConstantBody.ofBytes(ico())),
];
