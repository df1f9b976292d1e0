import { isObject, type Members } from '../../basics/members.js';
import { objectIn, objectsIn, textIn } from '../documents/document.js';

/** A schema of a document that has a name, so that others can refer to it. */
export interface Component {
  readonly name: string;
  readonly pointer: string;
  readonly schema: Members;
}

/** The members of a document that hold named schemas: JSON Schema, its older drafts, OpenAPI, and registries of zod. */
const HOLDERS: readonly (readonly string[])[] = [
  ['$defs'],
  ['definitions'],
  ['components', 'schemas'],
  ['schemas'],
];

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The name of a table. A dot would separate it from the name of its schema. */
const nameOf = (title: string): string => title.replace(/[\s.]+/g, '_');

/** The schemas of a document by the texts that refer to them. The document itself is `#`. */
export class Components {
  /** In the order of the document, without the document itself. */
  readonly named: readonly Component[];
  readonly root: Component;
  readonly #byReference = new Map<string, Component>();

  constructor(document: Members, name: string) {
    const title = textIn(document, 'title') ?? name;
    this.root = { name: nameOf(title), pointer: '#', schema: document };
    this.named = HOLDERS.flatMap((path) => {
      const holder = path.reduce(objectIn, document);
      return Object.entries(holder).flatMap(([key, schema]) => {
        const pointer = `#/${path.join('/')}/${escaped(key)}`;
        return isObject(schema) ? [{ name: nameOf(key), pointer, schema }] : [];
      });
    });
    this.#byReference.set('#', this.root);
    for (const component of this.named) {
      this.#byReference.set(component.pointer, component);
      // A registry of zod refers to names.
      const key = component.pointer.slice(component.pointer.lastIndexOf('/') + 1);
      if (!this.#byReference.has(key)) this.#byReference.set(key, component);
      const id = textIn(component.schema, '$id');
      if (id !== undefined) this.#byReference.set(id, component);
    }
  }

  /** The schema that a reference names, if it is in this document. */
  find(reference: string): Component | undefined {
    return this.#byReference.get(reference) ?? this.#byReference.get(decoded(reference));
  }
}

function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/** The schemas that all hold at once for a schema: those of allOf. */
export function partsOf(schema: Members): readonly Members[] {
  return objectsIn(schema, 'allOf');
}
