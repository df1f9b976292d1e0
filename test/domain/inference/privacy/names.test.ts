import { expect } from 'chai';
import { standardInferenceEngine } from '../../../../src/adapters/engine/standard-engine.js';
import type { InferredField } from '../../../../src/domain/inference/inferred-schema.js';
import { cycle, K, many, sampleOf } from '../samples.js';

const GERMAN =
  'Anja Heike Sabine Ute Jürgen Uwe Lukas Leon Finn Jonas Lena Lea Mia Emma Hannah Paul Ben Felix Max Moritz Jan Tim Niklas Greta Frieda';
const FRENCH =
  'Jean Pierre Michel André Philippe René Louis Alain Jacques Bernard Marcel Roger Nicolas Marie Jeanne Françoise Monique Catherine Nathalie Isabelle Sylvie Chloé Léa';
const POLISH =
  'Katarzyna Małgorzata Agnieszka Ewa Krystyna Magdalena Elżbieta Joanna Zofia Danuta Piotr Krzysztof Andrzej Tomasz Paweł Michał Marcin Jakub Łukasz Grzegorz Mateusz';
const RUSSIAN =
  'Александр Сергей Дмитрий Андрей Алексей Максим Евгений Иван Михаил Николай Владимир Анна Елена Ольга Наталья Екатерина Анастасия Татьяна Мария Ирина';
const ENGLISH =
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Karen Sarah Charles Lisa Daniel';
const FAMILIES =
  'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger';
const COLOURS =
  'Red Green Blue Yellow Orange Purple Pink Brown Black White Grey Violet Indigo Turquoise Amber Crimson Scarlet Olive Teal Navy Maroon Coral Beige Ivory';
const BREEDS =
  'Labrador Poodle Beagle Bulldog Boxer Dachshund Rottweiler Husky Collie Terrier Spaniel Pointer Retriever Shepherd Greyhound Mastiff Chihuahua Pug Corgi Akita';

const listOf = (words: string): readonly string[] => words.split(' ');
const summary = ({ name, type, locale }: InferredField): string =>
  `${name}: ${type}${locale === undefined ? '' : ` ${locale}`}`;

describe('inference of names of people', () => {
  const inferenceEngine = standardInferenceEngine();
  let locales: readonly string[];

  before(async () => {
    locales = await inferenceEngine.loadNames();
  });

  function inferFields(columns: Readonly<Record<string, readonly string[]>>) {
    const cells = Object.entries(columns).map(([name, values]) => [name, cycle(400, values)]);
    return inferenceEngine.infer(sampleOf(Object.fromEntries(cells)), { k: K, locales }).fields;
  }

  for (const [name, words, expected] of [
    ['Vorname', GERMAN, 'first_name de'],
    ['prénom', FRENCH, 'first_name fr'],
    ['x1', FRENCH, 'first_name fr'],
    ['x1', POLISH, 'first_name pl'],
    ['x1', RUSSIAN, 'first_name ru'],
    ['x1', ENGLISH, 'first_name'],
    ['x1', FAMILIES, 'last_name de'],
    ['Nachname', FAMILIES, 'last_name de'],
    ['x1', COLOURS, 'choice'],
    ['x1', BREEDS, 'choice'],
    ['city', ENGLISH, 'choice'],
  ] as const) {
    it(`finds ${expected} in a column ${name} of values such as ${listOf(words)[0]}`, () => {
      expect(inferFields({ [name]: listOf(words) }).map(summary)).to.deep.equal([
        `${name}: ${expected}`,
      ]);
    });
  }

  it('finds the locale of full names by their given and family names', () => {
    const families = listOf(FAMILIES);
    const given = listOf(GERMAN);
    const full = many(400, (i) => `${given[i % 25]} ${families[i % 22]}`);

    expect(inferFields({ Kunde: full }).map(summary)).to.deep.equal(['Kunde: name de']);
  });

  it('gives the columns of one person one locale, and other columns none', () => {
    const fields = inferFields({
      first_name: listOf(ENGLISH),
      last_name: listOf(FAMILIES),
      email: many(400, (i) => `k${i}@acme.example`),
      plan: ['free', 'team'],
    });

    expect(fields.map(summary)).to.deep.equal([
      'first_name: first_name de',
      'last_name: last_name de',
      'email: email de',
      'plan: choice',
    ]);
  });

  it('tells no locale of fewer than k names', () => {
    const rare = [...many(60, (i) => `Zzy${i}`), ...listOf(FRENCH).slice(0, K - 1)];

    expect(inferFields({ prénom: rare })[0]).not.to.have.property('locale');
  });

  it('knows only English names if no other locale is asked for', () => {
    const sample = sampleOf({ x1: cycle(400, listOf(RUSSIAN)) });

    expect(inferenceEngine.infer(sample, { k: K, locales: [] }).fields.map(summary)).to.deep.equal([
      'x1: choice',
    ]);
  });
});
