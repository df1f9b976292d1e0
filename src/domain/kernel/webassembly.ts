/** The few names of WebAssembly that are used: TypeScript keeps them in the browser's library alone. */
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

/** Undefined in an engine without it. */
export const webAssembly = (globalThis as { readonly WebAssembly?: WebAssemblyNames }).WebAssembly;

export const PAGE_BYTES = 65_536;
