import { kernelModule } from './kernel-module.js';

type Address = number;

/** The exports of `kernel/assembly`. Addresses are byte offsets from the start of the memory. */
export interface KernelLoops {
  drawIndices(out: Address, a: number, first: number, low: number, count: number, n: number): void;
  drawNumbers(
    out: Address,
    a: number,
    first: number,
    low: number,
    count: number,
    n: number,
    min: number,
    step: number,
  ): void;
  drawFlags(
    out: Address,
    a: number,
    first: number,
    low: number,
    count: number,
    threshold: number,
  ): void;
  drawWeighted(
    out: Address,
    a: number,
    first: number,
    low: number,
    count: number,
    n: number,
    pairs: Address,
  ): void;
  drawByState(
    out: Address,
    a: number,
    first: number,
    low: number,
    count: number,
    states: Address,
    columns: Address,
    bits: number,
  ): void;
  lookUp(out: Address, list: Address, indices: Address, count: number): void;

  /** As a number with a sign, from -2^31 on. */
  greatest(numbers: Address, count: number): number;
  greatestEnd(starts: Address, lengths: Address, count: number): number;

  addWordLengths(lengths: Address, table: Address, indices: Address, count: number): void;
  addLengths(lengths: Address, added: Address, count: number): void;
  addNumberLengths(
    lengths: Address,
    values: Address,
    minDigits: number,
    extra: number,
    present: Address,
    count: number,
  ): void;
  setOffsets(offsets: Address, lengths: Address, count: number): number;

  readonly writeWordsLoosely: WriteRun;
  readonly writeLongWordsLoosely: WriteRun;
  readonly writeWordsWithin: WriteRun;
  readonly writeWordsOfFourToEight: WriteWords;
  readonly writeWordsOfEightToSixteen: WriteWords;
  readonly writeWords: WriteWords;
  readonly writeTexts: WriteTexts;
  readonly writeTextsLoosely: WriteTexts;
  writeLiteral(out: Address, offsets: Address, bytes: Address, length: number, count: number): void;
  writeNumbersLoosely(
    out: Address,
    offsets: Address,
    values: Address,
    decimals: number,
    minDigits: number,
    count: number,
  ): void;
  writeNumbers(
    out: Address,
    offsets: Address,
    values: Address,
    decimals: number,
    minDigits: number,
    present: Address,
    count: number,
  ): void;
}

export type WriteRun = (
  out: Address,
  offsets: Address,
  words: Address,
  n: number,
  count: number,
) => void;

export type WriteWords = (
  out: Address,
  offsets: Address,
  table: Address,
  indices: Address,
  count: number,
) => void;

type WriteTexts = (
  out: Address,
  offsets: Address,
  data: Address,
  starts: Address,
  lengths: Address,
  count: number,
) => void;

export interface LoadedKernel {
  readonly loops: KernelLoops;
  readonly buffer: ArrayBuffer;
}

/** The members of WebAssembly in use: TypeScript declares them in its browser library only. */
interface WebAssemblyNames {
  readonly Memory: new (size: {
    readonly initial: number;
    readonly maximum: number;
  }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: unknown };
}

/** Undefined if the engine has no WebAssembly. */
const webAssembly = (globalThis as { readonly WebAssembly?: WebAssemblyNames }).WebAssembly;

const PAGE_BYTES = 65_536;

/** Loads the loops with a new memory of at least `bytes` bytes; undefined if the engine refuses either. */
export function loadKernel(bytes: number): LoadedKernel | undefined {
  if (webAssembly === undefined) return undefined;
  const pages = Math.ceil(bytes / PAGE_BYTES);
  try {
    // Maximal from the start, because growing would detach every view; untouched pages cost nothing.
    const memory = new webAssembly.Memory({ initial: pages, maximum: pages });
    const module = new webAssembly.Module(kernelModule());
    const { exports } = new webAssembly.Instance(module, { env: { memory } });
    return { loops: exports as KernelLoops, buffer: memory.buffer };
  } catch {
    // No SIMD, not enough memory, or a content security policy without 'wasm-unsafe-eval'.
    return undefined;
  }
}
