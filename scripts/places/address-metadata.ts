import { readFileSync } from 'node:fs';

interface Metadata {
  readonly countries: Readonly<
    Record<
      string,
      {
        /** The order of the lines of an address, in Latin letters if there is a form for them. */
        readonly fmt?: string;
        readonly zip: string;
        readonly regions?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** The address metadata of libaddressinput. Read from the root of the package. */
export const addressMetadata = JSON.parse(
  readFileSync('scripts/places/address-metadata.json', 'utf8'),
) as Metadata;
