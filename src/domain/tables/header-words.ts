/** Words that names of columns consist of or end in, and that values seldom do. */
const COLUMN_WORDS: ReadonlySet<string> = new Set(
  [
    'name names title label alias first last middle given family surname forename nickname username login handle',
    'id ids uid uuid guid key code codes no nr num number index rank ref reference type kind class category group',
    'level status state stage date day month year time timestamp datetime created updated modified birthday dob',
    'city town country nation region province county district address street zip zipcode postcode postal location',
    'place latitude longitude lat lon lng email mail phone mobile fax website url link domain gender sex age role',
    'job position department company organization organisation employer vendor supplier brand product item sku model',
    'price cost amount total quantity qty count value score rating percent percentage share rate unit currency weight',
    'height width length size color colour language species genre description comment comments note notes remark remarks',
    'text message review reviews feedback summary body content question answer diagnosis person people customer client',
    'user author artist director actor candidate player employee contact owner manager patient student teacher passenger',
    'team teams league club school university airport airline event species project task ticket shop store device',
    'vorname nachname stadt strasse land datum jahr preis menge bemerkung firma kunde farbe prenom nom ville pays date',
    'prix rue nombre apellido ciudad pais fecha precio correo telefono nome cognome citta paese data prezzo cidade',
    'security operator aircraft maker manufacturer publisher sponsor pollster agency institution firm business guest',
    'member author actress full user account contact emergency billing shipping home work private personal tel telephone',
    'cell ip host latin iban card symbol ticker sector industry office incumbent site mission alias subject director',
    'ort plz postleitzahl bundesland adresse telefon anrede titel alter geschlecht groesse gewicht kommentar beruf',
    'abteilung mitarbeiter benutzer patientin gast sorte diagnose entreprise societe adresse telephone client commune',
    'departement couleur commentaire empresa cliente direccion telefono calle provincia azienda indirizzo citta via',
    'sobrenome endereco empresa telefone klant bedrijf adres telefoon klient firma ulica adres telefon zakaznik',
    'fornamn efternamn kund foretag adress stad etunimi sukunimi yritys osoite kaupunki maa virksomhed kunde gade',
    'fullname capital municipality headquarter headquarters prefecture suborganization suborganisation org yr vintage annee',
    'ano founded born fee fare revenue salary usd bio abstract',
    'integer float sequence ulid nanoid object hash token string mask word sentence paragraph slug constant template formula',
    'choice workflow tick series arrival boolean csat nps likert prefix password birth national nationality continent coordinates timezone',
    'barcode credit tax hire expiry cvv bic weekday duration ipv mac agent http method mime file semver',
    'lorem emoji biography orcid geohash bank reference isin cusip lei ticker commit message sha git branch log line path cron port jwt imei',
    'hashtag vin seat network reservation blood heart rate pressure body temperature',
    'voornaam achternaam naam plaats imie nazwisko miasto kraj jmeno prijmeni mesto fornavn etternavn efternavn by',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a cell reads like the name of a column: `first_name`, `Order date`, `unitPrice`, or a question. */
export function readsLikeName(cell: string): boolean {
  const text = cell.trim();
  if (text.length > 64) return false;
  if (isSpelledTogether(text) || /\S \S.*\?$/.test(text)) return true;
  const words = wordsOf(withoutUnit(text));
  return words.length <= 4 && COLUMN_WORDS.has(words.at(-1) ?? '');
}

/** Words that join others in names of columns, and abbreviations such as the e of e-mail. */
const JOINING: ReadonlySet<string> = new Set(['e', 'of', 'the', 'in', 'to', 'per', 'and', 'for']);

/**
 * Whether a cell consists of words that names of columns consist of, perhaps with a unit in brackets: `Customer name`,
 * but not `Tom Price`. Texts in scripts other than the Latin one do not.
 */
export function isKnownName(cell: string): boolean {
  const words = wordsOf(withoutUnit(cell.trim()).replace(/([a-z])([A-Z])/g, '$1 $2'));
  const known = words.filter((word) => COLUMN_WORDS.has(word));
  return (
    known.length > 0 &&
    words.every((word) => COLUMN_WORDS.has(word) || JOINING.has(word)) &&
    /^[A-Za-z\u00c0-\u024f\d\s_./()#:%?-]*$/.test(cell.normalize())
  );
}

/** Whether a text has the form of an identifier of programs: `temp_max` or `wind`. */
export function isIdentifierForm(text: string): boolean {
  return isSpelledTogether(text) || /^[a-z]+\d{0,2}$/.test(text);
}

/** A text without a unit in brackets at its end: `Mass (g)` is `Mass`. */
function withoutUnit(text: string): string {
  return text.replace(/(?<=\S) \([^()\d]{1,8}\)$/, '');
}

/** The last word of a cell, in lower case and without accents. */
export function lastWord(cell: string): string {
  return wordsOf(cell).at(-1) ?? '';
}

/** Whether a text has the notation of names in programs: `first_name`, `unitPrice` or `ORDER_ID`. */
export function isSpelledTogether(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+$|^[a-z]+(?:[A-Z][a-z0-9]+)+$/.test(text);
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return (plain.match(/[A-Za-z]+/g) ?? []).map((word) => word.toLowerCase());
}
