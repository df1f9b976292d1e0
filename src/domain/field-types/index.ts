import { accountNumber } from './account-number.js';
import { address } from './address.js';
import { bic } from './bic.js';
import { boolean } from './boolean.js';
import { city } from './city.js';
import { company } from './company.js';
import { country } from './country.js';
import { creditCardCvv } from './credit-card-cvv.js';
import { creditCardExpiry } from './credit-card-expiry.js';
import { creditCardNumber } from './credit-card-number.js';
import { csatScore } from './csat-score.js';
import { date } from './date.js';
import { datetime } from './datetime.js';
import { duration } from './duration.js';
import { email } from './email.js';
import type { FieldType } from './field-type.js';
import { float } from './float.js';
import { iban } from './iban.js';
import { integer } from './integer.js';
import { month } from './month.js';
import { name } from './name.js';
import { phone } from './phone.js';
import { string } from './string.js';
import { time } from './time.js';
import { url } from './url.js';
import { uuid } from './uuid.js';
import { weekday } from './weekday.js';
import { year } from './year.js';

const all = [
  integer,
  float,
  string,
  name,
  email,
  phone,
  company,
  address,
  city,
  country,
  creditCardNumber,
  creditCardExpiry,
  creditCardCvv,
  iban,
  bic,
  accountNumber,
  date,
  datetime,
  time,
  year,
  month,
  weekday,
  duration,
  boolean,
  uuid,
  url,
  csatScore,
] as const;

export type FieldTypeName = (typeof all)[number]['name'];

/** Every field type, by the name that requests use, in the catalogue's order. */
export const fieldTypes: ReadonlyMap<string, FieldType> = new Map(
  all.map((type) => [type.name, type]),
);

export const FIELD_TYPE_NAMES: readonly FieldTypeName[] = all.map(({ name }) => name);
