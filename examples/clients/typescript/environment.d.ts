/** What the client reads of Node, which needs no package of types for so little. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
