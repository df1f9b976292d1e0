import { address } from './address.js';
import { boolean } from './boolean.js';
import { city } from './city.js';
import { company } from './company.js';
import { country } from './country.js';
import { csatScore } from './csat-score.js';
import { date } from './date.js';
import { datetime } from './datetime.js';
import { email } from './email.js';
import type { FieldType } from './field-type.js';
import { float } from './float.js';
import { hash } from './hash.js';
import { integer } from './integer.js';
import { name } from './name.js';
import { nanoid } from './nanoid.js';
import { objectId } from './object-id.js';
import { percentage } from './percentage.js';
import { phone } from './phone.js';
import { price } from './price.js';
import { sequence } from './sequence.js';
import { string } from './string.js';
import { token } from './token.js';
import { ulid } from './ulid.js';
import { url } from './url.js';
import { uuid } from './uuid.js';

const all = [
  integer,
  float,
  percentage,
  price,
  sequence,
  uuid,
  ulid,
  nanoid,
  objectId,
  hash,
  token,
  string,
  name,
  email,
  phone,
  company,
  address,
  city,
  country,
  date,
  datetime,
  boolean,
  url,
  csatScore,
] as const;

export type FieldTypeName = (typeof all)[number]['name'];

/** Every field type, by the name that requests use, in the catalogue's order. */
export const fieldTypes: ReadonlyMap<string, FieldType> = new Map(
  all.map((type) => [type.name, type]),
);

export const FIELD_TYPE_NAMES: readonly FieldTypeName[] = all.map(({ name }) => name);
