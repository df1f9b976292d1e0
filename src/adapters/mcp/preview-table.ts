import * as E from 'fp-ts/lib/Either.js';
import type { ListChanges } from '../../application/tables/list-changes.js';
import type { PreviewData } from '../../application/tables/preview-data.js';
import type { Members } from '../../domain/basics/members.js';
import { integer } from '../../domain/constraints/numbers.js';
import { type Param, withDefault } from '../../domain/constraints/param.js';
import {
  type AgentTool,
  agentTool,
  READ_ONLY,
  type ToolAnswer,
  type ToolFailure,
} from './agent-tool.js';
import { withinCall } from './inner-call.js';
import { asksForChanges, previewChanges } from './preview-changes.js';
import { inArgument } from './request-argument.js';
import { byteLength, MOST_RESULT_BYTES } from './tool-results.js';

const MOST_ROWS = 20;
const USUAL_ROWS = 5;

/**
 * Shows the first rows of a request, or the first changes of one with `from`. `request` is the param of the request; `read`
 * returns the request that its value is or names.
 */
export function previewTable<Given>(
  previews: PreviewData,
  listing: ListChanges,
  request: Param<Given>,
  read: (given: Given) => Promise<E.Either<ToolFailure, Members>>,
): AgentTool {
  return agentTool({
    name: 'preview_table',
    description: `Checks a whole request and returns its first rows as JSON, at most ${MOST_ROWS}.`,
    params: {
      request,
      show: withDefault(integer('rows to return', { min: 1, max: MOST_ROWS }), USUAL_ROWS),
    },
    required: ['request'],
    hints: READ_ONLY,
    run: async ({ request: given, show }, call) => {
      const asked = await read(given as Given);
      if (E.isLeft(asked)) return asked;
      if (asksForChanges(asked.right)) {
        return previewChanges(listing, asked.right, show ?? USUAL_ROWS, call);
      }
      return withinCall(call, async (inner) => {
        const planned = await previews.run(asked.right, inner, show)();
        if (E.isLeft(planned)) return E.left(inArgument('request', planned.left));
        await call.admit();
        for (let most = show ?? USUAL_ROWS; most >= 1; ) {
          const opened = await planned.right.upTo(most).open('envelope', inner)();
          if (E.isLeft(opened)) return opened;
          const { text, lines } = await textWithin(opened.right, MOST_RESULT_BYTES);
          if (text !== undefined) return E.right(answer(text));
          most = Math.min(Math.floor(most / 2), lines);
        }
        return E.left({ code: 'refused', message: TOO_LONG });
      });
    },
  });
}

const TOO_LONG = `the request is valid, but one row has more than ${MOST_RESULT_BYTES} bytes: preview fewer or shorter fields`;

function answer(text = ''): ToolAnswer {
  return { text };
}

/** The text of chunks, if it is short enough, and the whole lines that are: a row has a line. Leaving the loop ends the work. */
async function textWithin(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ readonly text: string | undefined; readonly lines: number }> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (byteLength(text) > most) return { text: undefined, lines: linesIn(text.slice(0, most)) };
  }
  return { text, lines: linesIn(text) };
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
