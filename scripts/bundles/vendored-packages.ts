import { REDOC, SWAGGER_UI } from '../../src/adapters/http/explorer/assets.js';

/** A published package with files that are vendored in `assets/`. */
export interface VendoredPackage {
  /** Name and version together, as the folder below `assets/`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** The registry's digest of the tarball. */
  readonly integrity: string;
  /** The served files: names in the package, with names in `assets/`. */
  readonly served: Readonly<Record<string, string>>;
  /** Licences and notices, copied unchanged. */
  readonly notices: readonly string[];
  /** Replacements for addresses of other hosts. */
  readonly replaced: Readonly<Record<string, string>>;
}

/** A transparent image of one pixel. */
const NO_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const vendoredPackages: readonly VendoredPackage[] = [
  {
    folder: SWAGGER_UI,
    name: 'swagger-ui-dist',
    version: '5.35.0',
    integrity:
      'sha512-U06rpMtW9V3XPGOBeamTUSr0Z09jMX4IJuANpE/EZbAhw0G8CgwrzU4YmXkn/h0wCDNsXdGarTNNHC3sU8yVUQ==',
    served: {
      'swagger-ui-bundle.js': 'swagger-ui-bundle.js',
      'swagger-ui-standalone-preset.js': 'swagger-ui-standalone-preset.js',
      'swagger-ui.css': 'swagger-ui.min.css',
    },
    notices: [
      'LICENSE',
      'NOTICE',
      'swagger-ui-bundle.js.LICENSE.txt',
      'swagger-ui-standalone-preset.js.LICENSE.txt',
    ],
    replaced: {},
  },
  {
    folder: REDOC,
    name: 'redoc',
    version: '2.5.4',
    integrity:
      'sha512-M6jWhG1qoBnH6TFmzJnstyCZ87HmOY/UzDm78mHiYihEdlV/YcS9ogOo1NlElnJMeLsyxHFe2yFc4sNjHTrABQ==',
    served: { 'bundles/redoc.standalone.js': 'redoc.standalone.js' },
    notices: ['LICENSE', 'bundles/redoc.standalone.js.LICENSE.txt'],
    replaced: { 'https://cdn.redoc.ly/redoc/logo-mini.svg': NO_IMAGE },
  },
];
