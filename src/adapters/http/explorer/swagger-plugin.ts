/** What the plugin uses of React. */
interface React {
  createElement(type: unknown, props: object | null, ...children: unknown[]): unknown;
  useState<T>(initial: T): readonly [T, (next: T) => void];
  readonly Fragment: unknown;
}

/** What the plugin uses of Swagger UI. */
interface System {
  readonly React: React;
  readonly specSelectors: { specJS(): Json };
}

/** What the plugin uses of an element of the page. */
interface Element {
  querySelector(selector: string): { removeAttribute(name: string): void } | null;
}

type Json = unknown;
type Members = Readonly<Record<string, Json>>;
type Props = Readonly<Record<string, unknown>>;
type Wrap = (original: unknown, system: System) => (props: Props) => unknown;

/** A plugin of Swagger UI, as the page registers it. */
export interface SwaggerPlugin {
  readonly fn: {
    resolveSubtree(
      spec: Json,
      path: readonly string[],
    ): Promise<{ readonly spec: Json; readonly errors: readonly never[] }>;
  };
  readonly wrapComponents: Readonly<Record<string, Wrap>>;
}

/**
 * The plugin of our page of Swagger UI. It makes an operation open at once, and the page accessible:
 *
 * - Swagger UI resolves all references of an operation before it shows the operation. A field has a hundred types, so a
 *   request has 130,000 members, and some requests contain themselves. The plugin leaves a reference to a large schema
 *   until someone opens it.
 * - An error response shows its title, and the rest when someone opens it.
 * - Form elements without a label get one, and the title is in a landmark. The choice of a server is left out: there is
 *   one, and the address of a request shows it.
 *
 * The page contains the text of this function, so the function uses nothing from outside itself.
 */
export function swaggerPlugin(): SwaggerPlugin {
  /** The most members of a schema that is resolved before it is opened. */
  const LARGE = 500;
  const SCHEMA = '#/components/schemas/';

  const isObject = (value: Json): value is Members => typeof value === 'object' && value !== null;
  const at = (spec: Json, path: readonly string[]): Json =>
    path.reduce<Json>((value, name) => (isObject(value) ? value[name] : undefined), spec);
  const target = (spec: Json, reference: string): Json =>
    at(
      spec,
      reference
        .slice(2)
        .split('/')
        .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')),
    );
  const referenceOf = (value: Json): string | undefined =>
    isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;

  /** The number of members left of `room` after resolving a value; negative if it does not fit. */
  const roomAfter = (spec: Json, value: Json, room: number): number => {
    if (room < 0 || !isObject(value)) return room - 1;
    const reference = referenceOf(value);
    if (reference !== undefined) return roomAfter(spec, target(spec, reference), room - 1);
    return Object.values(value).reduce<number>((left, one) => roomAfter(spec, one, left), room - 1);
  };

  /** A value with its references resolved, except those to large schemas, which keep their title and type. */
  const resolved = (spec: Json, value: Json): Json => {
    if (!isObject(value)) return value;
    if (Array.isArray(value)) return value.map((one) => resolved(spec, one));
    const reference = referenceOf(value);
    if (reference === undefined) {
      const members = Object.entries(value).map(([name, one]) => [name, resolved(spec, one)]);
      return Object.fromEntries(members);
    }
    const found = target(spec, reference);
    const isLarge = reference.startsWith(SCHEMA) && roomAfter(spec, found, LARGE) < 0;
    if (isLarge && isObject(found)) return { title: found.title, type: found.type, ...value };
    return resolved(spec, found);
  };

  /** Props of an element with one more attribute. */
  const labelled =
    (label: string): Wrap =>
    (original, { React }) =>
    (props) =>
      React.createElement(original, { 'aria-label': label, ...props });

  const schema: Wrap = (original, { React, specSelectors }) => {
    const known = new Map<string, Json>();
    return (props) => {
      const reference = referenceOf(props.schema);
      if (reference === undefined) return React.createElement(original, props);
      if (!known.has(reference)) {
        const spec = specSelectors.specJS();
        known.set(reference, resolved(spec, target(spec, reference)));
      }
      return React.createElement(original, { ...props, schema: known.get(reference) });
    };
  };

  const response: Wrap =
    (original, { React }) =>
    (props) => {
      const [isOpen, setOpen] = React.useState(false);
      const whole = React.createElement(original, props);
      const examples = (props.response as { getIn(path: string[]): unknown }).getIn([
        'content',
        'application/problem+json',
        'examples',
      ]) as { toJS(): Readonly<Record<string, { readonly summary: string }>> } | undefined;
      if (examples === undefined) return whole;
      const titles = Object.values(examples.toJS()).map(({ summary }) => summary);
      const button = React.createElement(
        'button',
        { type: 'button', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
        titles.join(' · '),
      );
      const row = React.createElement(
        'tr',
        { className: 'response problem' },
        React.createElement('td', { className: 'response-col_status' }, props.code),
        React.createElement('td', { className: 'response-col_description' }, button),
      );
      return React.createElement(React.Fragment, null, row, isOpen ? whole : null);
    };

  const inLabel: Wrap =
    (original, { React }) =>
    (props) =>
      React.createElement(
        'label',
        null,
        React.createElement('span', { className: 'unseen' }, 'Example'),
        React.createElement(original, props),
      );

  /** The headings of the operations are of level 3, below no heading of level 2. */
  const header: Wrap =
    (original, { React }) =>
    (props) =>
      React.createElement(
        'header',
        { role: 'banner' },
        React.createElement(original, props),
        React.createElement('h2', { className: 'unseen' }, 'Operations'),
      );

  /** The table of responses has the role of a region without a name; here it is a table again. */
  const responses: Wrap =
    (original, { React }) =>
    (props) => {
      const ref = (element: Element | null): void => {
        element?.querySelector('table[role="region"]')?.removeAttribute('role');
      };
      return React.createElement('div', { ref }, React.createElement(original, props));
    };

  return {
    fn: {
      resolveSubtree: async (spec, path) => ({ spec: resolved(spec, at(spec, path)), errors: [] }),
    },
    wrapComponents: {
      JSONSchema202012: schema,
      response,
      responses,
      TextArea: labelled('Request body'),
      ExamplesSelect: inLabel,
      InfoContainer: header,
      ServersContainer: () => () => null,
    },
  };
}
