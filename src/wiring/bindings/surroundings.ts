import { ContainerModule } from 'inversify';
import { PinoLog } from '../../adapters/log/pino-log.js';
import { standardError } from '../../adapters/log/standard-error.js';
import { noMetrics } from '../../adapters/metrics/no-metrics.js';
import { packageVersion } from '../../adapters/system/package-version.js';
import { systemDigest } from '../../adapters/system/system-digest.js';
import { systemEntropy } from '../../adapters/system/system-entropy.js';
import { inferenceEntry, moduleFolder, threadEntry } from '../../programs/entries.js';
import { tokens } from '../tokens.js';

/** The parts that depend on the machine and on where the modules are: entries, entropy, digest, log and metrics. */
export const surroundings = new ContainerModule(({ bind }) => {
  bind(tokens.version).toResolvedValue(packageVersion).inSingletonScope();
  bind(tokens.entries).toConstantValue({ threadEntry, inferenceEntry, moduleFolder });
  bind(tokens.entropy).toConstantValue(systemEntropy);
  bind(tokens.digest).toConstantValue(systemDigest);
  bind(tokens.log)
    .toResolvedValue(
      ({ logLevel }, clock) => new PinoLog(logLevel, clock, standardError()),
      [tokens.settings, tokens.clock],
    )
    .inSingletonScope()
    .onDeactivation((log) => (log instanceof PinoLog ? log.close() : undefined));
  bind(tokens.metrics).toConstantValue(noMetrics);
});
