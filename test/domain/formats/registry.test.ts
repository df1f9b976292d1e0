import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { FORMAT_NAMES, TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { packageRoot } from '../../support/package-root.js';
import { formats, planOf, request } from '../../support/tables.js';
import { formatCases } from './cases.js';

const folder = new URL('src/domain/formats/', packageRoot);

describe('the registry of formats', () => {
  it('contains the format of every file that defines one', () => {
    const files = readdirSync(folder).filter((file) =>
      /\bname: '[^']+',\s+extension: /.test(readFileSync(new URL(file, folder), 'utf8')),
    );

    expect(files.map((file) => file.replace(/\.ts$/, ''))).to.have.members([...FORMAT_NAMES]);
  });

  for (const name of TEXT_FORMAT_NAMES) {
    it(`has the expected name, extension and media type for ${name}`, () => {
      const format = formats[name];
      const { extension, mediaType, isJson } = formatCases[name];

      expect(format).to.include({ name, extension, isJson });
      const { options } = planOf(request({ format: name })).request;
      expect(format.mediaType(options)).to.equal(mediaType);
    });
  }

  it('marks the header as absent in the media type of CSV if it is left out', () => {
    const { options } = planOf(request({ format: 'csv', csv: { header: false } })).request;

    expect(formats.csv.mediaType(options)).to.equal('text/csv; charset=utf-8; header=absent');
  });
});
