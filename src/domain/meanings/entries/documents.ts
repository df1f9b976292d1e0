import type { Meaning } from '../meaning.js';

/** Values of JSON, by the names of their columns. */
export const documents: readonly Meaning[] = [
  {
    names: 'setting, config, configuration, option, parameter',
    json: [
      { notifications: true, language: 'en', page_size: 25 },
      { notifications: false, language: 'de', page_size: 50 },
      { notifications: true, language: 'fr', page_size: 25 },
      { notifications: true, language: 'en', page_size: 100 },
    ],
  },
  {
    names: 'preference, user preference, notification setting, notification preference',
    json: [
      { theme: 'dark', email: true, push: false },
      { theme: 'light', email: true, push: true },
      { theme: 'system', email: false, push: true },
      { theme: 'light', email: true, push: false },
    ],
  },
  {
    names:
      'metadata, meta, additional info, extra info, extra, extra data, additional data, custom field, custom data, context, info, attribute, detail, details, data',
    json: [
      { source: 'web', version: 2 },
      { source: 'mobile', version: 3, campaign: 'spring' },
      { source: 'import', version: 1 },
      { source: 'api', version: 3 },
    ],
  },
  {
    names: 'payload, body, request body, message',
    json: [
      { event: 'created', id: 1042, changed: ['status'] },
      { event: 'updated', id: 2207, changed: ['price', 'stock'] },
      { event: 'deleted', id: 318, changed: [] },
      { event: 'updated', id: 911, changed: ['email'] },
    ],
  },
  {
    names: 'event data, event property, property',
    json: [
      { page: '/pricing', duration: 12 },
      { page: '/', duration: 41 },
      { page: '/products', duration: 8 },
      { page: '/checkout', duration: 65 },
    ],
  },
  {
    names: 'response, request, response body, result, output, input, raw, raw data, raw response',
    json: [
      { status: 'ok', items: 3 },
      { status: 'ok', items: 12 },
      { status: 'error', message: 'not found' },
      { status: 'ok', items: 1 },
    ],
  },
  {
    names: 'change, diff, delta, old value, new value, before, after, changed field',
    json: [
      { status: { from: 'draft', to: 'published' } },
      { price: { from: 19.9, to: 24.9 } },
      { name: { from: 'Old name', to: 'New name' } },
      { quantity: { from: 4, to: 2 } },
    ],
  },
  {
    names: 'address, billing address, shipping address, location',
    json: [
      { street: '12 Mill Lane', city: 'Leeds', country: 'GB' },
      { street: '480 Oak Street', city: 'Portland', country: 'US' },
      { street: 'Lindenweg 7', city: 'Kassel', country: 'DE' },
      { street: '3 rue du Port', city: 'Nantes', country: 'FR' },
    ],
  },
  {
    names: 'tag, label, keyword, topic, category',
    json: [
      ['new', 'featured'],
      ['sale'],
      ['urgent', 'billing'],
      ['research', 'design', 'mobile'],
      [],
    ],
  },
  {
    names: 'item, line item, product, cart, content, order item',
    json: [
      [{ sku: 'A-100', quantity: 2, price: 12.5 }],
      [
        { sku: 'B-220', quantity: 1, price: 49 },
        { sku: 'A-100', quantity: 3, price: 12.5 },
      ],
      [{ sku: 'C-015', quantity: 1, price: 199 }],
    ],
  },
  {
    names: 'permission, scope, role, access, capability, grant',
    json: [['read'], ['read', 'write'], ['read', 'write', 'admin'], ['read', 'billing']],
  },
  {
    names: 'feature, flag, entitlement, limit, quota',
    json: [
      { seats: 5, api: false, sso: false },
      { seats: 25, api: true, sso: false },
      { seats: 100, api: true, sso: true },
    ],
  },
  {
    names: 'dimension, size, measurement',
    json: [
      { width: 20, height: 12, depth: 8 },
      { width: 45, height: 30, depth: 30 },
      { width: 8, height: 15, depth: 8 },
    ],
  },
  {
    names: 'reading, measure, telemetry, metric, stat, statistic, vital',
    json: [
      { temperature: 21.4, humidity: 48 },
      { temperature: 19.8, humidity: 55 },
      { temperature: 23.1, humidity: 41 },
    ],
  },
  {
    names: 'header, request header',
    json: [
      { 'content-type': 'application/json', accept: '*/*' },
      { 'content-type': 'text/html', accept: 'text/html' },
    ],
  },
  {
    names: 'social link, link, social',
    json: [
      { website: 'https://example.com', github: 'example' },
      { website: 'https://example.org' },
      { linkedin: 'example' },
    ],
  },
  {
    names: 'contact, contact info',
    json: [
      { name: 'Office', phone: '555-0100' },
      { name: 'Reception', phone: '555-0134' },
    ],
  },
  {
    names: 'schedule, opening hour, business hour, working hour, availability, hours',
    json: [
      { mon: '9-17', tue: '9-17', sat: null },
      { mon: '8-16', tue: '8-16', sat: '10-14' },
    ],
  },
  {
    names: 'answer, response data, form data, field',
    json: [
      { q1: 'yes', q2: 4 },
      { q1: 'no', q2: 2 },
      { q1: 'yes', q2: 5 },
    ],
  },
  {
    names: 'condition, rule, filter, criteria, query, targeting',
    json: [
      { field: 'country', operator: 'equals', value: 'US' },
      { field: 'plan', operator: 'in', value: ['pro', 'team'] },
      { field: 'age', operator: 'above', value: 18 },
    ],
  },
  {
    names: 'history, log, timeline',
    json: [
      [{ status: 'new' }],
      [{ status: 'new' }, { status: 'paid' }],
      [{ status: 'new' }, { status: 'paid' }, { status: 'shipped' }],
    ],
  },
  {
    names: 'allergy, symptom, medication, condition list',
    json: [['penicillin'], [], ['peanuts', 'latex'], ['pollen']],
  },
  {
    names: 'image, photo, attachment, file, media, asset',
    json: [
      [{ url: 'https://example.com/1.jpg', width: 1200 }],
      [],
      [
        { url: 'https://example.com/2.jpg', width: 800 },
        { url: 'https://example.com/3.jpg', width: 800 },
      ],
    ],
  },
  {
    names: 'variant, choice',
    json: [
      [
        { name: 'Small', price: 10 },
        { name: 'Large', price: 14 },
      ],
      [{ name: 'Red', price: 20 }],
    ],
  },
  {
    names: 'geo, geometry, geojson, coordinate, position, point',
    json: [
      { type: 'Point', coordinates: [8.68, 50.11] },
      { type: 'Point', coordinates: [-0.13, 51.51] },
      { type: 'Point', coordinates: [2.35, 48.86] },
    ],
  },
  {
    names: 'score, breakdown, usage, total, summary, progress',
    json: [
      { total: 87, parts: [40, 47] },
      { total: 64, parts: [30, 34] },
      { total: 95, parts: [48, 47] },
    ],
  },
];
