import { around, type Meaning, range } from '../meaning.js';

/** Prices, amounts of money and numbers of goods. */
export const amounts: readonly Meaning[] = [
  {
    names: 'quantity, qty, order quantity, unit ordered, item count, num item, number of item',
    numbers: range(1, 50, 2),
  },
  {
    names:
      'stock, onhand, stock quantity, stock level, stock count, inventory, inventory count, quantity on hand, on hand, in stock quantity, available quantity, quantity available, quantity in stock, unit in stock',
    numbers: range(0, 5000, 90),
  },
  { names: 'quantity', of: 'stock, inventory, warehouse', numbers: range(0, 5000, 90) },
  {
    names: 'reorder level, reorder point, minimum stock, min stock, safety stock',
    numbers: range(5, 200, 25),
  },
  {
    names:
      'price, unit price, sale price, list price, retail price, regular price, product price, item price, compare at price, msrp, selling price',
    numbers: range(1, 5000, 35, 2),
  },
  {
    names: 'cost, unit cost, cost price, purchase price, wholesale price',
    numbers: range(1, 3000, 20, 2),
  },
  {
    names: 'price, list price, sale price, asking price',
    of: 'house, property, home, estate, apartment, realty',
    numbers: range(60_000, 4_000_000, 330_000),
  },
  { names: 'price', of: 'vehicle, car', numbers: range(1500, 150_000, 21_000) },
  {
    names: 'price, open, close, high, low, open price, close price, adjusted close, vwap',
    of: 'stock, quote, candle, market, trade, ticker, share, ohlc',
    numbers: range(2, 900, 60, 2),
  },
  { names: 'rent, monthly rent', numbers: range(350, 8000, 1400) },
  {
    names:
      'amount, total, subtotal, total amount, grand total, order total, total price, net amount, gross amount, amount due, amount paid, invoice total, total due, order amount, transaction amount, payment amount, revenue, line total, sale amount',
    numbers: range(1, 20_000, 85, 2),
  },
  {
    names:
      'shipping, shipping cost, shipping fee, delivery fee, shipping amount, freight, postage, delivery cost, shipping price',
    numbers: range(0, 60, 7, 2),
  },
  {
    names: 'tax, tax amount, vat, vat amount, sales tax, tax total, gst',
    numbers: range(0, 1000, 9, 2),
  },
  { names: 'tip, tip amount, gratuity', numbers: range(0, 60, 4.5, 2) },
  {
    names:
      'fee, fee amount, service fee, transaction fee, processing fee, commission, commission amount',
    numbers: range(0.1, 400, 5, 2),
  },
  { names: 'discount, discount amount, discount total', numbers: range(0, 300, 8, 2) },
  {
    names:
      'discount percent, discount percentage, discount pct, percent off, discount rate percent',
    numbers: range(5, 50),
  },
  { names: 'refund amount, refunded amount, refund', numbers: range(1, 2000, 45, 2) },
  {
    names:
      'salary, annual salary, base salary, yearly salary, gross salary, compensation, annual pay, annual compensation, current salary, expected salary',
    numbers: range(22_000, 320_000, 62_000),
  },
  {
    names: 'monthly salary, net salary, gross pay, net pay, monthly wage',
    numbers: range(1200, 25_000, 3900, 2),
  },
  {
    names: 'hourly rate, hourly wage, wage, pay rate, rate per hour',
    numbers: range(12, 250, 38, 2),
  },
  { names: 'bonus, bonus amount, annual bonus', numbers: range(200, 60_000, 4000) },
  {
    names:
      'balance, account balance, current balance, opening balance, closing balance, available balance, ending balance',
    numbers: range(0, 250_000, 2600, 2),
  },
  {
    names: 'credit limit, overdraft limit, spending limit, limit amount, coverage amount',
    numbers: range(500, 50_000, 5000),
  },
  { names: 'credit score, fico, fico score', numbers: around(690, 70, [350, 850]) },
  {
    names: 'budget, annual budget, budget amount, budgeted amount, planned budget',
    numbers: range(500, 2_000_000, 24_000),
  },
  {
    names:
      'deal value, deal amount, opportunity amount, contract value, deal size, estimated value, pipeline value',
    numbers: range(500, 900_000, 14_000),
  },
  {
    names: 'amount, value',
    of: 'deal, opportunity, contract, grant, lead',
    numbers: range(500, 900_000, 14_000),
  },
  {
    names: 'loan amount, principal, principal amount, mortgage amount',
    numbers: range(1000, 900_000, 22_000),
  },
  { names: 'amount', of: 'loan, mortgage, claim', numbers: range(500, 500_000, 14_000) },
  {
    names: 'monthly payment, installment, instalment, installment amount, emi',
    numbers: range(30, 6000, 420, 2),
  },
  { names: 'interest rate, apr, annual rate, apy, interest', numbers: range(0.5, 29, 5.9, 2) },
  { names: 'tax rate, vat rate, gst rate', numbers: range(5, 25) },
  {
    names: 'exchange rate, fx rate, conversion rate',
    of: 'currency, fx, exchange, transaction, invoice, payment',
    numbers: range(0.5, 2, 1.05, 4),
  },
  { names: 'exchange rate, fx rate', numbers: range(0.5, 2, 1.05, 4) },
  {
    names: 'annual revenue, yearly revenue, company revenue, turnover',
    numbers: range(50_000, 2_000_000_000, 3_500_000),
  },
  { names: 'mrr, monthly recurring revenue', numbers: range(9, 40_000, 180, 2) },
  { names: 'arr, annual recurring revenue', numbers: range(100, 480_000, 2200) },
  {
    names:
      'lifetime value, ltv, clv, customer lifetime value, total spent, total spend, total purchase',
    numbers: range(5, 60_000, 380, 2),
  },
  {
    names: 'ad spend, spend, marketing spend, cost per click, cpc',
    of: 'campaign, ad, marketing, advert',
    numbers: range(1, 50_000, 420, 2),
  },
  {
    names: 'point, credit, credits',
    of: 'loyalty, reward, bonus, customer, member, user, player, wallet, account, subscriber, block, redemption',
    numbers: range(0, 20_000, 450),
  },
  {
    names: 'credit, credits, credit hour, credit earned, credit attempted',
    of: 'student, transcript, course, class, subject, semester, enrollment, curriculum, module, degree, grade',
    numbers: range(1, 30, 5),
  },
  {
    names: 'loyalty point, reward point, bonus point, credits, credit',
    numbers: range(0, 20_000, 450),
  },
  {
    names: 'premium, premium amount, insurance premium, monthly premium',
    numbers: range(15, 3000, 140, 2),
  },
  { names: 'deductible, copay, co pay, excess', numbers: range(0, 5000, 400) },
  {
    names: 'market cap, market capitalization',
    numbers: range(5_000_000, 900_000_000_000, 2_000_000_000),
  },
  { names: 'trade volume, trading volume', numbers: range(1000, 90_000_000, 900_000) },
  {
    names: 'volume',
    of: 'stock, trade, quote, candle, market, ticker',
    numbers: range(1000, 90_000_000, 900_000),
  },
  { names: 'value', of: 'coupon, discount, promotion, voucher', numbers: range(5, 50) },
  { names: 'share price, stock price, strike price, average cost', numbers: range(2, 900, 60, 2) },
  { names: 'donation, donation amount, pledge', numbers: range(5, 20_000, 50, 2) },
  { names: 'fine, penalty, late fee, penalty amount', numbers: range(1, 500, 25, 2) },
  { names: 'fare, fare amount, toll', numbers: range(2, 400, 14, 2) },
  {
    names: 'sgst, cgst, igst, pst, hst, qst, iva, mwst, tva, freight tax, unit tax, tax due',
    numbers: range(0, 1000, 9, 2),
  },
  {
    names: 'buy rate, sell rate, rate buy, rate sell, spot rate, closing rate, bid rate, ask rate',
    numbers: range(0.5, 2, 1.05, 4),
  },
  {
    names: 'alloc, allocated, allocated amount, amount allocated, unallocated amount',
    numbers: range(0, 20_000, 85, 2),
  },
  {
    names: 'value, amount',
    of: 'vehicle, car, consignment, motorcycle, boat',
    numbers: range(1500, 150_000, 21_000, 2),
  },
  {
    names: 'value',
    of: 'sale, order, purchase, payment, invoice, installment, expense, income, quote, receipt, booking, reservation',
    numbers: range(1, 20_000, 85, 2),
  },
  {
    names: 'rate, unit rate, rate per unit',
    of: 'transaction, item, line, purchase, service, labor, order, quote, estimate, work',
    beside: 'quantity, qty, hours, weight, units, line total',
    numbers: range(1, 3000, 20, 2),
  },
  {
    names: 'rate, base rate, pay rate',
    of: 'wage, payroll, labor, labour, contractor, freelancer, timesheet, time entry, worker',
    numbers: range(12, 250, 38, 2),
  },
  {
    names:
      'float, opening float, closing float, cash float, opening cash, closing cash, counted cash, expected cash',
    numbers: range(50, 3000, 240, 2),
  },
];
