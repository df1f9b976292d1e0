import { ContainerModule } from 'inversify';
import { CheckReadiness } from '../../application/access/check-readiness.js';
import { GenerateData } from '../../application/tables/generate-data.js';
import { keptCatalogue } from '../../application/tables/kept-catalogue.js';
import { ListChanges } from '../../application/tables/list-changes.js';
import { PreviewData } from '../../application/tables/preview-data.js';
import { tokens } from '../tokens.js';

/** The verbs of generation and readiness. */
export const verbs = new ContainerModule(({ bind }) => {
  bind(tokens.generateData)
    .toResolvedValue(
      (engine, limits, entropy, rows, turns, planning, compressor, log) =>
        new GenerateData({ engine, limits, entropy, rows, turns, planning, compressor, log }),
      [
        tokens.engine,
        tokens.limits,
        tokens.entropy,
        tokens.rows,
        tokens.turns,
        tokens.planning,
        tokens.compressor,
        tokens.log,
      ],
    )
    .inSingletonScope();
  bind(tokens.previewData)
    .toResolvedValue((generateData) => new PreviewData(generateData), [tokens.generateData])
    .inSingletonScope();
  bind(tokens.listChanges)
    .toResolvedValue(
      (engine, limits, entropy, turns, gate, log) =>
        new ListChanges({ engine, limits, entropy, turns, gate, log }),
      [tokens.engine, tokens.limits, tokens.entropy, tokens.turns, tokens.gate, tokens.log],
    )
    .inSingletonScope();
  bind(tokens.catalogue)
    .toResolvedValue(keptCatalogue, [tokens.engine, tokens.turns])
    .inSingletonScope();
  bind(tokens.checkReadiness)
    .toResolvedValue(
      (gate, { health }) => new CheckReadiness(gate, health),
      [tokens.gate, tokens.stores],
    )
    .inSingletonScope();
});
