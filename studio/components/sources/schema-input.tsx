import { useState } from 'preact/hooks';
import type { Fault } from '../../../src/page/index.js';
import type { JsonSchema } from '../../state/catalogue-search.js';
import { readsJson, valueOfText } from '../../state/json-text.js';

export interface InputProps {
  readonly id: string;
  readonly schema: JsonSchema;
  /** Undefined if the constraint has its default. */
  readonly value: unknown;
  readonly faults: readonly Fault[];
  readonly describedBy: string;
  /** Sets the constraint; undefined removes it. */
  readonly onChange: (value: unknown) => void;
}

/** An input for a value with this JSON Schema. What no simpler input can write is written as JSON. */
export function SchemaInput(props: InputProps) {
  const { schema, value } = props;
  if (schema.type === 'boolean') return <FlagInput {...props} />;
  if (schema.enum !== undefined) return <EnumInput {...props} />;
  if (schema.type === 'integer' || schema.type === 'number') {
    return <LineInput {...props} isFree inputMode="decimal" />;
  }
  if (schema.type === 'string') return <LineInput {...props} />;
  if (isListOfScalars(schema) && isScalarList(value)) return <ListInput {...props} />;
  if (isTagged(schema)) return <TaggedInput {...props} />;
  return <JsonInput {...props} />;
}

function common({ id, faults, describedBy }: InputProps) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': faults.length > 0 ? ('true' as const) : undefined,
  };
}

function FlagInput(props: InputProps) {
  const { schema, value, onChange } = props;
  const usual = schema.default === true;
  return (
    <input
      {...common(props)}
      type="checkbox"
      checked={value === undefined ? usual : value === true}
      onChange={(event) => {
        const { checked } = event.currentTarget;
        onChange(checked === usual ? undefined : checked);
      }}
    />
  );
}

function EnumInput(props: InputProps) {
  const { schema, value, onChange } = props;
  const options = schema.enum ?? [];
  const usual = schema.default;
  return (
    <select
      {...common(props)}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        onChange(options.find((option) => String(option) === text && text !== ''));
      }}
    >
      <option value="">
        {usual === undefined ? 'any' : `${String(usual) || '(empty)'} (default)`}
      </option>
      {options
        .filter((option) => option !== usual)
        .map((option) => (
          <option key={String(option)} value={String(option)}>
            {String(option)}
          </option>
        ))}
    </select>
  );
}

interface LineInputProps extends InputProps {
  /** Whether a number or a truth value is one. Any other text stays as it is, so that the engine can say what is wrong. */
  readonly isFree?: boolean;
  readonly inputMode?: 'decimal';
  /** Writes the default, which stands where nothing is typed. */
  readonly show?: (usual: unknown) => string;
}

/** A text, a number or a truth value in one line. */
function LineInput({ isFree = false, inputMode, show = String, ...props }: LineInputProps) {
  const { schema, value, onChange } = props;
  return (
    <input
      {...common(props)}
      inputMode={inputMode}
      autocomplete="off"
      spellcheck={false}
      placeholder={schema.default === undefined ? 'none' : show(schema.default)}
      value={value === undefined ? '' : String(value)}
      onInput={(event) => onChange(scalarOf(event.currentTarget.value, isFree))}
    />
  );
}

/** A value a line. */
function ListInput(props: InputProps) {
  const { schema, value, onChange } = props;
  const items = (value ?? []) as readonly unknown[];
  const isText = schema.items?.type === 'string';
  const usual = Array.isArray(schema.default) ? schema.default : [];
  return (
    <textarea
      {...common(props)}
      rows={Math.min(8, Math.max(3, items.length + 1))}
      spellcheck={false}
      placeholder={usual.length > 0 ? usual.join('\n') : 'one value a line'}
      value={items.map(String).join('\n')}
      onInput={(event) => {
        const lines = event.currentTarget.value.split('\n');
        const isEmpty = lines.every((line) => line === '');
        onChange(isEmpty ? undefined : lines.map((line) => scalarOf(line, !isText) ?? ''));
      }}
    />
  );
}

/** One of several kinds, such as a distribution, each with members of its own. */
function TaggedInput(props: InputProps) {
  const { id, schema, value, onChange, faults, describedBy } = props;
  const kinds = schema.oneOf ?? [];
  const members = (value ?? {}) as Readonly<Record<string, unknown>>;
  const kind = kinds.find((one) => one.properties?.kind?.const === members.kind);
  return (
    <span class="tagged">
      <select
        {...common(props)}
        value={String(members.kind ?? '')}
        onChange={(event) => {
          const next = event.currentTarget.value;
          onChange(next === '' ? undefined : { kind: next, ...startOf(kinds, next) });
        }}
      >
        <option value="">default</option>
        {kinds.map((one) => (
          <option
            key={String(one.properties?.kind?.const)}
            value={String(one.properties?.kind?.const)}
          >
            {String(one.properties?.kind?.const).replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      {Object.entries(kind?.properties ?? {})
        .filter(([name]) => name !== 'kind')
        .map(([name, part]) => (
          <span class="tagged-member" key={name}>
            <label for={`${id}-${name}`}>{name.replaceAll('_', ' ')}</label>
            <SchemaInput
              id={`${id}-${name}`}
              schema={part}
              value={members[name]}
              faults={faults.filter(({ path }) => path.endsWith(`/${name}`))}
              describedBy={describedBy}
              onChange={(next) => onChange({ ...members, [name]: next })}
            />
          </span>
        ))}
    </span>
  );
}

/** Values for the required numbers of a kind, so that the choice is valid at once. */
function startOf(kinds: readonly JsonSchema[], kind: string): Readonly<Record<string, unknown>> {
  const chosen = kinds.find((one) => one.properties?.kind?.const === kind);
  const required = (chosen?.required ?? []).filter((name) => name !== 'kind');
  return Object.fromEntries(
    required.map((name) => {
      const part = chosen?.properties?.[name];
      return [name, part?.default ?? (part?.type === 'array' ? [1, 1] : 1)];
    }),
  );
}

/** A value that has no simpler form, as JSON. A text that is no JSON stays, as a value with a fault. */
function JsonInput(props: InputProps) {
  const { schema, value, onChange } = props;
  const written = textOfValue(value);
  // What is being typed keeps its form until the input is left.
  const [draft, setDraft] = useState<string | undefined>(undefined);
  return (
    <textarea
      {...common(props)}
      class="code"
      rows={Math.min(10, Math.max(2, (draft ?? written).split('\n').length))}
      spellcheck={false}
      placeholder={schema.default === undefined ? 'none' : JSON.stringify(schema.default)}
      value={draft ?? written}
      onInput={(event) => {
        const text = event.currentTarget.value;
        setDraft(text);
        onChange(readsJson(schema, text) ? valueOfText(text) : scalarOf(text, true));
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}

function textOfValue(value: unknown): string {
  if (value === undefined) return '';
  return isCompound(value) ? JSON.stringify(value, undefined, 1) : String(value);
}

/** The value of a text: a number or a truth value if it reads as one and `isFree` allows it. */
function scalarOf(text: string, isFree: boolean): unknown {
  if (text === '') return undefined;
  if (!isFree) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  // A text such as "1." or "-0" would lose what is still being typed.
  return Number.isFinite(number) && String(number) === text ? number : text;
}

function isListOfScalars({ type, items }: JsonSchema): boolean {
  return (
    type === 'array' && items !== undefined && items.type !== 'object' && items.type !== 'array'
  );
}

function isScalarList(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && !value.some(isCompound));
}

function isCompound(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isTagged({ oneOf }: JsonSchema): boolean {
  return oneOf?.every(({ properties }) => properties?.kind?.const !== undefined) === true;
}
