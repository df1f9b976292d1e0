import type { ListFieldTypes } from '../../../application/use-cases/list-field-types.js';
import { JSON_TYPE } from '../answers/accept.js';
import { ConstantText } from '../answers/constant-text.js';
import type { Context } from '../context.js';
import { refusalOf } from '../refusal.js';
import type { Route } from './route.js';

const VIEWS = ['full', 'compact'] as const;
type View = (typeof VIEWS)[number];

/** The catalogue. It never changes while the server runs, so each view is written once. */
export function fieldTypes(listFieldTypes: ListFieldTypes): Route {
  const written = new Map<View, ConstantText>();
  return {
    method: 'GET',
    path: '/field-types',
    purpose: 'catalogue of field types and constraints; ?view=compact gives the names alone',
    access: 'public',
    handle: (ctx) => {
      const view = viewOf(ctx);
      const text = written.get(view) ?? new ConstantText(write(view, listFieldTypes));
      written.set(view, text);
      ctx.set('Content-Type', JSON_TYPE);
      return text.send(ctx);
    },
  };
}

function write(view: View, listFieldTypes: ListFieldTypes): string {
  const entries = listFieldTypes.run();
  if (view === 'full') return JSON.stringify({ field_types: entries });
  const types = entries.map(({ type }) => type);
  return JSON.stringify({ types, count: types.length });
}

function viewOf(ctx: Context): View {
  const asked = ctx.query.view ?? 'full';
  const view = VIEWS.find((name) => name === asked);
  if (view !== undefined) return view;
  const expected = `one of ${VIEWS.join(', ')}`;
  const fault = { path: '/view', message: `expected view to be ${expected}`, expected };
  throw refusalOf({ code: 'invalid_request', faults: [fault], omitted: 0 });
}
