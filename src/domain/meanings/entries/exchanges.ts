import { type Meaning, range } from '../meaning.js';

const MACHINES =
  'integration event, webhook event, domain event, outbox, outbox event, event outbox, event store, stored event, stripe event, processed event, api event, billing event, payment event, system event, platform event';
const EVENTS =
  'order.created=24, order.paid=16, customer.updated=18, invoice.sent=14, payment.failed=10, user.created=18';

/** What systems say to each other: events, requests, grants, and the copies that they keep. */
export const exchanges: readonly Meaning[] = [
  { names: 'type, kind, event type, event name, event, topic', of: MACHINES, list: EVENTS },
  {
    names: 'event type, event name, type',
    beside:
      'payload, event payload, aggregate type, aggregate id, processed at, delivered at, published at, dispatched at, dedupe key, attempts',
    of: 'event, event type, outbox, message',
    list: EVENTS,
  },
  {
    names: 'status code, status, event code, scan code',
    of: 'tracking, tracking event, shipment tracking, shipment event, parcel event, package event, delivery event',
    list: 'in_transit=44, delivered=22, out_for_delivery=14, picked_up=12, exception=4, returned=4',
  },
  {
    names:
      'destination, destination address, target, target address, callback, forward to, redirect, redirect to',
    of: 'webhook, webhook delivery, delivery attempt, redirect, link, short link, route, forward, hook, callback',
    type: 'url',
  },
  {
    names:
      'response body, request body, raw body, raw response, raw request, response text, request text, response payload, request payload, body json, http response, http request',
    texts: [
      '{"status":"ok","id":1042}',
      '{"status":"ok","items":3}',
      '{"error":"not found"}',
      '{"error":"rate limit exceeded"}',
      '{"status":"accepted"}',
    ],
  },
  {
    names:
      'request, raw request, request data, request body, request payload, request json, request param, request parameter',
    json: [
      { method: 'POST', path: '/orders', body: { quantity: 2 } },
      { method: 'GET', path: '/orders/1042', query: {} },
      { method: 'PUT', path: '/customers/318', body: { language: 'en' } },
    ],
  },
  {
    names: 'request header, response header, header, http header',
    json: [
      { 'content-type': 'application/json', accept: '*/*' },
      { 'content-type': 'application/json', 'user-agent': 'example-client/2.1' },
      { 'content-type': 'text/plain', accept: 'text/html' },
    ],
  },
  {
    names:
      'product snapshot, item snapshot, variant snapshot, product data, product info, item data, listing snapshot',
    json: [
      { name: 'Desk lamp', sku: 'A-100', price: 24.9 },
      { name: 'Water bottle', sku: 'B-220', price: 12.5 },
      { name: 'Notebook', sku: 'C-015', price: 3.8 },
    ],
  },
  {
    names:
      'customer snapshot, user snapshot, buyer snapshot, contact snapshot, billing detail, customer detail, customer info, customer data, contact info',
    json: [
      { name: 'Alex Morgan', email: 'alex@example.com', country: 'GB' },
      { name: 'Sam Keller', email: 'sam@example.org', country: 'DE' },
      { name: 'Robin Diaz', email: 'robin@example.net', country: 'US' },
    ],
  },
  {
    names:
      'date range, time range, range, period, time window, date filter, validity, availability window',
    json: [
      { from: '2024-01-01', to: '2024-03-31' },
      { from: '2024-04-01', to: '2024-06-30' },
      { from: '2025-01-01', to: '2025-01-31' },
    ],
  },
  {
    names:
      'polygon, boundary, geofence, geometry, geo json, geojson, area polygon, service area, coverage area, coverage, bounds, shape',
    json: [
      {
        type: 'Polygon',
        coordinates: [
          [
            [9.1, 48.7],
            [9.3, 48.7],
            [9.3, 48.9],
            [9.1, 48.7],
          ],
        ],
      },
      {
        type: 'Polygon',
        coordinates: [
          [
            [2.2, 48.8],
            [2.4, 48.8],
            [2.4, 48.9],
            [2.2, 48.8],
          ],
        ],
      },
    ],
  },
  {
    names:
      'factor, driver, signal, contributing factor, risk, risk factor, issue, warning, finding',
    json: [
      [{ name: 'late delivery', weight: 0.4 }],
      [
        { name: 'low stock', weight: 0.6 },
        { name: 'high demand', weight: 0.3 },
      ],
      [],
    ],
  },
  {
    names:
      'provider type, identity provider type, auth type, auth provider type, sso type, idp type',
    of: 'auth, oauth, oauth provider, oauth client, identity, identity provider, flow, login, sso, session, connection, flow state, client state',
    list: 'oidc=44, oauth2=32, saml=24',
  },
  {
    names: 'grant type, grant, allowed grant type, response type',
    list: 'authorization_code=52, refresh_token=28, client_credentials=20',
  },
  {
    names: 'token endpoint auth method, token auth method, client auth method',
    list: 'client_secret_basic=48, client_secret_post=34, none=18',
  },
  {
    names: 'auth code, authorization code, oauth code, oauth state, state',
    of: 'oauth, oauth authorization, oauth state, auth, flow state, pkce, oauth session, sso',
    type: 'token',
    constraints: { length: 24 },
  },
  {
    names: 'authorization code, oauth code, csrf state, state token',
    type: 'token',
    constraints: { length: 24 },
  },
  {
    names: 'otp code, one time code, totp code, sms code, mfa code, confirmation code, verify code',
    type: 'string',
    constraints: { pattern: '[0-9]{6}' },
  },
  {
    names: 'public token, share token, checkout token, claim token, status token, access token',
    type: 'token',
  },
  {
    names: 'max attempt, max retry, max retries, attempt limit, retry limit, max try, max tries',
    numbers: range(1, 10, 4),
  },
  {
    names: 'aud, audience, jwt audience',
    of: 'user, session, client, auth, identity, claim',
    list: 'authenticated=62, api=26, web=12',
  },
  {
    names: 'name id format, nameid format',
    list: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent=46, urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress=54',
  },
  {
    names: 'challenge type, ceremony type',
    of: 'webauthn, passkey, challenge, mfa, webauthn challenge',
    list: 'registration=40, authentication=60',
  },
  {
    names: 'xml, metadata xml, raw xml, xml content, xml data, xml body, signed xml, xml payload',
    texts: [
      '<?xml version="1.0"?><document id="1042"><status>ok</status></document>',
      '<?xml version="1.0"?><document id="2207"><status>draft</status></document>',
      '<?xml version="1.0"?><message><from>shop</from><to>store</to></message>',
    ],
  },
  {
    names:
      'payment reference, payment ref, payment reference number, transaction reference, transaction ref, txn ref, receipt reference, gateway reference',
    type: 'string',
    constraints: { pattern: 'PAY-20(2[2-5])-[0-9]{6}' },
  },
  {
    names: 'device name, device label, device, device info, device description, device model name',
    of: 'push, push token, notification token, device token, session, user session, login, user device, trusted device, mobile device, refresh token, auth, fcm token, notification, subscription, push subscription',
    list: 'iPhone 15, iPhone 14 Pro, Galaxy S23, Galaxy A54, Pixel 8, iPad Air, MacBook Pro, Windows PC, Xperia 5, Redmi Note 12',
  },
  {
    names: 'title, subject, heading, headline, name',
    of: 'notification, push notification, notification log, user notification, in app notification',
    list: 'Your order has shipped, New message, Payment received, Password changed, Reminder for tomorrow, New comment on your post, Invitation to a team, Your report is ready, Profile updated, Update available',
  },
  {
    names: 'title, name, subject, headline',
    of: 'alert, alarm, warning, incident alert, user alert',
    list: 'High temperature, Low battery, Connection lost, Storage almost full, Threshold exceeded, Unusual login, Low stock, Heavy rain expected, Payment overdue, Slow response',
  },
  {
    names: 'description, detail, message, text, body',
    of: 'alert, alarm, warning, user alert',
    list: 'The value is above its limit., No data for 30 minutes., Please check the device., The limit will be reached today., Back to normal since this morning., Several attempts within an hour.',
  },
  {
    names: 'duration, validity, notice period, lead time, processing time, turnaround time',
    list: '30 minutes=22, 1 hour=26, 2 hours=12, 1 day=14, 1 week=14, 1 month=12',
  },
];
