import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iso31662 } from 'iso-3166';
import { folded } from '../sources.js';

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The regions of a country in its own script, from the address metadata; `folder` is that of their files. */
export function metadataOf(folder: string): Areas {
  return JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8')) as Areas;
}

/** The parts of an area below it: the field `sub_keys` and others have one entry for each, with ~ between them. */
export const listed = (text = ''): readonly string[] => (text === '' ? [] : text.split('~'));

/** Regions that have been renamed since the metadata: ISO 3166-2:KR, changes of 2023 and 2024. */
const RENAMED: Readonly<Record<string, string>> = {
  강원도: '강원특별자치도',
  전라북도: '전북특별자치도',
  'إمارة الشارقةّ': 'الشارقة',
  'إمارة دبيّ': 'دبي',
  'إمارة رأس الخيمة': 'رأس الخيمة',
};

/** Names of regions that ISO 3166-2:ES has in Spanish, where the package has them in the other language of the region. */
const SPANISH: Readonly<Record<string, string>> = {
  CT: 'Cataluña',
  IB: 'Islas Baleares',
  PV: 'País Vasco',
  VC: 'Comunidad Valenciana',
  NC: 'Navarra',
  MD: 'Comunidad de Madrid',
  MC: 'Región de Murcia',
};

/** The regions of Saudi Arabia: General Authority for Statistics, https://www.stats.gov.sa/ar. */
const SAUDI: Readonly<Record<string, string>> = {
  '01': 'الرياض',
  '02': 'مكة المكرمة',
  '03': 'المدينة المنورة',
  '04': 'المنطقة الشرقية',
  '05': 'القصيم',
  '06': 'حائل',
  '07': 'تبوك',
  '08': 'الحدود الشمالية',
  '09': 'جازان',
  '10': 'نجران',
  '11': 'الباحة',
  '12': 'الجوف',
  '14': 'عسير',
};

const isoNames = new Map(iso31662.map(({ code, name }) => [code, name]));

/** The regions of Belgium in French: ISO 3166-2:BE. The package has them in Dutch. */
const BELGIAN: Readonly<Record<string, string>> = {
  BRU: 'Bruxelles-Capitale',
  VLG: 'Flandre',
  WAL: 'Wallonie',
};

/** The name of a region in a language with Latin letters, which its country speaks; undefined if it is not known. */
export function latinRegion(language: string, country: string, code: string): string | undefined {
  const isSpanish = country === 'ES' && language === 'es';
  const isFrench = country === 'BE' && language === 'fr';
  const own = isSpanish ? SPANISH[code] : isFrench ? BELGIAN[code] : undefined;
  const [name] = (own ?? isoNames.get(`${country}-${code}`))?.split(/, | \(/) ?? [];
  return country === 'PL' ? name?.toLowerCase() : name;
}

/** The key in the metadata of a region with an English name: "广东省" of "Guangdong". */
export function regionKey(
  areas: Areas,
  country: string,
  code: string,
  name: string,
): string | undefined {
  const { sub_keys: keys, sub_isoids: codes, sub_lnames: latin } = areas[country] ?? {};
  const words = folded(name);
  const at =
    country === 'CN'
      ? listed(latin).findIndex((entry) => folded(entry.split(' ')[0] ?? '') === words)
      : listed(codes).indexOf(code);
  return listed(keys)[at];
}

/** The name of a region in another script; undefined if it is not known. */
export function ownRegion(
  areas: Areas,
  country: string,
  code: string,
  name: string,
): string | undefined {
  if (country === 'SA') return SAUDI[code];
  const key = regionKey(areas, country, code, name);
  return key === undefined ? undefined : (RENAMED[key] ?? key);
}
