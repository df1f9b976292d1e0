/**
 * Regions whose names in GeoNames differ from those in ISO 3166-2 and CLDR: GeoNames' codes with the ISO codes, by
 * country. The packages that these scripts read contain both lists of names.
 */
export const REGION_ALIASES: Readonly<Record<string, string>> = {
  AR: '07=C',
  BA: '01=BIH 02=SRP',
  BG: '42=22 58=23',
  BY: '01=BR 02=HO 03=HR 04=HM 05=MI 06=MA 07=VI',
  CL: '08=LI',
  CN: '20=NM',
  CO: '25=SAP 34=DC',
  CZ: '52=10 78=64 79=31 80=63 81=41 82=52 83=51 84=71 85=80 86=53 87=32 88=20 89=42 90=72',
  DE: '08=RP',
  DK: '17=84 18=82 19=81 20=85 21=83',
  DO: '34=01',
  ES: '32=NC 54=CM 55=CL 60=VC',
  FI: '07=16 10=04 11=15 14=03 17=14',
  FR: '11=IDF 27=BFC 28=NOR 75=NAQ 94=20R',
  IR: '01=04 03=14 04=11 05=17 16=12 28=10 33=03 41=29 42=09 43=28',
  IT: '02=77 10=57 17=32',
  KZ: '01=19 02=75 03=11 04=15 05=71 06=23 07=27 09=47 10=61 11=55 12=35 13=39 14=43 15=63 16=59 17=31 1537272=79 12510143=10 12510144=33 12510145=62',
  LU: 'LU=LU',
  MA: '01=01 02=02 03=03 04=04 05=05 06=06 07=07 08=08 09=09 10=10 11=11',
  ME: '12=12',
  MT: '35=32 64=64',
  MY: '04=04',
  NG: '11=FC',
  NP: '1=P1 2=P2 3=P3 4=P4 5=P5 6=P6 7=P7',
  PE: '08=CUS',
  PH: 'NCR=00',
  PL: '73=04 81=20 84=26',
  QA: '01=DA 06=RA',
  RU: '01=AD 03=AL 04=ALT 06=ARK 11=BU 12=CE 19=IN 22=KB 24=KL 27=KC 29=KEM 31=KK 32=KHM 42=LEN 45=ME 46=MO 59=PRI 66=SPE 70=STA 79=TY 80=UD 87=YAN 93=ZAB',
  SA: '05=03 14=02',
  TW: 'TPQ=NWT',
  UA: '01=71 02=74 03=77 04=12 05=14 06=26 07=63 08=65 09=68 10=35 11=43 12=30 13=32 14=09 15=46 16=48 17=51 18=53 19=56 20=40 21=59 22=61 23=05 24=07 25=21 26=23 27=18',
  VE: '25=A',
  VN: '66=33 68=35 75=39 79=SG 82=45',
};

/** Countries for which GeoNames uses the ISO codes of regions. */
export const SAME_CODES: readonly string[] = ['BE', 'CH', 'GB', 'US'];

/** Countries whose ISO regions are regions of the second order in GeoNames, with the same codes. */
export const SECOND_ORDER: readonly string[] = ['TW'];

/** Countries for which CLDR has outdated codes of regions: only the names of ISO are used. */
export const OUTDATED_IN_CLDR: readonly string[] = ['IR', 'MA'];
