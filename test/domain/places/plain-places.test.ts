import { expect } from 'chai';
import type { Country } from '../../../src/domain/places/gazetteer.js';
import { plainPlaces } from '../../../src/domain/places/plain-places.js';

const country: Country = {
  alpha2: 'XX',
  alpha3: 'XXA',
  numeric: '999',
  name: 'Nowhere',
  continent: 'Europe',
  language: 'en',
  languageName: 'English',
  nationality: 'Nowhere',
  currency: 'EUR',
  postalLetters: '',
};

const city = (name: string, population: number) => ({
  name,
  population,
  latitude: 1,
  longitude: 2,
  timezone: `Zone/${name}`,
  region: { code: name, name },
  country,
});

describe('plain places', () => {
  it('list cities by descending population, in any given order', () => {
    const { gazetteer } = plainPlaces([city('Small', 10), city('Large', 1000), city('Mid', 100)]);
    const { names, populations, regions, timezones } = gazetteer.cities;

    expect(names).to.deep.equal(['Large', 'Mid', 'Small']);
    expect([...gazetteer.cities.countries]).to.deep.equal([0, 0, 0]);
    expect([...populations]).to.deep.equal([1000, 100, 10]);
    expect(Array.from(regions, (region) => gazetteer.regions[region]?.name)).to.deep.equal(names);
    expect(Array.from(timezones, (zone) => gazetteer.timezones[zone])).to.deep.equal(
      names.map((name) => `Zone/${name}`),
    );
  });
});
