import type { KindByType } from '../constraints/index.js';

/** The type of a member, or undefined if the constraints do not have it. */
type Get<C, K extends string> = C extends unknown ? (K extends keyof C ? C[K] : undefined) : never;

/** `Yes` if a constraint has one of the values `Hit`, `No` if not, and both if the compiler does not know. */
type If<V, Hit, Yes, No> = V extends Hit ? Yes : Hit extends V ? Yes | No : No;

/** The constraints of a field, and those of each row of its `given`. */
type Variants<C> =
  | C
  | (C extends { readonly given: { readonly rows: readonly (infer R)[] } } ? R : never);

type ItemsOf<List> = List extends readonly (infer V)[] ? V : never;

/** The values of `choices`, or else those of the type. */
type Choices<C, Own> =
  | ItemsOf<Get<Variants<C>, 'choices'>>
  | (undefined extends Get<C, 'choices'> ? Own : never);

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A Point of GeoJSON (RFC 7946): the longitude, then the latitude. */
interface Point {
  type: 'Point';
  coordinates: [number, number];
}

/** The states that a list of objects names, such as the steps of a workflow. */
type StatesOf<List> = List extends readonly (infer Step)[]
  ? Get<Step, 'state'> extends infer State extends string
    ? State
    : string
  : string;

/** Values whose type depends on the constraints. */
interface SpecialValues<C> {
  choice: Get<C, 'choices'> extends string
    ? string | number | boolean
    : Choices<C, 'A' | 'B' | 'C'>;
  constant:
    | Exclude<Get<Variants<C>, 'value'>, undefined>
    | (undefined extends Get<C, 'value'> ? 'constant' : never);
  csat_score: Choices<C, number>;
  http_status: Choices<C, number>;
  word: Choices<C, string>;
  likert: Choices<C, string>;
  gender: Choices<C, string>;
  name_prefix: Choices<C, string>;
  nationality: Choices<C, string>;
  continent: Choices<C, string>;
  department: Choices<C, string>;
  industry: Choices<C, string>;
  product_category: Choices<C, string>;
  status: Choices<C, string>;
  http_method: Choices<C, string>;
  mime_type: Choices<C, string>;
  sequence: If<
    Get<C, 'prefix'>,
    '' | undefined,
    If<Get<C, 'pad'>, 0 | undefined, number, string>,
    string
  >;
  datetime: If<Get<C, 'format'>, 'unix' | 'unix_ms', number, string>;
  arrival: If<Get<C, 'format'>, 'unix' | 'unix_ms', number, string>;
  tick: If<Get<C, 'format'>, 'unix' | 'unix_ms', number, string>;
  month: If<Get<C, 'format'>, 'number', number, string>;
  weekday: If<Get<C, 'format'>, 'number', number, string>;
  duration: If<Get<C, 'format'>, 'seconds' | undefined, number, string>;
  postal_code: string | If<Get<C, 'missing'>, 'empty', never, null>;
  coordinates: If<
    Get<C, 'format'>,
    'object' | undefined,
    Coordinates,
    If<Get<C, 'format'>, 'geojson', Point, string>
  >;
  iban: string | If<Get<C, 'missing'>, 'other', never, null>;
  formula: If<Get<C, 'precision'>, undefined, string | number | boolean, number>;
  workflow: StatesOf<Get<C, 'steps'>>;
  state_series: StatesOf<Get<C, 'states'>>;
  series: number | If<Get<C, 'missing'>, undefined, never, null>;
}

/** The value of a kind. */
interface Kinds {
  string: string;
  number: number;
  boolean: boolean;
  object: Coordinates;
}

/** The values of a field with the type `T` and the constraints `C`, apart from null. Extensions have any values. */
export type PresentValue<T, C> = T extends keyof SpecialValues<C>
  ? SpecialValues<C>[T]
  : T extends keyof KindByType
    ? Kinds[KindByType[T]]
    : unknown;

/** Null, if the constraints make some rows null. */
export type NullOf<C> = If<Get<Variants<C>, 'nullRate'>, 0 | undefined, never, null>;

/** The constraints that a field has. */
export type ConstraintsOf<F> = F extends { readonly constraints: infer C } ? C : unknown;
