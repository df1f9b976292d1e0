import { expect } from 'chai';
import { tableMark } from '../../../src/domain/meanings/table-mark.js';

/** The mark of a table, of whose columns the names are given. */
const markOf = (table: string, ...columns: readonly string[]): string | undefined =>
  tableMark(
    columns.map((name) => name.split('_')),
    table.split('_'),
  );

describe('the mark of a table', () => {
  it('is the short form of its name with which most columns begin', () => {
    expect(markOf('emp_children', 'ec_name', 'ec_sex', 'ec_born')).to.equal('ec');
    expect(markOf('customers', 'c_name', 'c_city', 'c_phone')).to.equal('c');
  });

  it('begins three columns, and seven of ten', () => {
    expect(markOf('emp_children', 'ec_name', 'ec_sex')).to.equal(undefined);
    const seven = ['ec_a', 'ec_b', 'ec_c', 'ec_d', 'ec_e', 'ec_f', 'ec_g'];
    expect(markOf('emp_children', ...seven, 'x_a', 'y_a', 'z_a')).to.equal('ec');
    expect(markOf('emp_children', ...seven, 'x_a', 'y_a', 'z_a', 'z_b')).to.equal(undefined);
    expect(markOf('emp_children', 'ec_a', 'ec_b', 'ec_c', 'ec')).to.equal('ec');
    expect(markOf('emp_children', 'ec_a', 'ec_b', 'ec', 'ec')).to.equal(undefined);
  });

  it('says nothing, is no word of the table, and has its letters in order', () => {
    expect(markOf('islands', 'is_big', 'is_old', 'is_far')).to.equal(undefined);
    expect(markOf('order', 'order_a', 'order_b', 'order_c')).to.equal(undefined);
    expect(markOf('emp_children', 'cex_a', 'cex_b', 'cex_c')).to.equal(undefined);
    expect(markOf('emp_children', 'me_a', 'me_b', 'me_c')).to.equal(undefined);
    expect(markOf('emp_children', 'ee_a', 'ee_b', 'ee_c')).to.equal('ee');
    expect(markOf('employees', 'emplye_a', 'emplye_b', 'emplye_c')).to.equal(undefined);
    expect(markOf('customers', 'x_a', 'x_b', 'x_c')).to.equal('x');
  });

  it('is none without columns, or if each has one word', () => {
    expect(tableMark([], ['users'])).to.equal(undefined);
    expect(markOf('users', 'u', 'u', 'u', 'u')).to.equal(undefined);
  });
});
