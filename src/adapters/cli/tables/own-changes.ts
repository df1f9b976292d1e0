import { ListChanges } from '../../../application/tables/list-changes.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { NO_LIMITS } from '../../../domain/schema/params/limits.js';
import { drawSeed } from '../../system/draw-seed.js';
import { LoopTurns } from '../../workers/loop-turns.js';

/** Lists changes for the only caller of this process. */
export function ownChanges(engine: TableEngine): ListChanges {
  return new ListChanges({
    engine,
    limits: NO_LIMITS,
    entropy: { seed: drawSeed },
    turns: new LoopTurns(),
  });
}
