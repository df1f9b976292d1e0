/** A field type with its constraints. */
export interface PlainField {
  readonly type: string;
  readonly constraints?: Readonly<Record<string, unknown>>;
  /** The field of the items of an array. */
  readonly items?: PlainField;
  /** The fields of an object by name. */
  readonly properties?: Readonly<Record<string, PlainField>>;
}
