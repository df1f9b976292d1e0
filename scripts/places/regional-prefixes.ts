/**
 * Leading characters of postal codes by the ISO 3166-2 code of the region, for countries whose address metadata list
 * none. "030-031" means 030 and 031.
 */
export const REGIONAL_PREFIXES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  /**
   * Hundreds of codes of which at least 90 are in this state and none in another, computed from the ranges of
   * https://cebus.net/de/plz-bundesland.htm.
   */
  DE: {
    BB: '030-031 144-146 148-168',
    BE: '100-142',
    BW: '680-682 687-691 693 700-744 746-766 776-797 880 882-889 891 895',
    BY: '638 800-877 892-893 900-964 970-977',
    HB: '280-286',
    HE: '340-342 345-363 372 600-636 642-646 648-652 654 657-658',
    HH: '200-209 220 222-226',
    MV: '170-171 174-191',
    NI: '212-213 216-217 260-273 276-277 288-293 295-317 370 374-375 377-383 385-386 490-493 496-497',
    NW: '320-337 400-483 486 501-514 516-532 537-538 570-574 580-598',
    RP: '534 542-551 553-567 575 669-677 768',
    SH: '228-238 240-259',
    SL: '660-663 666-667',
    SN: '010-018 026-029 040-044 047 080-095',
    ST: '060-064 066-068 388-395',
    TH: '073-078 985-999',
  },
  /**
   * The first two digits of the capitals, which are those of their provinces:
   * https://mingyandaquanwang.com/gujishuji/bka5bqqybi.html.
   */
  CN: {
    AH: '23',
    BJ: '10',
    CQ: '40',
    FJ: '35',
    GD: '51',
    GS: '73',
    GX: '53',
    GZ: '55',
    HA: '45',
    HB: '43',
    HE: '05',
    HI: '57',
    HL: '15',
    HN: '41',
    JL: '13',
    JS: '21',
    JX: '33',
    LN: '11',
    NM: '01',
    NX: '75',
    QH: '81',
    SC: '61',
    SD: '25',
    SH: '20',
    SN: '71',
    SX: '03',
    TJ: '30',
    XJ: '83',
    XZ: '85',
    YN: '65',
    ZJ: '31',
  },
  /** From the address metadata, for provinces whose names there differ from ISO 3166-2. */
  ES: {
    CE: '51',
    CT: '08 17 25 43',
    GA: '15 27 32 36',
    IB: '07',
    ML: '52',
    PV: '01 20 48',
  },
  /** From the address metadata, for states whose codes have changed since. */
  IN: {
    CG: '49',
    OD: '75-77',
    TS: '50',
    UK: '248 249',
  },
  /** From the address metadata, for regions whose provinces are no longer in ISO 3166-2. */
  IT: {
    23: '11',
    36: '330-331',
  },
  /**
   * Postcode areas of the address metadata that belong to one nation. Left out are areas in two nations (CA, CH, GL,
   * HR, LD, NP, SY, TD) and those without a place (BF, BX). So are IM, JE and GY, which are no part of the country. BT
   * covers Northern Ireland: https://en.wikipedia.org/wiki/List_of_postcode_areas_in_the_United_Kingdom.
   */
  GB: {
    ENG: 'AL B BA BB BD BH BL BN BR BS CB CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GU HA HD HG HP HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN SO SP SR SS ST SW TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO',
    NIR: 'BT',
    SCT: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH ZE',
    WLS: 'CF SA LL3-LL7',
  },
};

/**
 * Functions from the ISO 3166-2 code of a department to a prefix of postal codes. The first two digits of a French code
 * are the number of the department, which is also its ISO code; Corsica's two departments share 20:
 * https://fr.wikipedia.org/wiki/Code_postal_en_France.
 */
export const DEPARTMENT_PREFIXES: Readonly<Record<string, (department: string) => string>> = {
  FR: (department) => department.replace(/^2[AB]$/, '20').replace(/^75C$/, '75'),
};
