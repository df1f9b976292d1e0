import { csv } from '../../support/tables/csv-text.js';

const CZECH =
  'Adam Bohumil Božena Dalibor Drahomíra Eliška František Hynek Ivana Jaroslav Jindřich Jiřina Josef Kateřina Květa Ladislav Libuše Ludmila Marek Miloslav Miroslava Oldřich Ondřej Radka Růžena Stanislav Šárka Václav Vlasta Zdeněk';
const FINNISH =
  'Aino Antti Eero Eeva Hannu Heikki Helmi Ilkka Jaakko Juhani Jukka Kaarina Kalevi Kyllikki Lauri Markku Matti Mikko Orvokki Pekka Pentti Pirjo Raija Ritva Seppo Sirkka Tapani Tuula Veikko Väinö';

export const CZECH_NAMES: readonly string[] = CZECH.split(' ');
export const FINNISH_NAMES: readonly string[] = FINNISH.split(' ');

/** A table of 600 rows, in which each name of two languages occurs in 20 rows. */
export const TABLE_OF_NAMES = csv(
  'jmeno,x1,plan',
  600,
  (i) => `${CZECH_NAMES[i % 30]},${FINNISH_NAMES[(i * 7) % 30]},${i % 3 ? 'free' : 'team'}`,
);
