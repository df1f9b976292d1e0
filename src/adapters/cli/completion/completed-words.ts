/** A command with what can follow it. */
export interface CompletedCommand {
  readonly name: string;
  /** The long forms of its options. */
  readonly options: readonly string[];
  readonly commands: readonly CompletedCommand[];
}

/** All words that a script completes. */
export interface CompletedWords {
  readonly commands: readonly CompletedCommand[];
  /** The values of options that take one of a few words. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The names and synonyms of field types, which follow a colon. */
  readonly types: readonly string[];
}
