import { ContainerModule } from 'inversify';
import { CheckReadiness } from '../application/use-cases/check-readiness.js';
import { GenerateData } from '../application/use-cases/generate-data.js';
import { ListFieldTypes } from '../application/use-cases/list-field-types.js';
import { PreviewData } from '../application/use-cases/preview-data.js';
import { tokens } from '../tokens.js';

/** What callers ask for. */
export const useCases = new ContainerModule(({ bind }) => {
  bind(tokens.generateData)
    .toResolvedValue(
      (words, limits, entropy, rows, turns, planning) =>
        new GenerateData(words, limits, entropy, rows, turns, planning),
      [tokens.words, tokens.limits, tokens.entropy, tokens.rows, tokens.turns, tokens.planning],
    )
    .inSingletonScope();
  bind(tokens.previewData)
    .toResolvedValue((generateData) => new PreviewData(generateData), [tokens.generateData])
    .inSingletonScope();
  bind(tokens.listFieldTypes)
    .toResolvedValue((words) => new ListFieldTypes(words), [tokens.words])
    .inSingletonScope();
  bind(tokens.checkReadiness)
    .toResolvedValue(
      (gate, { health }) => new CheckReadiness(gate, health),
      [tokens.gate, tokens.stores],
    )
    .inSingletonScope();
});
