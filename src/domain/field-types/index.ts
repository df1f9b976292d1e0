import { address } from './address.js';
import { age } from './age.js';
import { birthDate } from './birth-date.js';
import { boolean } from './boolean.js';
import { city } from './city.js';
import { company } from './company.js';
import { country } from './country.js';
import { csatScore } from './csat-score.js';
import { date } from './date.js';
import { datetime } from './datetime.js';
import { email } from './email.js';
import type { FieldType } from './field-type.js';
import { firstName } from './first-name.js';
import { float } from './float.js';
import { gender } from './gender.js';
import { integer } from './integer.js';
import { lastName } from './last-name.js';
import { name } from './name.js';
import { namePrefix } from './name-prefix.js';
import { nationalId } from './national-id.js';
import { password } from './password.js';
import { phone } from './phone.js';
import { string } from './string.js';
import { url } from './url.js';
import { username } from './username.js';
import { uuid } from './uuid.js';

const all = [
  integer,
  float,
  string,
  name,
  firstName,
  lastName,
  gender,
  namePrefix,
  username,
  email,
  password,
  phone,
  birthDate,
  age,
  nationalId,
  company,
  address,
  city,
  country,
  date,
  datetime,
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
