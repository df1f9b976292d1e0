/*
 * Words in the names of columns, by what they say about the values. Inference takes them as hints beside the values; a
 * column without values has what they say.
 */

/** Words of languages for given and for family names, with the locale that they suggest. */
export const FIRST_WORDS: Readonly<Record<string, string>> = {
  ...{ vorname: 'de', prenom: 'fr', nombre: 'es', nome: 'it', voornaam: 'nl', imie: 'pl' },
  ...{ fornavn: 'da', fornamn: 'sv', etunimi: 'fi', jmeno: 'cs_CZ' },
};

export const LAST_WORDS: Readonly<Record<string, string>> = {
  ...{ nachname: 'de', apellido: 'es', cognome: 'it', achternaam: 'nl', nazwisko: 'pl' },
  ...{ efternavn: 'da', efternamn: 'sv', sukunimi: 'fi', prijmeni: 'cs_CZ', sobrenome: 'pt_BR' },
};

/** Words in a column's name that suggest identifiers if its numbers hardly repeat. */
export const NUMBER_HINTS = ['no', 'nr', 'num', 'number', 'key', 'code', 'ref', 'reference'];

export const PHONE_HINTS = ['phone', 'telephone', 'tel', 'mobile', 'fax', 'cell', 'telefon'];

export const POSTAL_HINTS = ['zip', 'zipcode', 'postal', 'postcode', 'plz', 'postleitzahl'];

export const PROSE_HINTS = [
  'comment',
  'note',
  'remark',
  'description',
  'message',
  'review',
  'feedback',
  'bio',
  'abstract',
  'summary',
  'text',
  'body',
  'content',
  'question',
  'answer',
];

export const FIRST_HINTS = ['first', 'given', 'forename', ...Object.keys(FIRST_WORDS)];

export const LAST_HINTS = ['last', 'surname', 'family', 'nom', ...Object.keys(LAST_WORDS)];

export const LOGIN_HINTS = ['username', 'login', 'handle'];

export const CITY_HINTS = [
  'city',
  'town',
  'capital',
  'municipality',
  'stadt',
  'ville',
  'ciudad',
  'headquarter',
];

export const STATE_HINTS = ['state', 'province', 'bundesland', 'prefecture'];

export const COUNTRY_HINTS = ['country', 'nation', 'pays', 'land', 'pais'];

export const ADDRESS_HINTS = ['address', 'street', 'adresse'];

/** Words in a column's name for years. */
export const YEAR_HINTS = [
  'year',
  'yr',
  'vintage',
  'jahr',
  'annee',
  'año',
  'ano',
  'founded',
  'born',
];

/** The types that invent names of places, organisations and things, by words in a column's name. */
export const NAMED_THINGS: readonly { readonly kind: string; readonly hints: readonly string[] }[] =
  [
    {
      kind: 'city',
      hints: [
        ...[
          'county',
          'district',
          'borough',
          'village',
          'parish',
          'suburb',
          'neighborhood',
          'region',
        ],
        ...['neighbourhood', 'island', 'lake', 'river', 'mountain', 'park', 'venue', 'landkreis'],
      ],
    },
    {
      kind: 'company',
      hints: [
        ...['school', 'hospital', 'clinic', 'club', 'team', 'hotel', 'restaurant', 'shop', 'store'],
        ...[
          'airline',
          'studio',
          'operator',
          'producer',
          'distributor',
          'merchant',
          'union',
          'lender',
        ],
      ],
    },
    {
      kind: 'product_name',
      hints: ['product', 'item', 'article', 'model', 'toy', 'device', 'vehicle', 'game', 'tool'],
    },
  ];

export const MONEY_HINTS = [
  'price',
  'cost',
  'amount',
  'fee',
  'fare',
  'revenue',
  'salary',
  'total',
  'usd',
];

export const ORGANISATION_HINTS = [
  'company',
  'organization',
  'organisation',
  'suborganization',
  'suborganisation',
  'org',
  'employer',
  'vendor',
  'supplier',
  'manufacturer',
  'publisher',
  'sponsor',
  'agency',
  'institution',
  'firm',
  'business',
  'brand',
  'pollster',
];
