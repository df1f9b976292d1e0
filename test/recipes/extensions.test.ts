import { expect } from 'chai';
import { freePort } from '../adapters/stores/redis/support/redis-server.js';
import { addressOf, slugs } from '../support/email-names.js';
import { everyOf } from '../support/every-of.js';
import { Kitchen, scriptOf } from './support/run-recipe.js';

/** The pages that add a part, each with a check of the files that it writes. */
const pages: Readonly<Record<string, (kitchen: Kitchen, output: string) => void>> = {
  'add-a-field-type': (kitchen, output) => {
    const [header, ...rows] = lines(kitchen.read('seats.csv'));

    expect(header).to.equal('seat,passenger');
    const seats = rows.map((row) => row.split(',')[0] ?? '');
    expect(new Set(seats).size).to.equal(60);
    expect(everyOf(seats, (seat) => /^(?:[1-9]|10)[A-F]$/.test(seat))).to.equal(true);
    expect(output).to.contain('Seat of an aircraft that has six in a row');
  },
  'add-a-format': (kitchen) => {
    const rows = kitchen.read('notes.pgcopy').trimEnd().split('\n');

    expect(rows[0]).to.equal('id\tnote');
    expect(rows).to.have.length(4);
    expect(everyOf(rows.slice(1), (row) => /^[0-9a-f-]{36}\t(?:a\\tb|c|\\N)$/.test(row))).to.equal(
      true,
    );
  },
  'add-a-sql-dialect': (kitchen) => {
    const text = kitchen.read('visits.sql');

    expect(text).to.contain('CREATE TABLE visits (');
    expect(text).to.match(/seen_at TIMESTAMP_S NOT NULL/);
    expect(text).to.match(/INSERT INTO visits \(visitor, "order", seen_at\) VALUES\n/);
  },
  'add-a-locale': (kitchen) => {
    const people = lines(kitchen.read('people.csv')).slice(1);

    expect(people).to.have.length(100);
    const women = people.filter((row) => /^(?:Aoife|Ciara|Gráinne|Niamh|Sinéad),/.test(row));
    expect(women).not.to.have.length(0);
    expect(everyOf(women, (row) => row.split(',')[1]?.startsWith('Ní ') === true)).to.equal(true);
  },
  'use-your-faker': (kitchen) => {
    const people = lines(kitchen.read('people.csv')).slice(1);

    expect(people).to.have.length(100);
    const name = /^(?:Grete|Jördis|Knut|Sönke) (?:Boysen|Clausen|Petersen),/;
    expect(everyOf(people, (row) => name.test(row))).to.equal(true);
    const follows = everyOf(people, (row) => {
      const [person = '', email = ''] = row.replaceAll('ö', 'o').split(',');
      const [first = '', last = ''] = person.split(' ');
      return addressOf(slugs(first, last)).test(email);
    });
    expect(follows).to.equal(true);
    expect(people.some((row) => /und (?:Boysen|Clausen|Petersen)"?$/.test(row))).to.equal(true);
  },
  'add-meanings': (kitchen) => {
    const rows = lines(kitchen.read('calls.csv')).slice(1);

    expect(rows).to.have.length(100);
    const row = /^(?:A1|A2|B1),\d{1,2}(?:\.\d)?,IMO \d{7}$/;
    expect(rows.find((text) => !row.test(text))).to.equal(undefined);
    expect(kitchen.read('request.json')).to.contain('"moored"');
    const visits = lines(kitchen.read('visits.csv')).slice(1);
    expect(visits).to.have.length(50);
    expect(visits.find((text) => !/^\d+,(?:A1|A2|B1),\d{1,2}(?:\.\d)?$/.test(text))).to.equal(
      undefined,
    );
    expect(kitchen.read('other.json')).to.contain('"C2"').and.not.contain('"moored"');
  },
  'add-a-hub': (kitchen) => {
    expect(JSON.parse(kitchen.read('search.json'))).to.have.nested.property(
      'results[0].ref',
      'harbour/tides',
    );
    const { data } = JSON.parse(kitchen.read('clone.json')) as { readonly data: readonly object[] };
    expect(data).to.have.length(5);
    expect(data[0]).to.have.all.keys('station', 'height');
  },
};

function lines(csv: string): readonly string[] {
  return csv.split('\r\n').slice(0, -1);
}

for (const [page, look] of Object.entries(pages)) {
  describe(`docs/recipes/${page}.md`, () => {
    const kitchen = new Kitchen();
    after(() => kitchen.remove());

    it('adds a part that keeps the laws and can be used', async () => {
      const output = kitchen.run(scriptOf(page), { PORT: String(await freePort()) });

      expect(output).to.match(/fail 0\b/);
      look(kitchen, output);
    });
  });
}
