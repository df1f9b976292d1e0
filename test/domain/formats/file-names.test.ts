import { expect } from 'chai';
import { fileNames, folderNames } from '../../../src/domain/formats/file-names.js';

describe('the names of files of tables', () => {
  it('have no characters that a system forbids or that mislead', () => {
    expect(
      fileNames(['shop.orders', 'a/b\\c:d', '\u202Ecod', '\ud800', 'ä😀'], 'csv'),
    ).to.deep.equal(['shop.orders.csv', 'a_b_c_d.csv', '_cod.csv', '_.csv', 'ä😀.csv']);
  });

  it('differ by more than case', () => {
    expect(fileNames(['Orders', 'orders', 'ORDERS'], 'parquet')).to.deep.equal([
      'Orders.parquet',
      'orders-2.parquet',
      'ORDERS-3.parquet',
    ]);
  });
});

describe('the names of folders of tables', () => {
  it('are no names of other folders, and end with neither point nor blank', () => {
    expect(folderNames(['orders', '..', '.', '.git', 'a.', 'b '], [])).to.deep.equal([
      'orders',
      '__',
      '_',
      '_git',
      'a_',
      'b_',
    ]);
  });

  it('differ from names that are taken', () => {
    expect(folderNames(['Receipts', 'orders'], ['receipts'])).to.deep.equal([
      'Receipts-2',
      'orders',
    ]);
  });
});
