import validator from 'validator';
import { both, like, oneOf, text } from '../checks.js';
import type { TypeCases } from '../type-cases.js';
import { listCases } from './choices.js';

const departments = [
  'Engineering',
  'Sales',
  'Operations',
  'Customer Support',
  'Marketing',
  'Finance',
  'Human Resources',
  'Product Management',
  'Design',
  'Procurement',
  'Legal',
];

const categories = [
  'Electronics',
  'Home and Kitchen',
  'Clothing',
  'Grocery',
  'Beauty and Care',
  'Sports',
  'Toys and Games',
  'Garden',
  'Office Supplies',
  'Pet Supplies',
];

/** A line, a quality and a kind in title case, whose words can contain hyphens. */
const productForm = like(/^[A-Z][a-z]+(?: [A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)*){2,4}$/);
const titleForm = like(/^[A-Z][A-Za-z]+(?: (?:of|[A-Z][A-Za-z]+)){0,4}$/);

const ean = text((value) => validator.isEAN(value));

export const commerce = {
  job_title: {
    accepts: [
      { given: {}, holds: titleForm, capacity: 48 * 4 + 11 * 2 },
      {
        given: { department: 'Legal' },
        holds: like(
          /^(?:(?:Junior |Senior |Lead )?(?:Counsel|Paralegal|Compliance Officer)|Legal Manager|Director of Legal)$/,
        ),
        reaches: ['"Paralegal"', '"Senior Counsel"', '"Legal Manager"', '"Director of Legal"'],
        capacity: 3 * 4 + 2,
      },
      { given: { seniority: 'junior' }, holds: like(/^Junior [A-Z]/), capacity: 48 },
      {
        given: { seniority: 'mid' },
        holds: like(/^(?!Junior|Senior|Lead|Director)(?!.* Manager$)/),
      },
      { given: { seniority: 'senior' }, holds: like(/^Senior [A-Z]/) },
      { given: { seniority: 'lead' }, holds: like(/^Lead [A-Z]/) },
      { given: { seniority: 'manager' }, holds: like(/^[A-Z].* Manager$/), capacity: 11 },
      {
        given: { seniority: 'director', department: 'Sales' },
        holds: oneOf('Director of Sales'),
        capacity: 1,
      },
    ],
    refuses: [
      { given: { department: 'sales' }, at: '/department', says: /did you mean "Sales"/ },
      { given: { department: ['Sales'] }, at: '/department' },
      { given: { seniority: 'boss' }, at: '/seniority' },
      { given: { seniority: 1 }, at: '/seniority' },
    ],
  },
  department: listCases(...departments),
  industry: listCases(
    'Professional services',
    'Construction',
    'Retail',
    'Health care',
    'Hospitality and food service',
    'Manufacturing',
    'Wholesale trade',
    'Real estate',
    'Transportation and logistics',
    'Financial services',
    'Information technology',
    'Agriculture',
    'Education',
    'Media and entertainment',
    'Insurance',
    'Telecommunications',
    'Energy',
    'Non-profit',
  ),
  product_name: {
    accepts: [
      { given: {}, holds: productForm, capacity: 64 * 311 },
      {
        given: { category: 'Toys and Games' },
        holds: both(
          productForm,
          like(/ (?:Puzzle|Building Blocks|Train Set|Board Game|Doll House)$/),
        ),
        capacity: 64 * 25,
      },
      { given: { category: 'Grocery' }, holds: productForm, capacity: 64 * 36 },
    ],
    refuses: [
      { given: { category: 'Grocer' }, at: '/category', says: /did you mean "Grocery"/ },
      { given: { category: ['Grocery'] }, at: '/category' },
      { given: { category: '' }, at: '/category' },
    ],
  },
  product_category: listCases(...categories),
  barcode: {
    accepts: [
      { given: {}, holds: both(ean, like(/^2\d{12}$/)), capacity: 10 ** 11 },
      { given: { format: 'ean13' }, holds: both(ean, like(/^2\d{12}$/)) },
      { given: { format: 'ean8' }, holds: both(ean, like(/^2\d{7}$/)), capacity: 10 ** 6 },
      {
        given: { format: 'upca' },
        // A UPC-A is an EAN-13 without its leading 0.
        holds: both(
          like(/^4\d{11}$/),
          text((value) => validator.isEAN(`0${value}`)),
        ),
        capacity: 10 ** 10,
      },
      {
        given: { format: 'isbn13' },
        holds: both(
          like(/^9799\d{9}$/),
          text((value) => validator.isISBN(value, 13)),
        ),
        capacity: 10 ** 8,
      },
    ],
    refuses: [
      { given: { format: 'ean' }, at: '/format' },
      { given: { format: 13 }, at: '/format' },
    ],
  },
  currency: {
    accepts: [
      {
        given: {},
        holds: text((value) => validator.isISO4217(value) || value === 'ZWG'),
        reaches: ['"USD"', '"GBP"', '"CAD"', '"AUD"'],
        capacity: 141,
      },
      {
        given: { country: ['JP', 'FR'] },
        holds: oneOf('JPY', 'EUR'),
        reaches: ['"JPY"', '"EUR"'],
        capacity: 2,
      },
      { given: { country: 'world' }, holds: like(/^[A-Z]{3}$/), reaches: ['"CNY"', '"INR"'] },
      { given: { format: 'code' }, holds: like(/^[A-Z]{3}$/) },
      { given: { format: 'name' }, holds: like(/^\p{Lu}[\p{L} .&-]{1,60}$/u) },
      { given: { format: 'symbol' }, holds: like(/^[^\d]{1,5}$/), reaches: ['"$"', '"£"'] },
      {
        given: { choices: ['EUR', 'CHF'], format: 'name' },
        holds: oneOf('Euro', 'Swiss Franc'),
        reaches: ['"Euro"', '"Swiss Franc"'],
        capacity: 2,
      },
      { given: { choices: ['USD', 'CAD'], format: 'symbol' }, holds: oneOf('$'), capacity: 1 },
      { given: { choices: ['USD', 'JPY'], weights: [0, 1] }, holds: oneOf('JPY') },
    ],
    refuses: [
      { given: { format: 'Code' }, at: '/format', says: /did you mean "code"/ },
      { given: { choices: ['EUR', 'eur'] }, at: '/choices/1' },
      { given: { choices: [] }, at: '/choices' },
      { given: { choices: 'EUR' }, at: '/choices' },
      { given: { weights: [1] }, at: '/weights', says: /expected choices, one for each/ },
      { given: { country: 'eu' }, at: '/country' },
      {
        given: { country: 'DE', choices: ['EUR'] },
        at: '/country',
        says: /cannot be combined with/,
      },
      { given: { choices: ['EUR'], weights: [0] }, at: '/weights', says: /only zeros/ },
      { given: { choices: ['EUR'], weights: [1], unique: true }, at: '/weights', says: /unique/ },
    ],
  },
  status: listCases('new', 'pending', 'in_progress', 'on_hold', 'completed', 'cancelled', 'failed'),
} as const satisfies Record<string, TypeCases>;
