import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { generate } from '../../../src/adapters/library/generate.js';
import { fetchPlaces } from '../../../src/adapters/places/fetch-places.js';

/** The files of places, as the build writes them beside the compiled modules. */
const WORLD = new URL('../../../src/adapters/places/world/', import.meta.url);

const server = createServer((request, response) => {
  readFile(new URL(`.${request.url}`, WORLD)).then(
    (file) => response.end(file),
    () => response.writeHead(404).end(),
  );
});

function url(folder: string): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`;
}

describe('places that a program fetches', () => {
  before((done) => void server.listen(0, '127.0.0.1', done));
  after((done) => void server.close(done));

  it('give the same rows as those that the package reads', async () => {
    const fields = [
      { name: 'city', type: 'city', locale: 'en' },
      { name: 'postal_code', type: 'postal_code' },
      { name: 'latitude', type: 'latitude' },
      { name: 'country', type: 'country' },
    ];
    const request = { rows: 500, seed: 5, format: 'csv', fields };

    const places = await fetchPlaces(url('/'));

    expect(generate(request, { places }).text()).to.equal(generate(request).text());
  });

  it('name the file that the server does not have', async () => {
    const error = await fetchPlaces(url('/nowhere/')).catch((reason: Error) => reason);

    expect(error)
      .to.be.instanceOf(Error)
      .with.property('message')
      .that.matches(/^http:.*\/nowhere\/[\w-]+\.\w+ answers 404: places need this file$/);
  });
});
