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
];
