import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { nodeAtlas } from '../../../src/adapters/places/node-atlas.js';
import { packageRoot } from '../../support/package-root.js';

const FOLDER = 'src/adapters/places/world';

const { gazetteer } = nodeAtlas.places('en');
const { countries, regions, timezones, cities } = gazetteer;

type Row = Readonly<Record<string, string>>;

function textOf(file: string): string {
  return readFileSync(new URL(`${FOLDER}/${file}`, packageRoot), 'utf8');
}

/** Parses the rows of a table with an independent parser. */
function rowsOf(table: string): readonly Row[] {
  const options = { delimiter: '\t', comment: '#', comment_no_infix: true, quote: null };
  return parse(textOf(`${table}.tsv`), { ...options, columns: true }) as Row[];
}

const degrees = (tenThousandths: number | undefined): string =>
  ((tenThousandths ?? Number.NaN) / 10_000).toFixed(4);

describe('the tables of places', () => {
  for (const table of [
    'countries',
    'regions',
    'cities',
    'home-countries',
    'streets',
    'names',
    'towns',
  ]) {
    it(`have the documented columns in ${table}.tsv, below a comment with the sources`, () => {
      const page = textOf('README.md').split(`## ${table}.tsv`)[1]?.split('\n## ')[0] ?? '';
      const described = [...page.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`(\w+)`/g)].map(([, column]) => column),
      );
      const lines = textOf(`${table}.tsv`).split('\n');
      const head = lines.findIndex((line) => !line.startsWith('#'));

      expect(lines[head]?.split('\t')).to.deep.equal(described);
      expect(lines.slice(0, head).join('\n')).to.include('GeoNames').and.include('CC BY 4.0');
    });
  }

  it('contain the cities of the packed table, which is sorted by population', () => {
    const packed = Array.from(cities.names, (name, i) => {
      const { code } = regions[cities.regions[i] as number] ?? {};
      const { alpha2 } = countries[cities.countries[i] as number] ?? {};
      return {
        region: `${alpha2}-${code}`,
        name,
        population: String(cities.populations[i]),
        latitude: degrees(cities.latitudes[i]),
        longitude: degrees(cities.longitudes[i]),
        timezone: timezones[cities.timezones[i] as number],
      };
    });
    const rows = rowsOf('cities').toSorted((a, b) => Number(b.population) - Number(a.population));

    expect(packed).to.have.length(rows.length);
    expect(
      packed.filter((city, i) => JSON.stringify(city) !== JSON.stringify(rows[i])),
    ).to.deep.equal([]);
  });

  it('contain the countries and regions of the packed table', () => {
    const ofCountries = countries.map(({ alpha2, name, currency }) => [alpha2, name, currency]);
    const ofRegions = regions.map(({ country, code, name }) => [
      countries[country]?.alpha2,
      code,
      name,
    ]);

    expect(rowsOf('countries').map((row) => [row.alpha2, row.name, row.currency])).to.deep.equal(
      ofCountries,
    );
    expect(rowsOf('regions').map((row) => [row.country, row.code, row.name])).to.deep.equal(
      ofRegions,
    );
  });

  it('contain the postal prefixes as ranges, which are expanded when they are packed', () => {
    const alabama = regions.find(({ name }) => name === 'Alabama');

    expect(rowsOf('regions').find(({ name }) => name === 'Alabama')).to.include({
      postal_prefixes: '35-36',
      postal_rest: '###',
    });
    expect(alabama?.postalCodes?.prefixes).to.deep.equal(['35', '36']);
    expect(alabama?.postalCodes?.rest).to.equal('###');
  });
});
