import { type BaseColumn, below, column, oneOf, padded } from './base-column.js';

const words = (text: string): readonly string[] => text.split(' ');
const LETTERS = words('A B C D E F G H J K L M N P R S T');

/** A column of a fixed list of texts. */
function listed(name: string, texts: readonly string[]): BaseColumn {
  return column(name, 'category', (draw) => oneOf(draw, texts));
}

function made(count: number, text: (i: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, i) => text(i));
}

export const CATEGORY_COLUMNS: readonly BaseColumn[] = [
  listed('status', words('open closed pending refused')),
  listed('plan', ['Free', 'Team', 'Business Plus', 'Enterprise (annual)']),
  listed('weekday', words('Mon Tue Wed Thu Fri Sat Sun')),
  listed('month_name', words('January February March April May June July August September')),
  listed('colour', words('red green blue black white silver orange brown')),
  listed('size', words('XS S M L XL XXL')),
  listed('grade', ['A+', 'A', 'A-', 'B+', 'B', 'C']),
  listed('age_group', ['18-24', '25-34', '35-44', '45-54', '55-64', '65+']),
  listed('income', ['under 20k', '20k to 40k', '40k to 80k', '80k and more']),
  listed(
    'cell',
    made(30, (i) => `${1 + (i % 15)}${LETTERS[i % 4]}`),
  ),
  listed(
    'msg_code',
    made(9, (i) => `M${i + 1}`),
  ),
  listed(
    'zone',
    made(12, (i) => padded(i + 1, 3)),
  ),
  listed(
    'fips',
    made(20, (i) => padded(6001 + 2 * i, 5)),
  ),
  listed(
    'zip',
    made(25, (i) => String(94_102 + 7 * i)),
  ),
  listed(
    'postcode',
    made(15, (i) => `${LETTERS[i]}W${1 + (i % 4)} ${1 + (i % 9)}AB`),
  ),
  listed(
    'plan_code',
    made(12, (i) => `${LETTERS[i]}${LETTERS[i + 3]}-${100 + 37 * i}`),
  ),
  listed(
    'route_id',
    made(10, (i) => String(1000 + 137 * i)),
  ),
  listed(
    'icd',
    made(18, (i) => `${LETTERS[i % 17]}${padded(10 + 3 * i, 2)}.${i % 9}`),
  ),
  listed('department', ['Sales', 'Human Resources', 'Research & Development', 'Legal', 'IT']),
  listed('country', ['Germany', 'France', 'Spain', 'Italy', 'Poland', 'Norway']),
  listed('country_code', words('DE FR ES IT PL NO SE DK')),
  listed('state', words('CA NY TX FL WA OR NV AZ OH')),
  listed('currency', words('EUR USD GBP JPY CHF')),
  listed('species', ['Quercus robur', 'Fagus sylvatica', 'Acer campestre', 'Betula pendula']),
  listed('file', ['setup.log', 'main.py', 'notes_2021.txt', 'report.pdf', 'index.html']),
  listed('answer', ['Not at all', 'Somewhat likely', 'Very likely', 'I prefer not to say']),
  listed('remarks', [
    'The customer asked for a call back on the next working day',
    'No answer, left a message on the machine and will try again',
    'Wrong number, the record has to be checked by the back office',
  ]),
  listed('alert', [
    'Disk almost full on volume',
    'Service restarted',
    'Login failed: wrong password',
  ]),
  listed('version', ['1.2.0', '1.3.1', '2.0.0', '2.1.4']),
  listed('host', ['web1.example.org', 'web2.example.org', 'db.example.org']),
  listed('hex', ['#ff0000', '#00ff00', '#0000ff', '#222222']),
  listed('mime', ['text/html', 'image/png', 'application/json']),
  listed('method', words('GET POST PUT DELETE')),
  listed('level', words('INFO WARN ERROR DEBUG')),
  listed('answered', words('yes no')),
  listed('active', words('true false')),
  listed('sex', words('M F')),
  listed(
    'quarter',
    made(8, (i) => `${2020 + (i >> 2)} Q${1 + (i % 4)}`),
  ),
  listed('district', ['Norrbotten', 'Västra Götaland', 'Skåne', 'Dalarna', 'Örebro']),
  listed('airline', ['Blue Wing', 'Northern Star', 'AirLink', 'Sunjet', 'TransOcean']),
  listed('model', ['Falcon X2', 'Falcon X3', 'Orion 5', 'Orion 7 Pro']),
  listed('symbols', words('+ ++ +++ - --')),
  column('tail', 'category', (draw) => `type ${Math.floor(60 * draw() * draw() * draw())}`),
  column('bin', 'category', (draw) => padded(below(draw, 20) * 5, 2).concat('%+')),
  column('unit', 'category', () => 'kWh'),
];
