/** A table of faker-js; null if the language has no such words. */
type Table<T = string> = readonly T[] | null | undefined;

/** The tables of a kind of names: those of women, those of men, and those of both. */
interface ByGender<T = string> {
  readonly female?: Table<T>;
  readonly male?: Table<T>;
  readonly generic?: Table<T>;
}

/** A pattern such as `{{person.firstName}} {{person.lastName}}`, and its frequency among those of its table. */
export interface WeightedPattern {
  readonly value: string;
  readonly weight: number;
}

/**
 * The part of a `LocaleDefinition` of faker-js, version 9 or later, that Tablewright reads.
 *
 * @example
 * const definitions: FakerDefinitions = { word: { noun: ['qagh'], verb: ['Sop'] } };
 * definitions.word?.noun; // => ['qagh']
 */
export interface FakerDefinitions {
  readonly company?: {
    readonly legal_entity_type?: Table;
    readonly name_pattern?: Table;
  };
  readonly location?: {
    readonly street_name?: Table;
    readonly street_suffix?: Table;
  };
  readonly lorem?: { readonly word?: Table };
  readonly person?: {
    readonly first_name?: ByGender | null;
    readonly last_name?: ByGender | null;
    readonly prefix?: ByGender | null;
    readonly name?: Table<WeightedPattern>;
    readonly last_name_pattern?: ByGender<WeightedPattern> | null;
  };
  readonly word?: {
    readonly noun?: Table;
    readonly adjective?: Table;
    readonly verb?: Table;
  };
}
