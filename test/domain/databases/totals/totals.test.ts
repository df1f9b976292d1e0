import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { engine } from '../../../support/tables.js';

const SCRIPT = `
CREATE TABLE customer (id INT PRIMARY KEY, orders_count SMALLINT, max_orders_count INT, invoices_count INT CHECK (invoices_count > 3));
CREATE TABLE product (id INT PRIMARY KEY, stock_count INT, review_count INT, unread_reviews_count INT);
CREATE TABLE reviews (id INT PRIMARY KEY, product_id INT NOT NULL REFERENCES product);
CREATE TABLE stock (id INT PRIMARY KEY, product_id INT NOT NULL REFERENCES product);
CREATE TABLE invoices (id INT PRIMARY KEY, customer_id INT NOT NULL REFERENCES customer, total NUMERIC(10, 2) NOT NULL);
CREATE TABLE invoice_lines (id INT PRIMARY KEY, invoice_id INT NOT NULL REFERENCES invoices, unit_price NUMERIC(10, 2), quantity INT NOT NULL);
CREATE TABLE orders (id INT PRIMARY KEY, customer_id INT NOT NULL REFERENCES customer, net NUMERIC(12, 2), tax_rate REAL, total NUMERIC(12, 2));
CREATE TABLE payments (id INT PRIMARY KEY, amount NUMERIC(10, 2), fee NUMERIC(10, 2), net NUMERIC(10, 2));
CREATE TABLE bills (id INT PRIMARY KEY, total NUMERIC(4, 2));
CREATE TABLE bill_items (id INT PRIMARY KEY, bill_id INT NOT NULL REFERENCES bills, price NUMERIC(8, 2), quantity INT);
`;

describe('columns that agree with others', () => {
  const agreeing = (rows: number) => {
    const { totals, missed } = setOfSchema(readDdl(SCRIPT), { rows, engine });
    return { totals, missed: missed.map(({ table, text }) => `${table}.${text}`) };
  };

  it('are those that name rows or amounts, and whose types and checks allow the result', () => {
    expect(agreeing(100).totals).to.have.members([
      'customer.orders_count counts orders.customer_id',
      'product.review_count counts reviews.product_id',
      'invoices.total is the sum of invoice_lines.amount of the row',
      'payments.amount is net + fee',
    ]);
  });

  it('are fewer where the rows are too many to add up, which is reported', () => {
    const { totals, missed } = agreeing(600_000);

    expect(totals).to.include('payments.amount is net + fee');
    expect(totals.length).to.be.lessThan(4);
    expect(missed).to.include('invoices.total');
  });

  it('are also there behind one that is left out because of its rows', () => {
    const script = `
      CREATE TABLE product (id INT PRIMARY KEY, reviews_count INT, offers_count INT);
      CREATE TABLE reviews (id INT PRIMARY KEY, product_id INT NOT NULL REFERENCES product);
      CREATE TABLE offers (id INT PRIMARY KEY, product_id INT NOT NULL REFERENCES product);`;
    const rowsOf = new Map([
      ['reviews', 1_200_000],
      ['offers', 800_000],
    ]);
    const { totals } = setOfSchema(readDdl(script), { rows: 100_000, rowsOf, engine });

    expect(totals).to.deep.equal(['product.offers_count counts offers.product_id']);
  });

  it('have room for all decimals of a product', () => {
    const says = (digits: string): readonly string[] => {
      const script = `CREATE TABLE order_lines (id INT PRIMARY KEY, quantity NUMERIC(8, 2) NOT NULL, unit_price NUMERIC(10, 2) NOT NULL,
        total NUMERIC(${digits}));`;
      return setOfSchema(readDdl(script), { rows: 100, engine }).totals;
    };

    expect(says('20, 4')).to.deep.equal(['order_lines.total is quantity × unit_price']);
    expect(says('20, 3')).to.deep.equal([]);
  });
});
