import type { ListChanges } from '../../../application/tables/list-changes.js';
import { isObject } from '../../../domain/basics/members.js';
import { changeForm, changeForms } from '../../../domain/histories/change-forms.js';
import { writtenMoment } from '../../../domain/time/written-moment.js';
import type { Entrance } from '../access/entrance.js';
import { begin, resume } from '../answers/chunks.js';
import { compressed } from '../answers/compressed.js';
import { seedHeader } from '../answers/generated-headers.js';
import { orRefuse } from '../answers/or-refuse.js';
import { streamAnswer } from '../answers/stream-answer.js';
import type { StreamOptions } from '../answers/stream-table.js';
import type { BodyReader } from '../body/json-body.js';
import type { Operation } from '../openapi/operation.js';
import { Refusal } from '../refusal.js';
import type { Route } from './route.js';

/** The media type of an answer. A request without a form, and one whose form is faulty, is one for lines of JSON. */
function typeOf(body: unknown): string {
  const form = isObject(body) ? changeForm(body.form) : undefined;
  return (form ?? changeForms.debezium).mediaType;
}

/** The media types of all forms, without their parameters. */
const TYPES = new Set(
  Object.values(changeForms).map(({ mediaType }) => mediaType.replace(/;.*/, '')),
);

const operation: Operation = {
  id: 'changes',
  tag: 'Data',
  description:
    'Lists what changes in the tables of a set with lives, from a moment up to another one, in the order in which it happens. Each line is a JSON object: an envelope of Debezium, or a row. With form sql, each change is a statement.',
  body: {
    schema: 'ChangesRequest',
    examples: {
      customers: {
        summary: 'A day of customers',
        value: {
          seed: 4,
          from: '2026-02-01',
          until: '2026-02-02',
          tables: [
            {
              name: 'customers',
              rows: 1000,
              key: ['id'],
              lives: { born: 'created_at', changes: [{ fields: ['plan'], every: '30d' }] },
              fields: [
                { name: 'id', type: 'sequence' },
                {
                  name: 'created_at',
                  type: 'arrival',
                  constraints: { start: '2026-01-01', per_day: 20 },
                },
                {
                  name: 'plan',
                  type: 'choice',
                  constraints: { choices: ['free', 'pro', 'team'] },
                },
              ],
            },
          ],
        },
      },
    },
  },
  answers: {
    200: {
      description: 'The changes, a line each.',
      headers: ['X-Seed', 'X-Now'],
      content: Object.fromEntries([...TYPES].map((type) => [type, 'Text'])),
    },
  },
  refusals: ['not_acceptable', 'concurrency_limited', 'overloaded'],
};

export function changes(
  listChanges: ListChanges,
  readBody: BodyReader,
  entrance: Entrance,
  { log, compressor }: StreamOptions,
): Route {
  return {
    method: 'POST',
    path: '/changes',
    purpose: 'list what changes in tables with lives',
    access: 'generate',
    isWork: true,
    operation,
    handle: async (ctx) => {
      ctx.vary('Accept');
      const body = await readBody(ctx);
      const type = typeOf(body);
      if (!ctx.accepts(type)) {
        throw new Refusal('not_acceptable', { detail: `expected Accept to allow ${type}` });
      }
      const { seed, now, lines } = await orRefuse(listChanges.run(body, ctx.state));
      await entrance.admit(ctx);
      const chunks = resume(await begin(lines, 1));
      ctx.set({
        'Content-Type': type,
        'X-Seed': seedHeader(seed),
        ...(now !== undefined && { 'X-Now': writtenMoment(now) }),
      });
      streamAnswer(
        ctx,
        compressor === undefined ? chunks : compressed(ctx, chunks, compressor),
        log,
      );
    },
  };
}
