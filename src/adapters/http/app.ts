import Koa from 'koa';
import type { AdmitRequest } from '../../application/access/admit-request.js';
import type { AuthenticateCaller } from '../../application/access/authenticate-caller.js';
import type { CheckReadiness } from '../../application/access/check-readiness.js';
import type { AgentEndpoint } from '../../application/ports/agent-endpoint.js';
import type { Clock } from '../../application/ports/clock.js';
import type { Compressor } from '../../application/ports/compressor.js';
import type { Entropy } from '../../application/ports/entropy.js';
import type { Gate } from '../../application/ports/gate.js';
import type { HubPlatform } from '../../application/ports/hub-platform.js';
import type { Log } from '../../application/ports/log.js';
import type { Metrics } from '../../application/ports/metrics.js';
import type { Turns } from '../../application/ports/turns.js';
import type { KeepProfile } from '../../application/profiles/keep-profile.js';
import type { GenerateData } from '../../application/tables/generate-data.js';
import type { KeptCatalogue } from '../../application/tables/kept-catalogue.js';
import type { ListChanges } from '../../application/tables/list-changes.js';
import type { PreviewData } from '../../application/tables/preview-data.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { type AccessPolicy, Entrance } from './access/entrance.js';
import { BodyBudget } from './body/body-budget.js';
import { bodyReader } from './body/json-body.js';
import type { Context, RequestState } from './context.js';
import { assetRoutes } from './explorer/asset-routes.js';
import { faviconRoutes } from './explorer/favicon.js';
import { redocPage } from './explorer/redoc-page.js';
import { swaggerPage } from './explorer/swagger-page.js';
import { accessLog } from './middleware/access-log.js';
import { commonHeaders } from './middleware/common-headers.js';
import { crossOrigin } from './middleware/cross-origin.js';
import { problemDetails } from './middleware/problem-details.js';
import { readRate } from './middleware/read-rate.js';
import { refusedFairUse } from './middleware/refused-fair-use.js';
import { requestScope } from './middleware/request-scope.js';
import { requestTarget } from './middleware/request-target.js';
import { type AllowedMethods, unmatched } from './middleware/unmatched.js';
import { writeTimeout } from './middleware/write-timeout.js';
import { agents } from './routes/agents.js';
import { changes } from './routes/changes.js';
import { errorPage } from './routes/error-page.js';
import { fieldTypes } from './routes/field-types.js';
import { generate } from './routes/generate.js';
import { health } from './routes/health.js';
import { home, type ServiceFacts } from './routes/home.js';
import { type HubVerbs, hubRoutes } from './routes/hub.js';
import { metricsPage } from './routes/metrics.js';
import { openApi } from './routes/openapi.js';
import { preview } from './routes/preview.js';
import { profileRoutes } from './routes/profile.js';
import { ready } from './routes/ready.js';
import type { Route } from './routes/route.js';
import { routing } from './routes/routing.js';
import { studioAssets } from './studio/studio-assets.js';
import { studioPage } from './studio/studio-page.js';

export interface Verbs extends HubVerbs {
  readonly authenticateCaller: AuthenticateCaller;
  readonly admitRequest: AdmitRequest;
  readonly generateData: GenerateData;
  readonly previewData: PreviewData;
  readonly listChanges: ListChanges;
  readonly checkReadiness: CheckReadiness;
  readonly keepProfile: KeepProfile;
}

export interface Surroundings {
  readonly engine: TableEngine;
  readonly catalogue: KeptCatalogue;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly gate: Gate;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly turns: Turns;
  readonly compressor: Compressor;
  readonly hubs: readonly HubPlatform[];
  readonly agentEndpoint: AgentEndpoint;
}

export interface AppFacts extends ServiceFacts, AccessPolicy {
  /** In milliseconds. */
  readonly writeTimeout: number;
  /** In bytes per second. */
  readonly minReadRate: number;
  /** Memory in bytes for request bodies that are still arriving, shared by all callers. */
  readonly bodyMemory: number;
  readonly compress: 'on' | 'off';
}

export interface App {
  readonly koa: Koa<RequestState>;
  readonly allowedMethods: AllowedMethods;
}

/** The Koa app: every route, and every middleware in the order in which it sees a request. */
export function createApp(verbs: Verbs, surroundings: Surroundings, facts: AppFacts): App {
  const { engine, catalogue, clock, compressor, entropy, gate, log, metrics } = surroundings;
  const entrance = new Entrance(verbs.authenticateCaller, verbs.admitRequest, clock, facts);
  const { bodyLimit, bodyMemory, profileLimit } = facts;
  const budget = new BodyBudget(bodyMemory, Math.max(bodyLimit, profileLimit));
  const readBody = bodyReader(bodyLimit, budget, surroundings.turns);
  const readProfile = bodyReader(profileLimit, budget, surroundings.turns);
  const streaming = { log, compressor: facts.compress === 'on' ? compressor : undefined };
  const routes: readonly Route[] = [
    home(facts, () => routes, studioPage(facts.basePath)),
    health(facts.version),
    ready(verbs.checkReadiness),
    fieldTypes(catalogue),
    generate(engine, verbs.generateData, readBody, entrance, streaming),
    preview(verbs.previewData, readBody, entrance, log),
    changes(verbs.listChanges, readBody, entrance, streaming),
    ...hubRoutes(surroundings.hubs, {
      verbs,
      readBody,
      entrance,
      terms: {
        limits: facts.limits,
        formats: engine.formats,
        compressions: engine.compressions,
      },
      streaming,
    }),
    agents(surroundings.agentEndpoint, readBody, entrance),
    // Without keys, a profile has no owner.
    ...(facts.auth === 'on' ? profileRoutes(verbs.keepProfile, readProfile, entrance) : []),
    ...(metrics.exposition ? [metricsPage(metrics.exposition)] : []),
    errorPage,
    openApi(facts, engine, catalogue, () => routes),
    swaggerPage(facts.basePath),
    redocPage(facts.basePath),
    ...assetRoutes,
    ...studioAssets(),
    ...faviconRoutes,
  ];
  const { dispatch, allowedMethods } = routing(routes, facts.basePath, gate, entrance);

  const koa = new Koa<RequestState>();
  for (const middleware of [
    requestScope(entropy),
    accessLog(clock, log, metrics),
    problemDetails(log, facts.basePath),
    commonHeaders(gate),
    ...(facts.corsOrigins.length > 0 ? [crossOrigin(facts.corsOrigins)] : []),
    writeTimeout(facts.writeTimeout),
    readRate(facts.minReadRate, facts.writeTimeout),
    refusedFairUse(entrance),
    requestTarget,
    dispatch,
    unmatched(allowedMethods),
  ]) {
    koa.use(middleware);
  }
  // Koa emits this event for streams that ended early, which stream-answer.ts has already logged, and for all other
  // errors. An error after the caller has left is not a defect: from Node 24 on, a body that cannot be sent throws.
  koa.on('error', (error: Error & { headerSent?: boolean }, ctx?: Context) => {
    if (error.headerSent || ctx?.state.signal.aborted) return;
    log.error('defect', { stack: error.stack });
  });
  return { koa, allowedMethods };
}
