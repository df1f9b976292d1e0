import { connect } from 'node:net';

const DEFAULT_PORT = 4222;

/**
 * Waits until a server of NATS says something, at most `timeout` milliseconds. The client itself would keep its connection to a
 * server that says nothing, and the process would not end.
 */
export function natsGreeting({ hostname, port }: URL, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port || DEFAULT_PORT), hostname.replace(/^\[|\]$/g, ''));
    socket.setTimeout(timeout, () => socket.destroy(new Error('TIMEOUT')));
    socket.once('data', () => {
      resolve();
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('CONNECTION_CLOSED')));
  });
}
