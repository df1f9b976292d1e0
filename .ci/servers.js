// Fails if no PostgreSQL, MariaDB, NATS or RabbitMQ server answers: their tests would be skipped, and CI would refuse that at its very end.
// CI does not install these servers, because a server belongs to a machine, with an owner, a port and a place for its data.
import { setTimeout } from 'node:timers/promises';
import amqp from 'amqplib';
import mysql from 'mysql2/promise';
import { connect } from 'nats';
import pg from 'pg';

const {
  TABLEWRIGHT_TEST_POSTGRES_URL: postgresUrl = 'postgresql://root@127.0.0.1:5432/test',
  TABLEWRIGHT_TEST_MARIADB_URL: mariadbUrl = 'mysql://root@127.0.0.1:3306/test',
  TABLEWRIGHT_TEST_NATS_URL: natsUrl = 'nats://127.0.0.1:4222',
  TABLEWRIGHT_TEST_RABBITMQ_URL: rabbitmqUrl = 'amqp://guest:guest@127.0.0.1:5672',
} = process.env;

/** A server that starts with the machine needs some seconds. */
const TRIES = 30;

async function needs(variable, url, ask) {
  for (let left = TRIES; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (left > 0) await setTimeout(1000);
      else
        throw new Error(`no server at ${url}: start it, or name another one in ${variable}`, {
          cause: error,
        });
    }
  }
}

await needs('TABLEWRIGHT_TEST_POSTGRES_URL', postgresUrl, async () => {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.end();
});
await needs('TABLEWRIGHT_TEST_MARIADB_URL', mariadbUrl, async () => {
  await (await mysql.createConnection(mariadbUrl)).end();
});
await needs('TABLEWRIGHT_TEST_NATS_URL', natsUrl, async () => {
  const connection = await connect({ servers: new URL(natsUrl).host });
  await connection.jetstreamManager();
  await connection.close();
});
await needs('TABLEWRIGHT_TEST_RABBITMQ_URL', rabbitmqUrl, async () => {
  await (await amqp.connect(rabbitmqUrl)).close();
});
