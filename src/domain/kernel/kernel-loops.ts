import { kernelModule } from './kernel-module.js';
import { PAGE_BYTES, webAssembly } from './webassembly.js';

type Address = number;

/** What `kernel/assembly` exports; addresses count from the start of the memory. */
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
  lookUp(out: Address, list: Address, indices: Address, count: number): void;

  addWordLengths(lengths: Address, table: Address, indices: Address, count: number): void;
  addLengths(lengths: Address, added: Address, count: number): void;
  addSmallNumberLengths(
    lengths: Address,
    values: Address,
    minDigits: number,
    extra: number,
    count: number,
  ): void;
  addNumberLengths(
    lengths: Address,
    values: Address,
    minDigits: number,
    extra: number,
    present: Address,
    count: number,
  ): void;
  place(places: Address, lengths: Address, count: number): number;

  readonly writeWordsLoosely: WriteRun;
  readonly writeLongWordsLoosely: WriteRun;
  readonly writeWordsOfFourToEight: WriteWords;
  readonly writeWordsOfEightToSixteen: WriteWords;
  readonly writeWords: WriteWords;
  readonly writeTexts: WriteTexts;
  readonly writeTextsLoosely: WriteTexts;
  writeLiteral(out: Address, places: Address, bytes: Address, length: number, count: number): void;
  writeSmallWholes(
    out: Address,
    places: Address,
    values: Address,
    minDigits: number,
    count: number,
  ): void;
  writeSmallDecimals(
    out: Address,
    places: Address,
    values: Address,
    decimals: number,
    minDigits: number,
    count: number,
  ): void;
  writeNumbers(
    out: Address,
    places: Address,
    values: Address,
    decimals: number,
    minDigits: number,
    present: Address,
    count: number,
  ): void;
}

export type WriteRun = (
  out: Address,
  places: Address,
  words: Address,
  n: number,
  count: number,
) => void;

export type WriteWords = (
  out: Address,
  places: Address,
  table: Address,
  indices: Address,
  count: number,
) => void;

type WriteTexts = (
  out: Address,
  places: Address,
  data: Address,
  starts: Address,
  lengths: Address,
  count: number,
) => void;

export interface LoadedKernel {
  readonly loops: KernelLoops;
  readonly buffer: ArrayBuffer;
}

/** The loops over a new memory of so many bytes; undefined where the engine refuses either. */
export function loadKernel(bytes: number): LoadedKernel | undefined {
  if (webAssembly === undefined) return undefined;
  const pages = Math.ceil(bytes / PAGE_BYTES);
  try {
    // Never grown, since growing would detach every view; pages cost nothing before they are touched.
    const memory = new webAssembly.Memory({ initial: pages, maximum: pages });
    const module = new webAssembly.Module(kernelModule());
    const { exports } = new webAssembly.Instance(module, { env: { memory } });
    return { loops: exports as KernelLoops, buffer: memory.buffer };
  } catch {
    // No SIMD, no room, or a content security policy without 'wasm-unsafe-eval'.
    return undefined;
  }
}
