// Made by `npm run generate` from the tables of faker-js; change scripts/coverage-module.ts instead.
import type { WordList } from '../../domain/lexicon/lexicon.js';

/** The locales of faker-js that have names and places of their own. */
export const LOCALES: readonly string[] =
  'af_ZA ar az cs_CZ da de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA eo es es_MX fa fi fr fr_BE fr_CA fr_CH fr_LU fr_SN he hr hu hy id_ID it ja ka_GE ko lv mk nb_NO ne nl nl_BE pl pt_BR pt_PT ro ro_MD ru sk sl_SI sr_RS_latin sv th tr uk ur uz_UZ_latin vi zh_CN zh_TW zu_ZA'.split(' ');

/** The locales that have each list. */
export const coverage: Readonly<Record<WordList, readonly string[]>> = {
  first_name_female:
    'af_ZA ar az cs_CZ da de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA eo es es_MX fa fi fr fr_BE fr_CA fr_CH fr_LU fr_SN he hr hu hy id_ID it ja ka_GE ko lv mk nb_NO ne nl nl_BE pl pt_BR pt_PT ro ro_MD ru sk sl_SI sr_RS_latin sv th tr uk ur uz_UZ_latin vi zh_CN zh_TW zu_ZA'.split(' '),
  first_name_male:
    'af_ZA ar az cs_CZ da de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA eo es es_MX fa fi fr fr_BE fr_CA fr_CH fr_LU fr_SN he hr hu hy id_ID it ja ka_GE ko lv mk nb_NO ne nl nl_BE pl pt_BR pt_PT ro ro_MD ru sk sl_SI sr_RS_latin sv th tr uk ur uz_UZ_latin vi zh_CN zh_TW zu_ZA'.split(' '),
  last_name_female:
    'af_ZA ar az cs_CZ da de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA eo es es_MX fa fi fr fr_BE fr_CA fr_CH fr_LU fr_SN he hr hu hy id_ID it ja ka_GE ko lv mk nb_NO ne nl nl_BE pl pt_BR pt_PT ro ro_MD ru sk sl_SI sr_RS_latin sv th tr uk ur uz_UZ_latin vi zh_CN zh_TW zu_ZA'.split(' '),
  last_name_male:
    'af_ZA ar az cs_CZ da de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA eo es es_MX fa fi fr fr_BE fr_CA fr_CH fr_LU fr_SN he hr hu hy id_ID it ja ka_GE ko lv mk nb_NO ne nl nl_BE pl pt_BR pt_PT ro ro_MD ru sk sl_SI sr_RS_latin sv th tr uk ur uz_UZ_latin vi zh_CN zh_TW zu_ZA'.split(' '),
  last_name:
    'af_ZA ar az cs_CZ da de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA eo es es_MX fa fi fr fr_BE fr_CA fr_CH fr_LU fr_SN he hr hu hy id_ID it ja ka_GE ko lv mk nb_NO ne nl nl_BE pl pt_BR pt_PT ro ro_MD ru sk sl_SI sr_RS_latin sv th tr uk ur uz_UZ_latin vi zh_CN zh_TW zu_ZA'.split(' '),
  name_prefix_female:
    'ar cs_CZ da de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA eo es es_MX fa fr fr_BE fr_CA fr_CH fr_LU fr_SN he hr hu it ka_GE lv mk nb_NO nl nl_BE pl pt_BR pt_PT ro ro_MD sk sl_SI sv th tr uk ur'.split(' '),
  name_prefix_male:
    'ar cs_CZ da de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA eo es es_MX fa fr fr_BE fr_CA fr_CH fr_LU fr_SN he hr hu it ka_GE lv mk nb_NO nl nl_BE pl pt_BR pt_PT ro ro_MD sk sl_SI sv th tr uk ur'.split(' '),
  company_suffix:
    'af_ZA az cs_CZ da de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA es es_MX fa fr fr_BE fr_CA fr_CH fr_LU fr_SN he hu id_ID it ja ka_GE ko lv mk nb_NO ne nl nl_BE pl pt_BR pt_PT ru sk sv uk zh_CN zu_ZA'.split(' '),
  street_name:
    'cs_CZ da de de_AT de_CH el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA hr mk sk sl_SI sr_RS_latin th tr zh_CN'.split(' '),
  street_suffix:
    'az dv en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA eo es es_MX fa fi fr fr_BE fr_CA fr_CH fr_LU fr_SN hu hy it ka_GE ko lv nb_NO nl nl_BE ro ro_MD ru sv uk ur uz_UZ_latin zh_CN zh_TW'.split(' '),
  word:
    'ar cs_CZ de de_AT de_CH dv el en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA es_MX fa fr fr_BE fr_CA fr_CH fr_LU fr_SN he hy ja ko lv nl nl_BE pl pt_BR ru sk tr ur uz_UZ_latin vi'.split(' '),
  noun:
    'da de de_AT de_CH en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA fa fr fr_BE fr_CA fr_CH fr_LU fr_SN hu id_ID ko pt_BR pt_PT zh_CN'.split(' '),
  adjective:
    'da de de_AT de_CH en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA fa fr fr_BE fr_CA fr_CH fr_LU fr_SN hu id_ID ko nb_NO pt_BR pt_PT zh_CN'.split(' '),
  verb:
    'da de de_AT de_CH en en_AU en_AU_ocker en_CA en_GB en_GH en_HK en_IE en_IN en_NG en_NP en_US en_ZA fa fr fr_BE fr_CA fr_CH fr_LU fr_SN hu id_ID pt_BR pt_PT zh_CN'.split(' '),
};
