import { address } from './address.js';
import { barcode } from './barcode.js';
import { boolean } from './boolean.js';
import { choice } from './choice.js';
import { city } from './city.js';
import { company } from './company.js';
import { constant } from './constant.js';
import { country } from './country.js';
import { csatScore } from './csat-score.js';
import { currency } from './currency.js';
import { date } from './date.js';
import { datetime } from './datetime.js';
import { department } from './department.js';
import { email } from './email.js';
import type { FieldType } from './field-type.js';
import { float } from './float.js';
import { industry } from './industry.js';
import { integer } from './integer.js';
import { jobTitle } from './job-title.js';
import { likert } from './likert.js';
import { mask } from './mask.js';
import { name } from './name.js';
import { npsScore } from './nps-score.js';
import { paragraph } from './paragraph.js';
import { phone } from './phone.js';
import { productCategory } from './product-category.js';
import { productName } from './product-name.js';
import { rating } from './rating.js';
import { sentence } from './sentence.js';
import { sku } from './sku.js';
import { slug } from './slug.js';
import { status } from './status.js';
import { string } from './string.js';
import { text } from './text.js';
import { url } from './url.js';
import { uuid } from './uuid.js';
import { word } from './word.js';

const all = [
  integer,
  float,
  string,
  mask,
  word,
  sentence,
  paragraph,
  text,
  slug,
  choice,
  constant,
  name,
  email,
  phone,
  jobTitle,
  company,
  department,
  industry,
  productName,
  productCategory,
  sku,
  barcode,
  currency,
  status,
  address,
  city,
  country,
  date,
  datetime,
  boolean,
  uuid,
  url,
  csatScore,
  npsScore,
  rating,
  likert,
] as const;

export type FieldTypeName = (typeof all)[number]['name'];

/** Every field type, by the name that requests use, in the catalogue's order. */
export const fieldTypes: ReadonlyMap<string, FieldType> = new Map(
  all.map((type) => [type.name, type]),
);

export const FIELD_TYPE_NAMES: readonly FieldTypeName[] = all.map(({ name }) => name);
