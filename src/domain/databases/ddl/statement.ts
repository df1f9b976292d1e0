import type { DdlDialect } from './ddl-dialect.js';
import { Scanner, type TokenKind } from './scanner.js';

/** A word, name, text or symbol of a statement. */
export interface Token {
  readonly kind: TokenKind;
  /** Without quotes. */
  readonly text: string;
  /** In upper case if the token is a word; else empty. */
  readonly word: string;
  /** Its place in the script. */
  readonly start: number;
  readonly end: number;
  /** If it opens a bracket: the index of the token that closes it, or of the end of the statement. */
  close?: number;
}

export interface Statement {
  readonly tokens: readonly Token[];
  /** Where it begins in the script. */
  readonly start: number;
}

/** The first words of the statements that say something about tables. The tokens of others are not kept. */
const KEPT = new Set(['CREATE', 'ALTER', 'DROP', 'COMMENT', 'SET', 'USE']);

const ROUTINES = new Set(['TRIGGER', 'FUNCTION', 'PROCEDURE', 'PROC', 'EVENT', 'PACKAGE']);
/** The most tokens between CREATE and the kind of the object. */
const PREAMBLE = 9;

/** The words that begin a statement of SQL Server, where a semicolon is not needed. */
const STARTERS = new Set(['CREATE', 'INSERT', 'EXEC', 'EXECUTE', 'PRINT', 'USE', 'IF', 'DECLARE']);

/** Splits a script into statements. */
export class Splitter {
  readonly #scanner: Scanner;
  readonly #dialect: DdlDialect;
  /** Where quotations without an end begin. */
  readonly broken: number[] = [];
  #tokens: Token[] = [];
  #open: Token[] = [];
  #first = '';
  #start = 0;
  #count = 0;
  #isRoutine = false;
  #isCopy = false;
  /** How many BEGIN and CASE of a routine wait for their END. */
  #depth = 0;
  #previous = '';

  constructor(script: string, dialect: DdlDialect) {
    this.#scanner = new Scanner(script, dialect);
    this.#dialect = dialect;
    // A byte order mark.
    if (script.charCodeAt(0) === 0xfeff) this.#scanner.jump(1);
  }

  *statements(): Generator<Statement, void, void> {
    const scanner = this.#scanner;
    while (scanner.next()) {
      if (this.#endsStatement()) yield* this.#finished();
      else if (!this.#startsNext()) this.#add();
      else {
        yield* this.#finished();
        this.#add();
      }
    }
    yield* this.#finished();
  }

  /** Whether the current token is only the end of the statement before it. */
  #endsStatement(): boolean {
    const { kind } = this.#scanner;
    if (kind === 'end')
      return this.#depth <= 0 && !(this.#isRoutine && this.#dialect === 'sqlserver');
    return kind === 'word' && (this.#isBatchEnd() || this.#isDelimiterCommand());
  }

  #isBatchEnd(): boolean {
    const { text, start, end, isFirstOfLine } = this.#scanner;
    if (this.#dialect !== 'sqlserver' || end - start !== 2 || !isFirstOfLine) return false;
    return text.slice(start, end).toUpperCase() === 'GO';
  }

  /** DELIMITER of the command line of MySQL takes effect at once and needs no end. */
  #isDelimiterCommand(): boolean {
    const scanner = this.#scanner;
    const { text, start, end } = scanner;
    if (this.#dialect !== 'mysql' || this.#count > 0 || end - start !== 9) return false;
    if (text.slice(start, end).toUpperCase() !== 'DELIMITER') return false;
    const lineEnd = scanner.lineEnd(end);
    scanner.delimiter = text.slice(end, lineEnd).trim() || ';';
    scanner.jump(lineEnd);
    return true;
  }

  /** Whether the current token begins a statement although the one before has no end. */
  #startsNext(): boolean {
    const scanner = this.#scanner;
    if (this.#dialect !== 'sqlserver' || this.#count === 0 || this.#isRoutine) return false;
    if (scanner.kind !== 'word' || this.#open.length > 0 || !scanner.isFirstOfLine) return false;
    const word = scanner.content.toUpperCase();
    return STARTERS.has(word) || (word === 'ALTER' && /^\s+TABLE\b/i.test(this.#ahead(16)));
  }

  #ahead(length: number): string {
    const { text, end } = this.#scanner;
    return text.slice(end, end + length);
  }

  #add(): void {
    const { kind, start, end } = this.#scanner;
    if (kind === 'broken') this.broken.push(start);
    // The rows of INSERT are most of many scripts.
    if (this.#count > 0 && !KEPT.has(this.#first) && this.#first !== 'COPY') return;
    const { content } = this.#scanner;
    const word = kind === 'word' ? content.toUpperCase() : '';
    if (this.#count === 0) {
      this.#first = word;
      this.#start = start;
    }
    this.#count++;
    this.#noticeRoutine(word);
    if (word === 'STDIN' && this.#first === 'COPY') this.#isCopy = true;
    this.#previous = word;
    if (!KEPT.has(this.#first)) return;
    const token: Token = { kind, text: content, word, start, end };
    if (kind === 'symbol') this.#match(token);
    this.#tokens.push(token);
  }

  #noticeRoutine(word: string): void {
    if (!this.#isRoutine) {
      const isNear = this.#first === 'CREATE' && this.#count <= PREAMBLE;
      this.#isRoutine = isNear && ROUTINES.has(word) && this.#previous !== 'TABLE';
      return;
    }
    if (word === 'BEGIN') this.#depth++;
    else if (word === 'CASE' && this.#previous !== 'END') this.#depth++;
    else if (word === 'END') this.#depth--;
    else if (this.#previous === 'END' && /^(?:IF|LOOP|WHILE|REPEAT|FOR)$/.test(word)) this.#depth++;
  }

  #match(token: Token): void {
    if (token.text === '(') this.#open.push(token);
    else if (token.text === ')') {
      const opening = this.#open.pop();
      if (opening !== undefined) opening.close = this.#tokens.length;
    }
  }

  *#finished(): Generator<Statement, void, void> {
    const tokens = this.#tokens;
    for (const opening of this.#open) opening.close = tokens.length;
    const start = this.#start;
    if (this.#isCopy) this.#skipCopiedRows();
    this.#tokens = [];
    this.#open = [];
    this.#first = '';
    this.#count = 0;
    this.#isRoutine = false;
    this.#isCopy = false;
    this.#depth = 0;
    this.#previous = '';
    if (tokens.length > 0) yield { tokens, start };
  }

  /** The rows of COPY … FROM STDIN follow its line and end with a line \. */
  #skipCopiedRows(): void {
    const { text, end } = this.#scanner;
    const last = text.indexOf('\n\\.', end);
    this.#scanner.jump(last < 0 ? text.length : last + 3);
  }
}
