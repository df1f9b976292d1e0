import type { Meaning } from '../meaning.js';

/** Names and titles of rows, by compounds and other nouns of their tables. */
export const rowNames: readonly Meaning[] = [
  {
    names: 'name, title',
    of: 'license, licence',
    list: 'MIT, Apache-2.0, CC BY 4.0, CC0, GPL-3.0, Standard License, Team License, Site License',
  },
  {
    names: 'license name, licence name, image license, photo license',
    list: 'CC BY 4.0=36, CC BY-SA 4.0=26, CC0=20, All rights reserved=18',
  },
  {
    names: 'name',
    of: 'invitation request, access request, account request, join request, contact request, demo request, friend request, signup request, invite request, membership request, quote request, waitlist entry, waitlist, feedback, testimonial, inquiry, enquiry, contact message, contact submission, rsvp',
    type: 'name',
  },
  {
    names: 'name, title',
    of: 'mailing list, email list, contact list, distribution list, subscriber list, newsletter list',
    list: 'Newsletter, Product Updates, Members, Volunteers, Customers, Press, Events, Beta Testers',
  },
  {
    names: 'name, title',
    of: 'price list, price book, pricelist',
    list: 'Retail, Wholesale, Partners, Spring 2025, Online Shop, Employees',
  },
  {
    names: 'name, title',
    of: 'bookmark list, reading list, wish list, wishlist, shopping list, watch list, watchlist, favorite list',
    list: 'Favorites, Read Later, Birthday, Weekend, Groceries, Holiday, Home Office, Ideas',
  },
  {
    names: 'name, title',
    of: 'tax rate, tax, tax category, vat, vat rate',
    list: 'Standard Rate, Reduced Rate, Zero Rate, VAT 20 %, VAT 7 %, Exempt',
  },
  {
    names: 'name, title',
    of: 'payout method, payment method, shipping method, delivery method, shipping option',
    list: 'Standard, Express, Bank Transfer, Credit Card, PayPal, Pickup, Invoice',
  },
  {
    names: 'name, title',
    of: 'zone, shipping zone, region group, delivery zone, sales region',
    list: 'Domestic, Europe, North America, Asia, Rest of World, Local',
  },
  {
    names: 'name, title, short name',
    of: 'marking period, academic year, school year, semester, term, academic term, quarter, grading period, school period',
    list: 'Semester 1, Semester 2, Quarter 1, Quarter 2, Quarter 3, Quarter 4, Full Year, Summer Term',
  },
  {
    names: 'name, title',
    of: 'schedule, shift, rota, roster, timetable',
    list: 'Early Shift, Late Shift, Night Shift, Weekdays, Weekend, Summer Hours, Office Hours, On Call',
  },
  {
    names: 'name, title, label',
    of: 'credit card, debit card, payment card, stripe card, virtual card, bank card, prepaid card',
    list: 'Business Card, Travel, Office Supplies, Team Events, Marketing, Software, Personal, Backup',
  },
  {
    names: 'name, friendly name, display name, label, nickname',
    of: 'passkey, security key, authenticator, two factor, webauthn credential, key',
    list: 'Work Laptop, Phone, Security Key, Home Computer, Tablet, Backup Key',
  },
  {
    names: 'name, title',
    of: 'sound, ringtone, font, cursor, filter, preset, saved search, saved filter, search filter',
    list: 'My Items, Open This Week, Recently Updated, High Priority, Without Owner, Archived',
  },
  {
    names: 'icon name, icon key, icon id',
    list: 'home, user, star, heart, calendar, settings, mail, bell, check, folder',
  },
  {
    names: 'developer, maintainer',
    of: 'integration, app, application, plugin, extension, game, module, package, library',
    type: 'company',
  },
  { names: 'developer, maintainer, holder, account holder, policy holder', type: 'name' },
  { names: 'from', of: 'template, project, campaign, mail, email, newsletter', type: 'email' },
  {
    names: 'contact info, contact information, contact detail, contact details',
    type: 'email',
  },
  {
    names: 'stage',
    list: 'new=24, planned=20, in progress=30, review=12, done=14',
  },
  {
    names: 'place, meeting point',
    list: 'City Hall, Central Station, Main Square, Riverside, Airport, Old Town, Harbor, Market Hall',
  },
  {
    names: 'variable',
    of: 'template, email, mail, message, notification',
    list: 'first_name, last_name, company, order_number, date, amount, link, city',
  },
  {
    names: 'value',
    of: 'field, shelf, catalog, library',
    list: 'Fiction, Science, History, Art, Music, Travel, Cooking, Sports',
  },
  {
    names: 'label, name, title, caption',
    of: 'field, form field, custom field, input, profile field, question field',
    list: 'First Name, Last Name, Email, Phone, Company, Birth Date, City, Comments, Gender, Country',
  },
  {
    names: 'name, title, short name',
    of: 'timetable, calendar, daily schedule',
    list: 'Term 1, Term 2, Autumn, Winter, Spring, Summer, Week A, Week B',
  },
  {
    names: 'name, title, description',
    of: 'account heading, account class, account type, chart class, chart type, ledger group, account group, accounting category',
    list: 'Current Assets, Fixed Assets, Current Liabilities, Equity, Sales Revenue, Cost of Goods Sold, Operating Expenses, Other Income',
  },
  {
    names: 'type, kind',
    of: 'accounting category, account category, budget category, finance category, cash category',
    list: 'income=40, expense=60',
  },
  {
    names: 'access type, access level, access mode, access',
    of: 'page, document, site, board, folder, link, calendar, album, gallery, status page, dashboard',
    list: 'public=56, private=28, password=16',
  },
  {
    names: 'signature, file signature, checksum signature',
    of: 'file, package, artifact, release, image, plugin, download',
    type: 'hash',
  },
  {
    names: 'address',
    of: 'instance, proxy, replica, endpoint, cluster, container, pod, listener, upstream, broker, gateway, router, switch, interface, machine, peer',
    type: 'ipv4',
  },
  {
    names: 'name, title, label',
    of: 'leave type, leave, time off, absence, absence type, pto, pto class, leave policy',
    list: 'Vacation, Sick Leave, Parental Leave, Unpaid Leave, Training, Special Leave, Holiday',
  },
  {
    names: 'ship via, shipvia, default ship via, shipped via, delivered by',
    list: 'DHL=28, UPS=24, FedEx=20, GLS=14, Pickup=14',
  },
  {
    names: 'event type, type of event',
    list: 'created=34, updated=30, viewed=16, deleted=8, failed=6, exported=6',
  },
  {
    names: 'activity, activity name, work performed, work done',
    list: 'Meeting, Planning, Assembly, Documentation, Cleaning, Training, Maintenance, Travel, Customer Visit, Inspection',
  },
  {
    names: 'option, select option, choice, allowed value, possible value',
    of: 'field, question, poll, form, attribute, select, input, custom field',
    list: 'Yes|No, Red|Green|Blue, Small|Medium|Large, Never|Sometimes|Often',
  },
  {
    names: 'cause, root cause, cause factor, contributing factor, factor',
    of: 'accident, incident, injury, failure, fault, defect, near miss, damage, downtime, breakdown',
    list: 'human error=30, equipment failure=26, missing training=16, unsafe surface=14, weather=8, other=6',
  },
];
