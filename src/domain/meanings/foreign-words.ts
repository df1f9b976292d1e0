/*
 * Usual words in the names of columns in other languages, and what they are in English, without accents and
 * prepositions. Source: the names of form fields of Laravel Lang (https://github.com/Laravel-Lang/attributes, MIT).
 */

/** Languages whose nouns stand before what describes them: `precio_producto` is a product price. */
const NOUN_FIRST: readonly string[] = [
  // fr
  'montant=amount, anniversaire=birthday, ville=city, entreprise=company, contenu=content',
  'pays=country, createur=creator, devise=currency, date naissance=birth date, jour=day',
  'quartier=district, duree=duration, prenom=first name, groupe=group, nom famille=last name',
  'lecon=lesson, deuxieme prenom=middle name, mois=month, numero=number, mot passe=password',
  'telephone=phone, code postal=postal code, prix=price, code promo=promo code, quantite=quantity',
  'raison=reason, motif rejet=rejection reason, sexe=sex, taille=size, specialisation=specialization',
  'statut=status, rue=street, etudiant=student, sujet=subject, professeur=teacher, titre=title',
  'utilisateur=user, nom utilisateur=username, valeur=value, annee=year, date creation=created at',
  'date suppression=deleted at, date debut=started at, date fin=finished at',
  // es
  'direccion=address, edad=age, cantidad=quantity, cumpleanos=birthday, ciudad=city, compania=company',
  'contenido=content, pais=country, creador=creator, moneda=currency, cliente=customer, fecha=date',
  'fecha nacimiento=birth date, dia=day, descripcion=description, distrito=district',
  'duracion=duration, correo electronico=email, genero=gender, grupo=group, imagen=image',
  'apellidos=last name, leccion=lesson, mensaje=message, segundo nombre=middle name, movil=mobile',
  'mes=month, contrasena=password, telefono=phone, codigo postal=postal code, precio=price',
  'codigo promocional=promo code, provincia=province, razon=reason, motivo rechazo=rejection reason',
  'sexo=sex, envio=shipment, tamano=size, especializacion=specialization, calle=street',
  'estudiante=student, asunto=subject, profesor=teacher, texto=text, titulo=title, tipo=type',
  'usuario=user, valor=value, ano=year, creado=created at, actualizado=updated at',
  'eliminado=deleted at, comenzado=started at, terminado=finished at, apellido=last name',
  // it
  'indirizzo=address, eta=age, quantita=quantity, compleanno=birthday, citta=city, contenuto=content',
  'paese=country, creatore=creator, valuta=currency, data nascita=birth date, giorno=day',
  'descrizione=description, quartiere=district, durata=duration, genere=gender, gruppo=group',
  'immagine=image, cognome=last name, lezione=lesson, messaggio=message, secondo nome=middle name',
  'cellulare=mobile, mese=month, codice postale=postal code, prezzo=price',
  'codice promozionale=promo code, motivo=reason, ruolo=role, sesso=sex, spedizione=shipment',
  'specializzazione=specialization, strada=street, alunno=student, argomento=subject',
  'insegnante=teacher, testo=text, titolo=title, utente=user, nome utente=username, valore=value',
  'anno=year, creato=created at, aggiornato=updated at, cancellato=deleted at, iniziato=started at',
  // pt
  'morada=address, idade=age, quantidade=quantity, aniversario=birthday, cidade=city',
  'conteudo=content, criador=creator, moeda=currency, data nascimento=birth date',
  'descricao=description, duracao=duration, primeiro nome=first name, imagem=image, apelido=last name',
  'licao=lesson, mensagem=message, nome meio=middle name, telemovel=mobile, senha=password',
  'telefone=phone, preco=price, razao=reason, funcao=role, tamanho=size',
  'especializacao=specialization, rua=street, estudante=student, sujeito=subject, utilizador=user',
  'nome utilizador=username, criado=created at, atualizado=updated at, apagado=deleted at',
  'sobrenome=last name',
  // pl
  'wiek=age, ilosc=quantity, obszar=area, urodziny=birthday, miasto=city, firma=company',
  'zawartosc=content, kraj=country, tworca=creator, waluta=currency, klient=customer',
  'data urodzenia=birth date, dzien=day, opis=description, dzielnica=district, czas trwania=duration',
  'imie=first name, plec=gender, grupa=group, godzina=hour, obrazek=image, nazwisko=last name',
  'lekcja=lesson, wiadomosc=message, drugie imie=middle name, miesiac=month, nazwa=name, numer=number',
  'haslo=password, numer telefonu=phone, zdjecie=photo, kod pocztowy=postal code, cena=price',
  'kod promocyjny=promo code, powod=reason, powod odrzucenia=rejection reason, rola=role',
  'wysylka=shipment, rozmiar=size, specjalizacja=specialization, ulica=street, uczen=student',
  'temat=subject, nauczyciel=teacher, tytul=title, uzytkownik=user, nazwa uzytkownika=username',
  'wartosc=value, rok=year, utworzono=created at, zaktualizowano=updated at, skasowano=deleted at',
  'rozpoczeto=started at, zakonczono=finished at',
];

/** Languages whose nouns stand last, as in English. */
const NOUN_LAST: readonly string[] = [
  // de
  'adresse=address, gebiet=area, geburtstag=birthday, stadt=city, farbe=color, unternehmen=company',
  'inhalt=content, ersteller=creator, waehrung=currency, kunde=customer, datum=date',
  'geburtsdatum=birth date, beschreibung=description, bezirk=district, dauer=duration',
  'vorname=first name, geschlecht=gender, gruppe=group, bild=image, nachname=last name',
  'lektion=lesson, nachricht=message, zweitname=middle name, handynummer=mobile, monat=month',
  'nummer=number, passwort=password, telefonnummer=phone, postleitzahl=postal code, preis=price',
  'aktionscode=promo code, provinz=province, menge=quantity, grund=reason',
  'ablehnungsgrund=rejection reason, rolle=role, sendung=shipment, groesse=size',
  'spezialisierung=specialization, strasse=street, lehrer=teacher, titel=title, typ=type',
  'benutzer=user, benutzername=username, wert=value, jahr=year, erstellt=created at',
  'aktualisiert=updated at, geloescht=deleted at, plz=postal code, ort=city, hausnummer=house number',
  // nl
  'adres=address, leeftijd=age, bedrag=amount, gebied=area, verjaardag=birthday, stad=city',
  'kleur=color, bedrijf=company, inhoud=content, klant=customer, geboortedatum=birth date, dag=day',
  'omschrijving=description, wijk=district, tijdsduur=duration, voornaam=first name, geslacht=gender',
  'groep=group, uur=hour, afbeelding=image, achternaam=last name, bericht=message',
  'tweede naam=middle name, mobiel=mobile, maand=month, naam=name, wachtwoord=password',
  'telefoonnummer=phone, postcode=postal code, prijs=price, provincie=province, hoeveelheid=quantity',
  'reden=reason, afwijsreden=rejection reason, verzending=shipment, grootte=size',
  'specialisatie=specialization, straat=street, leerling=student, onderwerp=subject, docent=teacher',
  'tekst=text, gebruiker=user, gebruikersnaam=username, waarde=value, jaar=year',
  'aangemaakt=created at, bijgewerkt=updated at, verwijderd=deleted at, gestart=started at',
  // sv
  'adress=address, alder=age, belopp=amount, omrade=area, fodelsedag=birthday, innehall=content',
  'skapare=creator, kund=customer, fodelsedatum=birth date, beskrivning=description',
  'distrikt=district, varaktighet=duration, e post=email, fornamn=first name, grupp=group',
  'efternamn=last name, meddelande=message, mellannamn=middle name, manad=month, namn=name',
  'losenord=password, telefon=phone, postnummer=postal code, pris=price, rabattkod=promo code',
  'provins=province, kvantitet=quantity, anledning=reason, sandning=shipment, storlek=size',
  'specialisering=specialization, gata=street, studerande=student, amne=subject, larare=teacher',
  'anvandare=user, anvandarnamn=username, varde=value, skapad=created at, uppdaterad=updated at',
];

const PREPOSITIONS = new Set([
  'de',
  'del',
  'di',
  'da',
  'do',
  'des',
  'der',
  'la',
  'el',
  'du',
  'van',
  'av',
]);
/** Words of the longest phrase. */
const LONGEST = 2;

interface Translation {
  readonly words: readonly string[];
  readonly isNounFirst: boolean;
}

const TRANSLATIONS = new Map<string, Translation>();
for (const [lines, isNounFirst] of [
  [NOUN_LAST, false],
  [NOUN_FIRST, true],
] as const) {
  for (const pair of lines.flatMap((line) => line.split(', '))) {
    const [phrase = '', english = ''] = pair.split('=');
    TRANSLATIONS.set(phrase, { words: english.split(' '), isNounFirst });
  }
}

/** The words in English, in the order of English; undefined if no word is known. */
export function translated(words: readonly string[]): readonly string[] | undefined {
  const nouns = words.filter((word) => !PREPOSITIONS.has(word));
  const units: Translation[] = [];
  for (let at = 0; at < nouns.length; ) {
    const length = lengthOf(nouns, at);
    const unit = TRANSLATIONS.get(nouns.slice(at, at + length).join(' '));
    units.push(unit ?? { words: nouns.slice(at, at + 1), isNounFirst: false });
    at += Math.max(1, length);
  }
  if (!units.some((unit, i) => unit.words[0] !== nouns[i])) return undefined;
  const ordered = units.some(({ isNounFirst }) => isNounFirst) ? units.toReversed() : units;
  return ordered.flatMap((unit) => unit.words);
}

/** Words of the longest known phrase at a place; 0 if there is none. */
function lengthOf(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    if (TRANSLATIONS.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}
