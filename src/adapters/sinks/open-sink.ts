import type { ChangeSink } from '../../application/ports/change-sink.js';
import type { SinkUrl } from './sink-url.js';

/** The longest time for one answer of a server, in milliseconds. */
const PATIENCE = 60_000;

/** Connects to a sink. Rejects with a `SinkError` if that fails. Only the client of the sink is loaded. */
export async function openSink(target: SinkUrl, patience = PATIENCE): Promise<ChangeSink> {
  switch (target.scheme) {
    case 'http:':
    case 'https:':
      return (await import('./http-sink.js')).httpSink(target, patience);
    case 'nats:':
      return (await import('./jetstream-sink.js')).JetStreamSink.open(target, patience);
    case 'amqp:':
    case 'amqps:':
      return (await import('./rabbitmq-sink.js')).RabbitMqSink.open(target, patience);
    case 'kafka:':
    case 'kafkas:':
      return (await import('./kafka/kafka-sink.js')).KafkaSink.open(target, patience);
  }
}

/** The name of a sink that says itself where it stands; undefined for other sinks. */
export function knowingSink({ scheme }: SinkUrl): string | undefined {
  if (scheme === 'nats:') return 'NATS JetStream';
  return scheme === 'kafka:' || scheme === 'kafkas:' ? 'Kafka' : undefined;
}
