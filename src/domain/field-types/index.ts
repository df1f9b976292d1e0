import { address } from './address.js';
import { boolean } from './boolean.js';
import { city } from './city.js';
import { color } from './color.js';
import { company } from './company.js';
import { country } from './country.js';
import { csatScore } from './csat-score.js';
import { date } from './date.js';
import { datetime } from './datetime.js';
import { domain } from './domain.js';
import { email } from './email.js';
import type { FieldType } from './field-type.js';
import { fileName } from './file-name.js';
import { float } from './float.js';
import { hash } from './hash.js';
import { httpMethod } from './http-method.js';
import { httpStatus } from './http-status.js';
import { integer } from './integer.js';
import { ipv4 } from './ipv4.js';
import { ipv6 } from './ipv6.js';
import { macAddress } from './mac-address.js';
import { mimeType } from './mime-type.js';
import { name } from './name.js';
import { nanoid } from './nanoid.js';
import { objectId } from './object-id.js';
import { percentage } from './percentage.js';
import { phone } from './phone.js';
import { price } from './price.js';
import { semver } from './semver.js';
import { sequence } from './sequence.js';
import { string } from './string.js';
import { token } from './token.js';
import { ulid } from './ulid.js';
import { url } from './url.js';
import { userAgent } from './user-agent.js';
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
  csatScore,
  url,
  domain,
  ipv4,
  ipv6,
  macAddress,
  userAgent,
  httpMethod,
  httpStatus,
  mimeType,
  fileName,
  semver,
  color,
] as const;

export type FieldTypeName = (typeof all)[number]['name'];

/** Every field type, by the name that requests use, in the catalogue's order. */
export const fieldTypes: ReadonlyMap<string, FieldType> = new Map(
  all.map((type) => [type.name, type]),
);

export const FIELD_TYPE_NAMES: readonly FieldTypeName[] = all.map(({ name }) => name);
