import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Gate } from '../../application/ports/gate.js';
import type {
  AnswerFacts,
  Exposition,
  Metrics,
  StoreOperation,
} from '../../application/ports/metrics.js';

/** In seconds: from a health check to a hundred thousand rows for a slow reader. */
const ANSWER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** In seconds: from a look-up in memory to the timeout of a store. */
const STORE_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5];

/** Metrics of this process in the text format of Prometheus. All values of labels come from fixed tables. */
export class PrometheusMetrics implements Metrics {
  readonly exposition: Exposition;
  readonly #requests;
  readonly #durations;
  readonly #rows;
  readonly #bytes;
  readonly #storeCalls;

  constructor(gate: Gate) {
    const registry = new Registry();
    const registers = [registry];
    this.#requests = new Counter({
      name: 'tablewright_http_requests_total',
      help: 'Requests, by route, status and outcome of the answer.',
      labelNames: ['route', 'status', 'outcome'] as const,
      registers,
    });
    this.#durations = new Histogram({
      name: 'tablewright_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer.',
      labelNames: ['route'] as const,
      buckets: ANSWER_BUCKETS,
      registers,
    });
    this.#rows = new Counter({
      name: 'tablewright_rows_made_total',
      help: 'Rows generated.',
      labelNames: ['route'] as const,
      registers,
    });
    this.#bytes = new Counter({
      name: 'tablewright_response_bytes_total',
      help: 'Bytes of response bodies sent, after compression.',
      labelNames: ['route'] as const,
      registers,
    });
    this.#storeCalls = new Histogram({
      name: 'tablewright_store_call_duration_seconds',
      help: 'Duration of a call to the store of keys and request counts.',
      labelNames: ['operation'] as const,
      buckets: STORE_BUCKETS,
      registers,
    });
    watchGate(gate, registers);
    collectDefaultMetrics({ register: registry });
    this.exposition = { mediaType: registry.contentType, text: () => registry.metrics() };
  }

  answered({ route = 'none', status, outcome, seconds, rows, bytes }: AnswerFacts): void {
    this.#requests.inc({ route, status: status ?? 'none', outcome });
    this.#durations.observe({ route }, seconds);
    if (rows > 0) this.#rows.inc({ route }, rows);
    this.#bytes.inc({ route }, bytes);
  }

  storeCalled(operation: StoreOperation, seconds: number): void {
    this.#storeCalls.observe({ operation }, seconds);
  }
}

/** Reads the gate when Prometheus asks, so that no second count has to be kept up to date. */
function watchGate(gate: Gate, registers: Registry[]): void {
  new Gauge({
    name: 'tablewright_generations_running',
    help: 'Tables that are being generated, by size; small tables need no permit.',
    labelNames: ['size'] as const,
    registers,
    collect() {
      this.set({ size: 'small' }, gate.load.small);
      this.set({ size: 'large' }, gate.load.large);
    },
  });
  new Gauge({
    name: 'tablewright_generations_waiting',
    help: 'Large tables that wait for a permit.',
    registers,
    collect() {
      this.set(gate.load.waiting);
    },
  });
}
