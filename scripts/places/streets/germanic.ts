import { locationOf, ranked, type StreetsByCountries, whole } from './group.js';

/** German names in full: "Adalbertstr." becomes "Adalbertstraße", "Ringstr" too. */
function german(name: string): string {
  return name.replace(/str\.$/, 'straße').replace(/Str\.$/, 'Straße');
}

/** Streets with English, German, Dutch and Swedish names. */
export const GERMANIC: StreetsByCountries = {
  'US CA PR': [{ share: 1, kinds: whole, names: locationOf('en_US').street_name ?? [] }],
  'GB IE AU NZ ZA JM TT MT': [
    { share: 1, kinds: whole, names: locationOf('en_GB').street_name ?? [] },
  ],
  // https://gts-systems.com/insights/hauptstrasse-schulstrasse-und-gartenstrasse-sind-die-haeufigsten-strassennamen/
  // and, for the first five, https://t-online.de/mobilitaet/recht-und-verkehr/id_61616670/
  'DE AT CH LI': [
    {
      share: 0.12,
      kinds: whole,
      names: ranked(
        ...[
          'Hauptstraße',
          'Schulstraße',
          'Gartenstraße',
          'Dorfstraße',
          'Bahnhofstraße',
          'Bergstraße',
        ],
        ...[
          'Birkenweg',
          'Lindenstraße',
          'Schillerstraße',
          'Goethestraße',
          'Buchenweg',
          'Rosenstraße',
        ],
        ...['Mozartstraße', 'Rosenweg', 'Beethovenstraße'],
      ),
    },
    { share: 0.88, kinds: whole, names: (locationOf('de').street_name ?? []).map(german) },
  ],
  // https://www.nu.nl/zwolle/6076271/negen-van-de-tien-meest-voorkomende-straatnamen-in-zwolle-te-vinden.html; kinds after
  // https://www.overstraatnamen.nl (a third of all names end in -straat)
  NL: [
    {
      share: 0.2,
      kinds: whole,
      names: ranked(
        ...[
          'Kerkstraat',
          'Schoolstraat',
          'Molenstraat',
          'Dorpsstraat',
          'Molenweg',
          'Julianastraat',
        ],
        ...['Parallelweg', 'Nieuwstraat', 'Wilhelminastraat', 'Sportlaan'],
      ),
    },
    {
      share: 0.5,
      kinds: { '*straat': 50, '*laan': 30, '*weg': 12, '*hof': 8 },
      names: [
        ...[
          'Beuken',
          'Eiken',
          'Linden',
          'Kastanje',
          'Berken',
          'Esdoorn',
          'Wilgen',
          'Populieren',
          'Acacia',
        ],
        ...[
          'Rozen',
          'Tulpen',
          'Narcissen',
          'Anjer',
          'Dahlia',
          'Violen',
          'Leeuwerik',
          'Merel',
          'Zwaluw',
        ],
        ...[
          'Koekoek',
          'Nachtegaal',
          'Vink',
          'Beatrix',
          'Irene',
          'Bernhard',
          'Oranje',
          'Emma',
          'Hertog',
        ],
        ...[
          'Stations',
          'Haven',
          'Markt',
          'Burgemeester',
          'Industrie',
          'Zand',
          'Heide',
          'Bos',
          'Water',
          'Brug',
        ],
      ],
    },
    {
      share: 0.3,
      kinds: { '*straat': 70, '*laan': 20, '*plein': 5, '*singel': 5 },
      names: [
        ...[
          'Rembrandt',
          'Vondel',
          'Van Gogh',
          'Vermeer',
          'Frans Hals',
          'Jan Steen',
          'De Ruyter',
          'Tromp',
        ],
        ...[
          'Mozart',
          'Beethoven',
          'Bach',
          'Chopin',
          'Spinoza',
          'Erasmus',
          'Huygens',
          'Thorbecke',
          'Einstein',
        ],
      ],
    },
  ],
  SE: [
    {
      share: 0.85,
      kinds: { '*gatan': 50, '*vägen': 50 },
      names: locationOf('sv').street_name_part ?? [],
    },
    {
      share: 0.15,
      kinds: { 'Norra *gatan': 1, 'Södra *gatan': 1, 'Västra *gatan': 1, 'Östra *gatan': 1 },
      names: ['Stor', 'Kungs', 'Drottning', 'Hamn', 'Kyrko', 'Järnvägs', 'Strand', 'Skol', 'Ring'],
    },
  ],
};
