import { expect } from 'chai';
import { valueKind } from '../../../../src/domain/databases/export/value-kind.js';

const kinds: Readonly<Record<string, readonly string[]>> = {
  boolean: ['bool', 'boolean', 'bit', 'bit(1)', 'tinyint(1)'],
  integer: [
    ...['int', 'integer', 'tinyint', 'tinyint(4)', 'smallint', 'mediumint', 'bigint', 'int(1)'],
    ...['year', 'oid'],
  ],
  number: [
    ...['numeric', 'numeric(10,2)', 'decimal', 'real', 'float', 'double', 'double precision'],
    ...['money', 'smallmoney'],
  ],
  datetime: [
    ...['timestamp', 'timestamp with time zone', 'timestamptz', 'datetime', 'datetime2'],
    ...['datetimeoffset', 'smalldatetime'],
  ],
  date: ['date'],
  time: ['time', 'time without time zone'],
  uuid: ['uuid', 'uniqueidentifier'],
  json: ['json', 'jsonb'],
  bytes: ['bytea', 'blob', 'mediumblob', 'binary', 'varbinary', 'image'],
  text: [
    ...['text', 'character varying', 'bit(8)', 'varbit', 'bit varying', 'bools', 'xbool', 'point'],
    ...['int4range', 'interval', 'years', 'midyear', 'oids', 'void', 'moneys', 'daterange'],
    ...['update', 'lifetime', 'sometimestamp', 'adatetime', 'timer', 'uuids', 'auuid', 'jsonpath'],
    ...['ajson', 'byteas', 'abytea', 'blobs', 'binaries', 'nonbinary', 'images', 'pointimage'],
    ...['numerical', 'unreal', 'uniqueidentifiers', 'auniqueidentifier', 'interval int'],
  ],
};

describe('the kind of value of a column', () => {
  for (const [kind, types] of Object.entries(kinds)) {
    it(`is ${kind} for ${types.join(', ')}`, () => {
      const found = types.map((written) => {
        const [type = '', args = ''] = written.split(/[()]/);
        return [written, valueKind({ type, args: args === '' ? [] : args.split(',').map(Number) })];
      });
      expect(found).to.deep.equal(types.map((written) => [written, kind]));
    });
  }
});
