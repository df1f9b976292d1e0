import type { Meaning } from '../meaning.js';

/** The types of an account that has a balance or a bank. */
const BANK_ACCOUNT: Pick<Meaning, 'beside' | 'list'> = {
  beside:
    'balance, current balance, available balance, iban, bic, account number, routing number, currency, bank, bank name, credit limit, interest rate, overdraft limit',
  list: 'checking=46, savings=32, credit=14, investment=8',
};

/** Goods, orders and payments. */
export const commerce: readonly Meaning[] = [
  {
    names:
      'payment method, payment type, payment mode, method of payment, pay method, tender type, payment option',
    list: 'credit_card=52, paypal=18, debit_card=14, bank_transfer=8, apple_pay=5, cash=3',
  },
  {
    names: 'method',
    of: 'payment, payout, refund, transaction, withdrawal, deposit',
    list: 'credit_card=52, paypal=18, debit_card=14, bank_transfer=12, cash=4',
  },
  {
    names: 'payment provider, payment gateway, gateway, processor, payment processor, psp',
    list: 'stripe=58, paypal=22, adyen=11, square=9',
  },
  {
    names:
      'shipping method, delivery method, shipping option, shipping type, delivery type, ship mode, shipping service, service level',
    list: 'standard=62, express=22, overnight=6, pickup=10',
  },
  {
    names: 'carrier, shipping carrier, courier, shipper, shipping company, carrier name',
    list: 'UPS=30, FedEx=26, DHL=22, USPS=22',
  },
  {
    names: 'name',
    of: 'carrier, courier',
    list: 'UPS, FedEx, DHL, USPS, DPD, GLS, Hermes, Royal Mail',
  },
  {
    names: 'card type, card brand, card network, card scheme',
    list: 'visa=54, mastercard=32, amex=9, discover=5',
  },
  { names: 'brand', of: 'card, payment', list: 'visa=54, mastercard=32, amex=9, discover=5' },
  {
    names: 'transaction type, transfer type',
    list: 'purchase=46, deposit=16, withdrawal=14, transfer=14, refund=5, fee=5',
  },
  {
    names: 'type, kind',
    of: 'transaction, ledger, posting',
    list: 'purchase=46, deposit=16, withdrawal=14, transfer=14, refund=5, fee=5',
  },
  {
    names: 'direction, entry type, debit credit',
    of: 'transaction, entry, ledger, posting, journal, payment, transfer',
    list: 'debit=58, credit=42',
  },
  {
    names: 'account type',
    ...BANK_ACCOUNT,
  },
  {
    names: 'type, kind',
    of: 'account',
    ...BANK_ACCOUNT,
  },
  {
    names: 'type, kind, account type',
    of: 'account',
    beside:
      'provider, access token, refresh token, provider account id, token type, id token, scope',
    list: 'oauth=72, oidc=14, email=8, credentials=6',
  },
  {
    names: 'type, kind, account type',
    of: 'account, gl, ledger',
    beside: 'account code, normal balance, debit, credit, parent account, code, is contra',
    list: 'asset=28, liability=18, equity=8, revenue=20, expense=26',
  },
  {
    names: 'account type',
    list: 'personal=58, business=30, enterprise=12',
  },
  { names: 'type, kind', of: 'account', list: 'personal=58, business=30, enterprise=12' },
  {
    names: 'loan type, loan purpose, purpose',
    of: 'loan, mortgage, credit, application',
    list: 'mortgage=28, auto=24, personal=24, education=10, home improvement=9, business=5',
  },
  {
    names: 'loan type, loan purpose',
    list: 'mortgage=28, auto=24, personal=24, education=10, home improvement=9, business=5',
  },
  {
    names:
      'merchant category, spending category, expense category, transaction category, expense type, budget category',
    list: 'groceries=24, restaurants=16, transport=14, utilities=10, shopping=14, health=6, travel=6, entertainment=10',
  },
  {
    names: 'category',
    of: 'expense, transaction, budget, spending, merchant, cost',
    list: 'groceries=24, restaurants=16, transport=14, utilities=10, shopping=14, health=6, travel=6, entertainment=10',
  },
  {
    names: 'mcc, merchant category code',
    list: '5411=26, 5812=18, 5541=14, 4121=8, 5999=10, 5732=6, 7011=6, 5912=12',
  },
  {
    names: 'asset class, asset type, investment type, instrument type, security type',
    of: 'holding, portfolio, investment, security, securities, instrument, trade, fund, position, broker, market, stock, ticker, symbol, asset',
    list: 'stock=44, bond=20, etf=20, fund=11, crypto=5',
  },
  { names: 'side, order side', of: 'order, trade, position, execution', list: 'buy=54, sell=46' },
  { names: 'order type', of: 'trade, trading, exchange', list: 'market=58, limit=34, stop=8' },
  {
    names: 'ticker, stock symbol, ticker symbol, symbol',
    type: 'ticker',
  },
  { names: 'exchange, stock exchange', list: 'NYSE=38, NASDAQ=38, LSE=12, XETRA=12' },
  {
    names: 'crypto currency, cryptocurrency, coin',
    list: 'BTC=44, ETH=28, SOL=10, USDT=12, XRP=6',
  },
  { names: 'swift, swift code, bic code', type: 'bic' },
  { names: 'routing number', type: 'string', constraints: { pattern: '0[0-9]{8}' } },
  {
    names: 'last4, last 4, last four, card last4, card last 4, last four digit',
    type: 'string',
    constraints: { pattern: '[0-9]{4}' },
  },
  {
    names: 'terms, payment term, term',
    of: 'invoice, payment, vendor, supplier, customer, bill',
    list: 'net_30=58, net_15=16, net_60=14, due_on_receipt=12',
  },
  {
    names: 'payment term, payment terms',
    list: 'net_30=58, net_15=16, net_60=14, due_on_receipt=12',
  },
  {
    names: 'tax code, tax type, tax class, tax category',
    list: 'standard=72, reduced=18, zero=6, exempt=4',
  },
  { names: 'discount type', list: 'percentage=66, fixed=34' },
  {
    names:
      'coupon code, promo code, discount code, voucher code, coupon, promocode, voucher, promotion code',
    type: 'string',
    constraints: { pattern: '(SAVE|WELCOME|SPRING|VIP|DEAL)(5|10|15|20|25|30)' },
  },
  {
    names: 'code',
    of: 'coupon, promotion, voucher, discount, promo',
    type: 'string',
    constraints: { pattern: '(SAVE|WELCOME|SPRING|VIP|DEAL)(5|10|15|20|25|30)[A-Z]{2}' },
  },
  {
    names: 'return reason, refund reason, reason for return',
    list: 'wrong size=28, defective=22, changed mind=24, not as described=14, arrived late=12',
  },
  {
    names: 'reason',
    of: 'return, refund, rma',
    list: 'wrong size=28, defective=22, changed mind=24, not as described=14, arrived late=12',
  },
  {
    names: 'size, clothing size, shirt size, garment size, product size',
    list: 'XS=6, S=20, M=34, L=26, XL=14',
  },
  {
    names: 'size',
    of: 'pizza, drink, package, parcel, cup, box',
    list: 'small=30, medium=42, large=28',
  },
  {
    names: 'material, fabric, fabric type',
    list: 'cotton=34, polyester=22, leather=12, wool=10, wood=12, metal=10',
  },
  {
    names: 'color, colour, product color, color name, colour name',
    list: 'Black=26, White=20, Blue=16, Gray=12, Red=10, Green=8, Beige=8',
  },
  {
    names: 'style',
    of: 'product, clothing, item, furniture',
    list: 'casual=40, classic=24, modern=22, sport=14',
  },
  { names: 'season', list: 'spring, summer, fall, winter' },
  {
    names: 'brand, make brand, brand name, manufacturer name',
    list: 'Northwind, Brightline, Hearthstone, Velora, Kitewell, Orchard & Co, Summit Gear, Luma, Tidewater, Fernhill, Halden, Oakmere',
  },
  {
    names: 'name',
    of: 'brand',
    list: 'Northwind, Brightline, Hearthstone, Velora, Kitewell, Orchard & Co, Summit Gear, Luma, Tidewater, Fernhill, Halden, Oakmere',
  },
  {
    names: 'product, item, product title, item name, line item, product name',
    type: 'product_name',
  },
  {
    names: 'name, title',
    of: 'product, item, goods, good, variant, sku, spu, merchandise, line',
    type: 'product_name',
  },
  {
    names: 'category, product type, product group, category name, item category, department',
    of: 'product, item, merchandise, catalog, catalogue, inventory, store, shop, listing, category',
    type: 'product_category',
  },
  {
    names: 'unit, uom, unit of measure, unit of measurement, measurement unit',
    list: 'piece=48, kg=20, g=8, l=10, m=6, box=8',
  },
  {
    names: 'unit',
    of: 'sensor, reading, measurement, metric, telemetry',
    list: '°C=42, %=24, hPa=14, V=10, W=10',
  },
  {
    names: 'unit',
    of: 'lab, result, test, observation, vital',
    list: 'mg/dL=50, mmol/L=26, g/dL=12, %=12',
  },
  {
    names: 'unit',
    of: 'address, apartment, property, building',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]?[A-D]' },
  },
  { names: 'weight unit, mass unit', list: 'kg=70, g=20, lb=10' },
  { names: 'dimension unit, length unit', list: 'cm=80, mm=8, in=12' },
  {
    names: 'dimension, package dimension, product dimension',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]x[1-9][0-9]x[1-9][0-9] cm' },
  },
  {
    names: 'isbn, isbn13, isbn 13',
    type: 'string',
    constraints: { pattern: '978-[0-9]-[0-9]{4}-[0-9]{4}-[0-9]' },
  },
  {
    names: 'order number, order no, order ref, order reference',
    type: 'string',
    constraints: { pattern: 'ORD-[0-9]{6}' },
  },
  {
    names: 'invoice number, invoice no, invoice ref',
    type: 'string',
    constraints: { pattern: 'INV-20(23|24|25)-[0-9]{5}' },
  },
  {
    names: 'number, no, reference',
    of: 'invoice',
    type: 'string',
    constraints: { pattern: 'INV-20(23|24|25)-[0-9]{5}' },
  },
  {
    names: 'tracking number, tracking code, tracking no',
    type: 'string',
    constraints: { pattern: '1Z[0-9A-Z]{6}[0-9]{10}' },
  },
  {
    names: 'location, bin location, shelf, aisle, bin, storage location, shelf location',
    of: 'inventory, stock, warehouse, product, item, bin, book',
    type: 'string',
    constraints: { pattern: '[A-F][0-9]{2}-[0-9]{2}' },
  },
  {
    names: 'movement type, adjustment type, stock movement type, type',
    of: 'stock, inventory, movement, adjustment',
    list: 'sale=48, purchase=26, return=8, adjustment=10, transfer=8',
  },
  {
    names: 'gift message, gift note',
    list: 'Happy birthday!, With love, Congratulations!, Enjoy!, Thank you for everything',
  },
  { names: 'isin', type: 'isin' },
  { names: 'cusip', type: 'cusip' },
  {
    names: 'purchase order, purchase order number, po number, ponumber, po no',
    type: 'string',
    constraints: { pattern: 'PO-[0-9]{6}' },
  },
  {
    names: 'batch number, lot number, batch no, lot no, batch code',
    type: 'string',
    constraints: { pattern: 'LOT-[0-9]{4}-[A-Z][0-9]{2}' },
  },
  {
    names: 'serial number, serial no, serial',
    type: 'string',
    constraints: { pattern: 'SN[0-9A-Z]{10}' },
  },
  { names: 'warranty, warranty period', list: '1 year=44, 2 years=38, 3 years=12, none=6' },
];
