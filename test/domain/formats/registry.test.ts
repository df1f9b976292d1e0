import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { FORMAT_NAMES, type FormatName, formats } from '../../../src/domain/formats/index.js';
import { packageRoot } from '../../support/package-root.js';
import { planOf, request } from '../../support/tables.js';

interface FormatCase {
  readonly extension: string;
  readonly mediaType: string;
  readonly isJson: boolean;
}

const cases: Readonly<Record<FormatName, FormatCase>> = {
  json: { extension: 'json', mediaType: 'application/json; charset=utf-8', isJson: true },
  ndjson: { extension: 'ndjson', mediaType: 'application/x-ndjson', isJson: false },
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8; header=present', isJson: false },
  sql: { extension: 'sql', mediaType: 'application/sql; charset=utf-8', isJson: false },
};

const folder = new URL('src/domain/formats/', packageRoot);

describe('the registry of formats', () => {
  it('holds a format for every file that makes one', () => {
    const files = readdirSync(folder).filter((file) =>
      readFileSync(new URL(file, folder), 'utf8').includes(': Format = {'),
    );

    expect(files.map((file) => file.replace(/\.ts$/, ''))).to.have.members([...FORMAT_NAMES]);
  });

  for (const name of FORMAT_NAMES) {
    it(`tells the name, extension and media type of ${name}`, () => {
      const format = formats[name];
      const { extension, mediaType, isJson } = cases[name];

      expect(format).to.include({ name, extension, isJson });
      expect(format.mediaType(planOf(request({ format: name })).request)).to.equal(mediaType);
    });
  }

  it('says in the media type of csv that the header is left out', () => {
    const { request: valid } = planOf(request({ format: 'csv', csv: { header: false } }));

    expect(formats.csv.mediaType(valid)).to.equal('text/csv; charset=utf-8; header=absent');
  });
});
