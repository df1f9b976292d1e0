import { type BaseColumn, bell, below, column } from './base-column.js';

/** Few different numbers are as well categories. */
const FEW = ['number', 'category'] as const;

export const NUMBER_COLUMNS: readonly BaseColumn[] = [
  column('height_cm', 'number', (draw) => (170 + 9 * bell(draw)).toFixed(1)),
  column('price', 'number', (draw) => (4 + 90 * draw() * draw() * draw()).toFixed(2)),
  column('amount', 'number', (draw) => `$${(1 + below(draw, 900)).toLocaleString('en')}.50`),
  column('population', 'number', (draw) => String(Math.round(Math.exp(6 + 8 * draw())))),
  column('altitude', 'number', (draw) => String(Math.round(900 * draw() * draw() - 12))),
  column('temp', 'number', (draw) => (9 + 8 * bell(draw)).toFixed(1)),
  column('share', 'number', (draw) => `${(100 * draw() * draw()).toFixed(1)}%`),
  column('ratio', 'number', (draw) => draw().toFixed(4)),
  column('reading', 'number', (draw) => (0.0001 * (1 + draw())).toFixed(7)),
  column('lat', 'number', (draw) => (40 + 12 * draw()).toFixed(5)),
  column('lng', 'number', (draw) => (-120 + 50 * draw()).toFixed(5)),
  column('seconds', 'number', (draw) => String(below(draw, 9000))),
  column('score', 'number', (draw) => String(below(draw, 101))),
  column('age', 'number', (draw) => String(18 + below(draw, 60))),
  column('visits', 'number', (draw) => String(Math.floor(40 * draw() * draw() * draw() * draw()))),
  column('bytes', 'number', (draw) => String(Math.round(Math.exp(5 + 12 * draw())))),
  column('salary', 'number', (draw) => String(500 * (40 + below(draw, 200)))),
  column('distance', 'number', (draw) => String(Math.round(2500 * draw() ** 3))),
  column('built', ['number', 'category'], (draw) => String(1950 + below(draw, 70))),
  column('rain', 'number', (draw) => (draw() < 0.6 ? '0' : (20 * draw() * draw()).toFixed(1))),
  column('change', 'number', (draw) => bell(draw).toFixed(3)),
  column('hour', FEW, (draw) => String(below(draw, 24))),
  column('month', FEW, (draw) => String(1 + below(draw, 12))),
  column('rooms', FEW, (draw) => String(1 + below(draw, 7))),
  column('rating', FEW, (draw) => String(1 + Math.floor(5 * Math.sqrt(draw())))),
  column('flag', FEW, (draw) => String(below(draw, 2))),
  column('doors', FEW, (draw) => String([2, 4, 5][below(draw, 3)])),
  column('engine', FEW, (draw) => ['1.0', '1.4', '1.6', '2.0', '3.0'][below(draw, 5)] as string),
];
