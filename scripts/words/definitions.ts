import type { Faker } from '@faker-js/faker';

/** The raw tables of faker-js. Its functions are never called: a look-up is faster, and no text is a template. */
export type Definitions = Faker['rawDefinitions'];
