/** A woman's family name in Polish: adjectives agree with the gender, other names do not. */
export function ofWoman(name: string): string {
  return name.replace(/([sc]|dz)ki$/, '$1ka');
}

/** The Census writes names without apostrophes and inner capitals. */
const IRISH =
  /^O(brien|connor|neal|neil|neill|donnell|connell|hara|keefe|leary|malley|reilly|rourke|sullivan|toole|grady)$/;

/** A name with the apostrophe and the inner capital that registers leave out. */
export function spelled(name: string): string {
  return name
    .replace(IRISH, (_, rest: string) => `O'${rest.charAt(0).toUpperCase()}${rest.slice(1)}`)
    .replace(/^Mc([a-z])(?=[a-z]{2})/, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** The accents of Spanish names, by the words that sources write without them or with others. */
const SPANISH: ReadonlyMap<string, string> = new Map(
  `Ruíz Ruiz, Rocio Rocío, Encarnacion Encarnación, Belen Belén, Angela Ángela, Ines Inés, Sofia Sofía, Maria María, Luís Luis,
   Alvaro Álvaro, Raul Raúl, Ramon Ramón, Ivan Iván, Ruben Rubén, Joaquin Joaquín, Victor Víctor, Julian Julián, Felix Félix,
   Josép Josep, Sebastian Sebastián, Martin Martín, Cesar César, Hector Héctor, Angel Ángel`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** A name of Spain with the accents of the Ortografía de la lengua española (2010). */
export function withAccents(name: string): string {
  return name
    .split(' ')
    .map((word) => SPANISH.get(word) ?? word)
    .join(' ');
}

/** French family names with the accents that registers leave out, where nearly all people write them. */
const FRENCH: ReadonlyMap<string, string> = new Map(
  `André François Clément Noël Gérard Benoît Rémy Étienne Hervé Barthélemy Grégoire Léger Lefèvre Guérin Ménard Lévêque Lemaître Hébert
   Vallée Régnier Lévy Mahé Macé Chrétien Rivière Gonçalves Carré Prévost Barré Bénard Maréchal Lelièvre Bègue Dupré Labbé Péron
   Pagès Séguin Traoré`
    .split(/\s+/)
    .map((name) => [name.normalize('NFD').replace(/\p{M}/gu, ''), name]),
);

/** A family name of France as people write it. */
export function inFrench(name: string): string {
  return FRENCH.get(name) ?? name;
}

/** A family name of Italy with the capital that its source leaves out: "De Rosa". */
export function inItalian(name: string): string {
  return name.replace(
    /^(D[aei]|Del|Della|L[aio]) ([a-z])/,
    (_, particle: string, letter: string) => {
      return `${particle} ${letter.toUpperCase()}`;
    },
  );
}
